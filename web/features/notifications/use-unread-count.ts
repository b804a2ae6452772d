import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { streamNotifications, type UnreadCount } from '#contract/notifications/notifications.ts'
import { CallError } from '#web/core/call-error.ts'
import { callEvents } from '#web/core/call-events.ts'
import { listKey } from './notifications.api.ts'

/** Seconds between tries: the first, and the longest. */
const [shortest, longest] = [2, 60]

/** How many notifications are unread. It is undefined until the server has said so, and changes as the server says. */
export function useUnreadCount(): number | undefined {
  const client = useQueryClient()
  const [unread, setUnread] = useState<number>()
  useEffect(() => {
    const stop = new AbortController()
    void follow(client, setUnread, stop.signal)
    return () => stop.abort()
  }, [client])
  return unread
}

/** A hidden window has no stream: browsers allow few connections to a server, and nobody looks at its bell. */
async function follow(client: QueryClient, onCount: (unread: number) => void, stopped: AbortSignal) {
  const onEvent = (data: unknown) => {
    onCount((data as UnreadCount).unread)
    void client.invalidateQueries({ queryKey: listKey })
  }
  for (let wait = shortest; !stopped.aborted; ) {
    await untilVisible(stopped)
    try {
      await callEvents(streamNotifications, { signal: AbortSignal.any([stopped, whenHidden(stopped)]), onEvent })
      wait = shortest
    } catch (error) {
      wait = error instanceof CallError ? (error.retryAfter ?? Math.min(longest, wait * 2)) : shortest
    }
    await pause(wait * 1000 * (0.5 + Math.random() / 2), stopped)
  }
}

const isHidden = () => document.visibilityState === 'hidden'

function whenHidden(stopped: AbortSignal): AbortSignal {
  const hidden = new AbortController()
  const check = () => isHidden() && hidden.abort()
  document.addEventListener('visibilitychange', check, { signal: AbortSignal.any([stopped, hidden.signal]) })
  check()
  return hidden.signal
}

const untilVisible = (stopped: AbortSignal) =>
  new Promise<void>((resolve) => {
    const visible = new AbortController()
    const check = () => {
      if (isHidden() && !stopped.aborted) return
      visible.abort()
      resolve()
    }
    document.addEventListener('visibilitychange', check, { signal: visible.signal })
    stopped.addEventListener('abort', check, { signal: visible.signal })
    check()
  })

/** Ends early when the browser is connected again. */
const pause = (milliseconds: number, stopped: AbortSignal) =>
  new Promise<void>((resolve) => {
    const over = new AbortController()
    const timer = setTimeout(() => over.abort(), milliseconds)
    over.signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
    addEventListener('online', () => over.abort(), { signal: over.signal })
    stopped.addEventListener('abort', () => over.abort(), { signal: over.signal })
  })
