import { type ComponentType, useEffect, useState } from 'react'

const touches = ['pointerdown', 'keydown', 'click'] as const
const atTheLatest = 5000

/**
 * There are no notifications before the user does something, so their code is not part of the first load: it is loaded with the first
 * input, or a little later by itself. When loading fails, the next input tries again.
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
