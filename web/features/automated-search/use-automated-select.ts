import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '#web/core/paths.ts'
import { useSession } from '#web/core/session.ts'
import { useOpenPdf } from '#web/ui/use-open-pdf.ts'
import { planPdf, planQuery, skillNamesQuery } from './automated-search.api.ts'
import { type Asked, askedPath, readAsked } from './wish-address.ts'
import { adoptAsked, keepDraft, useDraft } from './wish-draft.ts'

export type AutomatedSelect = ReturnType<typeof useAutomatedSelect>

/** What replaces the results; it belongs to one visit of the address, so whatever is loaded next takes its place. */
interface InPlace {
  visit: string
  /** Without: skills are being chosen. With: a document that could not be made. */
  problem?: Error
}

/** The box and what it shows instead of the results. The address holds what was searched for, the draft what stands in the box. */
export function useAutomatedSelect() {
  const [params] = useSearchParams()
  const { key: visit } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const viewer = useSession().claims?.sub
  const [inPlace, setInPlace] = useState<InPlace>()
  const [givenUp, setGivenUp] = useState('')

  const inAddress = readAsked(params)
  const askedFor = inAddress.wish.length > 0 ? askedPath(inAddress) : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for the wish, which is a new object each time
  useLayoutEffect(() => {
    if (askedFor) adoptAsked(inAddress)
  }, [askedFor])
  const draft = useNamed(useDraft())
  const asked = useNamed(withNames(inAddress, draft))

  const search = (wanted: Asked) => {
    const path = askedPath(wanted)
    keepDraft(wanted, path)
    setGivenUp('')
    // Whoever presses SEARCH again wants to know what holds now.
    void client.invalidateQueries({ queryKey: planQuery(wanted, viewer).queryKey })
    return navigate(path, { replace: path === askedFor })
  }
  const pdf = useOpenPdf({
    load: () => planPdf(draft),
    fileName: 'learning-plan.pdf',
    onProblem: (problem) => setInPlace({ visit, problem }),
  })
  const shown = inPlace?.visit === visit ? inPlace : undefined
  return {
    draft,
    change: (next: Asked) => {
      keepDraft(next)
      // Nobody waits for the old wish any more, so the server need not go on either.
      const { queryKey } = planQuery(asked, viewer)
      if (askedPath(next) !== askedFor && client.isFetching({ queryKey }) > 0) {
        setGivenUp(askedFor)
        void client.cancelQueries({ queryKey })
      }
      if (shown?.problem) setInPlace(undefined)
    },
    clean: () => {
      keepDraft({ ...draft, wish: [] }, '')
      setInPlace(undefined)
      if (askedFor) navigate(paths.filteredCourses(), { state: { keepsFocus: true } })
    },
    search,
    pdf,
    viewer,
    /** Undefined while the address asks for no plan. */
    asked: askedFor ? asked : undefined,
    /** Since the search; what is shown is then not for what stands in the box. */
    isChanged: askedFor !== askedPath(draft),
    /** The wish was changed while its plan was looked for. */
    isGivenUp: givenUp !== '' && givenUp === askedFor,
    isChoosing: shown !== undefined && !shown.problem,
    choose: () => setInPlace({ visit }),
    endChoosing: () => setInPlace(undefined),
    problem: shown?.problem,
  }
}

/** An address holds numbers alone; the names of its skills come from the server. */
function useNamed({ wish, ...asked }: Asked): Asked {
  const nameless = wish.filter(({ skillName }) => skillName === undefined).map(({ skillId }) => skillId)
  const { data: names } = useQuery({ ...skillNamesQuery(nameless), enabled: nameless.length > 0 })
  return { wish: wish.map((skill) => ({ ...skill, skillName: skill.skillName ?? names?.get(skill.skillId) })), ...asked }
}

function withNames(asked: Asked, named: Asked): Asked {
  const names = new Map(named.wish.map(({ skillId, skillName }) => [skillId, skillName]))
  return { ...asked, wish: asked.wish.map((skill) => ({ ...skill, skillName: names.get(skill.skillId) })) }
}
