import { useEffect, useState, useSyncExternalStore } from 'react'
import { useBeforeUnload } from 'react-router'
import { useSession } from '#web/core/session.ts'
import { notifyProblem } from '#web/ui/notify.tsx'
import { AnswerKeeper } from './answer-keeper.ts'
import { type OpenAttempt, saveAnswer } from './checks.api.ts'
import { keptAnswers } from './kept-answers.ts'

/** The answers of an open attempt, with what saves them. */
export function useAnswers(attempt: OpenAttempt, onRefused: () => void) {
  const userId = useSession().claims?.sub ?? ''
  const [{ keeper, kept }] = useState(() => {
    const kept = keptAnswers(userId, attempt.id)
    const keeper = new AnswerKeeper({
      answers: attempt.questions.map(({ position, answer }) => [position, answer]),
      kept,
      save: (position, answer) => saveAnswer(attempt.id, position, answer),
      inTurn: (work) => oneTabAtATime(attempt.id, work),
      onRefused,
      onProblem: notifyProblem,
    })
    return { keeper, kept }
  })
  const { answers, saving } = useSyncExternalStore(keeper.subscribe, keeper.snapshot)
  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && keeper.hurry()
    const forgetTab = kept.watch((position, answer) => keeper.adopt(position, answer))
    keeper.open()
    document.addEventListener('visibilitychange', hide)
    addEventListener('pagehide', keeper.leave)
    addEventListener('online', keeper.hurry)
    return () => {
      forgetTab()
      document.removeEventListener('visibilitychange', hide)
      removeEventListener('pagehide', keeper.leave)
      removeEventListener('online', keeper.hurry)
      keeper.close()
    }
  }, [keeper, kept])
  useBeforeUnload((event) => keeper.snapshot().saving === 'failed' && event.preventDefault())
  return { keeper, answers, saving }
}

/** Locks exist only on secure origins. Elsewhere two tabs that change the same answer within a second can overtake each other. */
const oneTabAtATime = <T>(attemptId: number, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(`coursewise-check-${attemptId}`, work) : work()
