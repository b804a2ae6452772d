import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { listSuggestions, type Suggestion } from '#contract/courses/suggestions.ts'
import { call } from '#web/core/call.ts'
import { goalsQuery } from '#web/features/goals/index.ts'
import { OptionPanel, optionId, useActiveOption } from '#web/ui/option-panel.tsx'
import { useAfterPause } from '#web/ui/use-after-pause.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './suggestions.module.css'
import { words } from './words.ts'

interface SuggestionsProps {
  text: string
  /** The field that somebody types into. It keeps the focus, so it says what is listed and has the keys. */
  field: RefObject<HTMLInputElement | null>
  onText: (text: string) => void
  /** Which kinds are suggested; all, if it is missing. */
  kinds?: Suggestion['kind'][]
  /** Instead of going to the page of what is chosen. */
  onChoose?: (suggestion: Suggestion) => void
  /** Where one must be chosen: what is said if nothing is found. There, one letter is enough, because it may be a whole name. */
  none?: string
  /** After one was chosen. */
  onClose: () => void
}

/** With less, everything would be suggested. */
const leastLetters = 2

const suggestionsQuery = (typed: string) => ({
  queryKey: ['suggestions', typed],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listSuggestions, { params: { typed }, signal }),
  placeholderData: keepPreviousData,
})

/** What somebody may mean who is typing into the search of the bar. */
export function Suggestions({ text, field, onText, kinds, onChoose, none, onClose }: SuggestionsProps) {
  const id = useId()
  const navigate = useNavigate()
  const [closedAt, setClosedAt] = useState<string>()
  const typed = useAfterPause(text.trim())
  const least = none ? 1 : leastLetters
  const query = useQuery({ ...suggestionsQuery(typed), enabled: typed.length >= least })
  const { data: goals = [] } = useQuery(goalsQuery())
  const isGoal = (id: number) => goals.some((goal) => goal.id === id && goal.skills.length > 0)
  const shown = (query.data ?? []).filter(({ kind, id }) => (!kinds || kinds.includes(kind)) && (kind !== 'goal' || isGoal(id)))
  const { active, move, reset } = useActiveOption(shown.length, -1)
  const activeId = active >= 0 && active < shown.length ? optionId(id, active) : undefined
  const isOpen = text.trim().length >= least && text !== closedAt
  const isListed = isOpen && shown.length > 0
  const isAnswered = query.isSuccess && !query.isPlaceholderData
  // A single letter mostly begins a longer word.
  const isNone = none !== undefined && isOpen && isAnswered && shown.length === 0 && typed.length >= leastLetters
  const choose = (place: number) => {
    const suggestion = shown[place]
    if (!suggestion) return
    onText('')
    onClose()
    if (onChoose) return onChoose(suggestion)
    navigate(pathOf(suggestion, goals.find((goal) => goal.id === suggestion.id)?.skills ?? []))
  }
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event
    if (event.isComposing || !(isListed || isNone)) return
    if (key === 'ArrowDown') move(1)
    else if (key === 'ArrowUp') move(-1)
    else if (key === 'Enter' && activeId) choose(active)
    else if (key === 'Escape' && activeId) reset()
    else if (key === 'Escape') setClosedAt(text)
    else return reset()
    event.preventDefault()
  })
  useEffect(() => {
    const input = field.current
    input?.setAttribute('autocomplete', 'off')
    input?.setAttribute('aria-autocomplete', 'list')
    input?.addEventListener('keydown', pressKey)
    return () => input?.removeEventListener('keydown', pressKey)
  }, [field])
  useEffect(() => {
    const input = field.current
    if (!input || !isListed) return
    for (const [name, value] of Object.entries(says(id, activeId))) input.setAttribute(name, value)
    return () => {
      for (const name of Object.keys(says(id, activeId))) input.removeAttribute(name)
      input.setAttribute('aria-expanded', 'false')
    }
  }, [field, isListed, id, activeId])
  return (
    <>
      {(isListed || isNone) && (
        <OptionPanel
          id={id}
          label={words.suggestions}
          options={shown.map(({ kind, id, name }) => ({
            key: `${kind}-${id}`,
            content: (
              <span className={classes.suggestion}>
                <span>{name}</span> <small>{words[kind]}</small>
              </span>
            ),
          }))}
          active={active}
          onChoose={choose}
        >
          <p>{none}</p>
        </OptionPanel>
      )}
      <VisuallyHidden role="status">{isListed ? words.found({ count: shown.length }) : isNone && none}</VisuallyHidden>
    </>
  )
}

/** What the field says of its list while there is one. */
const says = (id: string, activeId: string | undefined) => ({
  'aria-expanded': 'true',
  'aria-controls': id,
  ...(activeId && { 'aria-activedescendant': activeId }),
})

function pathOf({ kind, id, name, slug }: Suggestion, skills: { skillId: number; level: number }[]): string {
  if (kind === 'course') return paths.course(id)
  if (kind === 'author') return paths.author(slug ?? '')
  if (kind === 'goal') return paths.plan({ wish: skills })
  return paths.filteredCourses('', kind === 'field' ? { field: [slug ?? ''] } : { skill: [name] })
}
