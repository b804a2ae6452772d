import { type ComponentType, useEffect, useState } from 'react'

const touches = ['pointerdown', 'keydown', 'click'] as const
const atTheLatest = 5000

/**
 * Nothing is notified before somebody has done something, so the code is no part of the first load: it comes with the first touch,
 * or a little later by itself. Where it does not come, the next touch asks again.
 */
export function LaterNotifications() {
  const [Notifications, setNotifications] = useState<ComponentType>()
  useEffect(() => {
    const waiting = new AbortController()
    const load = async () => {
      const module = await import('../ui/notifications.tsx').catch(() => undefined)
      if (!module) return
      waiting.abort()
      setNotifications(() => module.Notifications)
    }
    for (const kind of touches) addEventListener(kind, load, { capture: true, signal: waiting.signal })
    const timer = setTimeout(load, atTheLatest)
    return () => {
      clearTimeout(timer)
      waiting.abort()
    }
  }, [])
  return Notifications && <Notifications />
}
