import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CheckResult } from '#contract/checks/attempts.ts'
import { CallError, isUnconfirmed } from '#web/core/call-error.ts'
import type { AnswerKeeper } from './answer-keeper.ts'
import { type CheckPlace, checkStateQuery, type ShownState, sendAttempt } from './checks.api.ts'

/** Milliseconds from a failure to the next try. */
const pause = 3000

export interface Sending {
  state: 'no' | 'sending' | 'waiting'
  error?: unknown
}

interface SendOptions {
  place: CheckPlace
  attemptId: number
  keeper: AnswerKeeper
  onSent: (result: CheckResult) => void
}

/** Sends the answers once they are all saved. Without a connection it is tried again until it succeeds or the screen is left. */
export function useSend({ place, attemptId, keeper, onSent }: SendOptions) {
  const client = useQueryClient()
  const [sending, setSending] = useState<Sending>({ state: 'no' })
  const isRunning = useRef(false)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])

  const attempt = async () => {
    await keeper.flush()
    const result = await sendAttempt(attemptId, place.courseId)
    keeper.drop()
    const { queryKey } = checkStateQuery(place)
    await client.cancelQueries({ queryKey })
    client.setQueryData(queryKey, (state) => state && afterSending(state, result))
    void client.invalidateQueries({ queryKey })
    onSent(result)
  }
  const send = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setSending({ state: 'sending' })
    while (!isLeft.current) {
      try {
        await attempt()
        break
      } catch (error) {
        const status = error instanceof CallError ? error.status : 0
        if (!isUnconfirmed(error) && status !== 401 && status !== 429) {
          setSending({ state: 'no', error })
          break
        }
        setSending({ state: 'waiting' })
        await passed(error instanceof CallError ? error.retryAfter : undefined)
      }
    }
    isRunning.current = false
  }
  return { sending, send }
}

/** What the server will say of it, so that no button is shown that goes away a moment later. */
function afterSending(state: ShownState, last: CheckResult): ShownState {
  const { isTrial, pauseMinutes, attemptsLeft } = state
  const pauses = !isTrial && pauseMinutes > 0 && attemptsLeft !== 0
  const nextStartUTC = pauses ? new Date(Date.parse(last.sentAtUTC) + pauseMinutes * 60_000).toISOString() : null
  return { ...state, open: null, last, nextStartUTC, isPassed: state.isPassed || last.isPassed }
}

/** Until a connection is reported, or for a while. */
function passed(seconds = 0): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, Math.max(pause, seconds * 1000))
  addEventListener('online', () => resolve(), { once: true, signal: AbortSignal.timeout(Math.max(pause, seconds * 1000)) })
  return promise.finally(() => clearTimeout(timer))
}
