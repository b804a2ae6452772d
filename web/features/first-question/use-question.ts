import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { searchLimits } from '#contract/automated-search/search-limits.ts'
import type { Wish } from '#contract/automated-search/wish.ts'
import { paths } from '#contract/core/paths.ts'
import type { UnderstoodQuestion } from '#contract/first-question/first-question.ts'
import { useSession } from '#web/core/session.ts'
import { planPath, useWishDraft } from '#web/features/automated-search/index.ts'
import { questionQuery } from './first-question.api.ts'
import { questionStore } from './question-store.ts'
import { hasAll, withAll, withoutUnchanged } from './wish-changes.ts'
import { words } from './words.ts'

const { max: most } = searchLimits.skills

/** The words in the field, what they were understood to mean, and the wish that comes of it: the same draft as the box beside the search. */
export function useQuestion() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const viewer = useSession().claims?.sub
  const { draft, keepDraft } = useWishDraft()
  const [store] = useState(() => questionStore(viewer))
  const [{ text, asked }, setQuestion] = useState(() => store.read() ?? { text: '', asked: '' })
  useEffect(() => store.keep({ text, asked, path: pathname, viewer }), [store, text, asked, pathname, viewer])
  const [problem, setProblem] = useState('')
  const { mutate, isPending: isAsking } = useMutation({
    mutationFn: (question: string) => client.fetchQuery(questionQuery(question)),
  })
  const { data } = useQuery({ ...questionQuery(asked), enabled: asked !== '' })
  const typed = text.trim()
  // What was not understood belongs to the words that were asked. What they brought stays to be corrected.
  const understood = data && typed !== '' ? { ...data, left: typed === asked ? data.left : [] } : undefined
  const hasChoice = understood?.understood.some(({ options }) => options.length > 1) ?? false
  const { wish } = draft
  const isUnsure = typed === asked && understood?.decision === 'ask' && !hasChoice && wish.length > 0

  const setText = (next: string) => {
    setQuestion({ text: next, asked })
    setProblem('')
  }
  const change = (next: Wish) => {
    keepDraft({ ...draft, wish: next })
    setProblem('')
  }
  const showPlan = (wanted: Wish) => void navigate(planPath({ ...draft, wish: wanted }))
  /** `earlier`: what an earlier question had brought into the wish, which goes again unless it was changed since. */
  const take = (question: string, answer: UnderstoodQuestion, earlier: Wish, leadsOn: boolean) => {
    const next = withAll(withoutUnchanged(wish, earlier), clearOnes(answer))
    setQuestion({ text, asked: question })
    store.keep({ text, asked: question, path: pathname, viewer })
    change(next)
    if (!leadsOn || typed !== question) return
    if (answer.decision === 'search') void navigate(paths.filteredCourses(question))
    if (answer.decision === 'plan') showPlan(next)
  }
  // The answer meets what was typed and chosen while it was on its way.
  const latest = useRef(take)
  useEffect(() => {
    latest.current = take
  })
  const ask = (question: string, leadsOn: boolean) => {
    setText(question)
    const earlier = wish.filter((skill) => hasAll(optionsOf(understood), [skill]))
    // Not for those who have left the page or asked something else meanwhile.
    mutate(question, {
      onSuccess: (answer) => latest.current(question, answer, earlier, leadsOn),
      onError: ({ message }) => setProblem(message),
    })
  }
  const submit = () => {
    if (isAsking) return
    const isNothingLeft = wish.length === 0 && !hasChoice
    if (typed !== '' && (typed !== asked || understood?.decision === 'search' || isNothingLeft)) ask(typed, true)
    else if (wish.length > 0) showPlan(wish)
    else setProblem(hasChoice ? words.chooseOne : words.chooseFirst)
  }
  return {
    text,
    setText,
    asked,
    understood,
    /** Whether something is offered to choose from. */
    hasChoice,
    wish,
    change,
    ask,
    submit,
    isAsking,
    problem,
    advice: wish.length >= most ? words.mostSkills({ most }) : isUnsure ? words.isThisMeant : words.beforeYouDecide,
  }
}

const optionsOf = (question: UnderstoodQuestion | undefined): Wish =>
  question?.understood.flatMap(({ options }) => options.flatMap(({ skills }) => skills)) ?? []

/** What is meant without a choice to make. */
const clearOnes = ({ understood }: UnderstoodQuestion): Wish =>
  understood.flatMap(({ options: [first, second] }) => (first && !second ? first.skills : []))
