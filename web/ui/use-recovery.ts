import { useEffect, useEffectEvent, useRef } from 'react'
import { CallError, isAway } from '#web/core/call-error.ts'
import { fetchResponse } from '#web/core/fetch-response.ts'

const shortest = 2
const longest = 60

/**
 * Tries again once the portal can be reached: when the browser is back online, after the time that the server named, or after growing
 * pauses. Checks with a small call first. Other failures are left to the user.
 */
export function useRecovery(error: unknown, recover: () => unknown) {
  const tries = useRef(0)
  const tryAgain = useEffectEvent(recover)
  useEffect(() => {
    if (!isAway(error)) return
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(look, 1000 * pauseAfter(error, tries.current++))
    }
    const look = async () => {
      clearTimeout(timer)
      const isBack = await isReachable(stop.signal)
      if (stop.signal.aborted) return
      wait()
      if (isBack) tryAgain()
    }
    addEventListener('online', look, { signal: stop.signal })
    wait()
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [error])
}

/** Partly random, so that not all clients come back at the same time. */
function pauseAfter(error: unknown, tries: number) {
  const serverWait = error instanceof CallError ? (error.retryAfter ?? 0) : 0
  const growing = shortest * 2 ** Math.min(tries, 5)
  return Math.min(longest, Math.max(serverWait, growing)) * (1 + Math.random() / 4)
}

/** Anything but a server error counts, because a proxy might not pass on this address. */
export const isReachable = (signal?: AbortSignal) =>
  fetchResponse('/health/ready', { signal, cache: 'no-store' }).then(
    () => true,
    (error) => error instanceof CallError && error.status > 0 && error.status < 500,
  )
