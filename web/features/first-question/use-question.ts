import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { searchLimits } from '#contract/automated-search/search-limits.ts'
import type { Wish } from '#contract/automated-search/wish.ts'
import { paths } from '#contract/core/paths.ts'
import type { UnderstoodQuestion } from '#contract/first-question/first-question.ts'
import { planPath, useWishDraft } from '#web/features/automated-search/index.ts'
import { questionQuery } from './first-question.api.ts'
import { questionStore } from './question-store.ts'
import { withAll, withoutAll } from './wish-changes.ts'
import { words } from './words.ts'

/** The words in the field, what they were understood to mean, and the wish that comes of it: the same draft as the box beside the search. */
export function useQuestion() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { draft, keepDraft } = useWishDraft()
  const [store] = useState(questionStore)
  const [{ text, asked }, setQuestion] = useState(() => store.read() ?? { text: '', asked: '' })
  useEffect(() => store.keep({ text, asked, path: pathname }), [store, text, asked, pathname])
  const [problem, setProblem] = useState('')
  const [isAsking, setAsking] = useState(false)
  const { data } = useQuery({ ...questionQuery(asked), enabled: asked !== '' })
  const understood = asked === '' ? undefined : data
  const { wish } = draft

  const change = (next: Wish) => {
    keepDraft({ ...draft, wish: next })
    setProblem('')
  }
  const search = (typed: string) => void navigate(paths.filteredCourses(typed))
  const showPlan = (wanted: Wish) => {
    if (wanted.length > 0) return void navigate(planPath({ ...draft, wish: wanted }))
    setProblem(understood?.decision === 'ask' ? words.chooseOne : words.chooseFirst)
  }
  /** What an earlier question brought into the wish goes again with it. */
  const ask = async (typed: string, leadsOn: boolean) => {
    setAsking(true)
    setProblem('')
    try {
      const answer = await client.fetchQuery(questionQuery(typed))
      const next = withAll(withoutAll(wish, optionsOf(understood)), clearOnes(answer)).slice(0, searchLimits.skills.max)
      setQuestion({ text: typed, asked: typed })
      store.keep({ text: typed, asked: typed, path: pathname })
      change(next)
      if (answer.decision === 'search' && leadsOn) search(typed)
      if (answer.decision === 'plan' && leadsOn) showPlan(next)
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setAsking(false)
    }
  }
  const submit = () => {
    const typed = text.trim()
    if (isAsking) return
    if (typed !== '' && (typed !== asked || understood?.decision === 'search')) return void ask(typed, true)
    showPlan(wish)
  }
  return {
    text,
    setText: (next: string) => {
      setQuestion({ text: next, asked })
      setProblem('')
    },
    asked,
    understood,
    wish,
    isFull: wish.length >= searchLimits.skills.max,
    change,
    ask,
    submit,
    isAsking,
    problem,
  }
}

const optionsOf = (question: UnderstoodQuestion | undefined): Wish =>
  question?.understood.flatMap(({ options }) => options.flatMap(({ skills }) => skills)) ?? []

/** What is meant without a choice to make. */
const clearOnes = ({ understood }: UnderstoodQuestion): Wish =>
  understood.flatMap(({ options: [first, second] }) => (first && !second ? first.skills : []))
