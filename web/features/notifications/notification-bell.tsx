import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { limits } from '#contract/core/limits.ts'
import { useSession } from '#web/core/session.ts'
import { storage } from '#web/core/storage.ts'
import { Dropdown } from '#web/ui/dropdown.tsx'
import { icon } from '#web/ui/first-icons.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { LoadingRows } from '#web/ui/loading.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { choicesQuery, storeTimeZone } from './notifications.api.ts'
import { useUnreadCount } from './use-unread-count.ts'
import { words } from './words.ts'

const NotificationPanel = lazyPart(async () => (await import('./notification-panel.tsx')).NotificationPanel)

const BellIcon = icon(
  <>
    <path d="M10 3a4.8 4.8 0 0 0-4.8 4.8c0 3.6-1.5 5-1.5 5.9h12.6c0-.9-1.5-2.3-1.5-5.9A4.8 4.8 0 0 0 10 3Z" />
    <path d="M8.2 16.4a2 2 0 0 0 3.6 0" />
  </>,
)

/** Not more often does a screen reader say that something is new. */
const quietFor = 60_000

interface NotificationBellProps {
  buttonClass: string
  countClass: string | undefined
}

/** The number of unread notifications, and the newest ones in a panel. */
export function NotificationBell({ buttonClass, countClass }: NotificationBellProps) {
  const known = useUnreadCount()
  const unread = known ?? 0
  useStoredTimeZone()
  const shown = unread < limits.notifications.shown ? String(unread) : `${limits.notifications.shown}+`
  const button = (
    <>
      <BellIcon />
      {unread > 0 && (
        <span key={unread} className={countClass} aria-hidden="true">
          {shown}
        </span>
      )}
    </>
  )
  return (
    <>
      <Dropdown
        button={button}
        buttonClass={buttonClass}
        label={unread > 0 ? words.someUnread({ shown }) : words.title}
        align="end"
        isWide
      >
        <Suspense fallback={<LoadingRows rows={3} height={44} />}>
          <NotificationPanel />
        </Suspense>
      </Dropdown>
      <Announcement unread={known} />
    </>
  )
}

/** Says politely that there is something new. The number that is there when the page opens is nothing new. */
function Announcement({ unread }: { unread: number | undefined }) {
  const [sentence, setSentence] = useState('')
  const before = useRef<number>(undefined)
  const saidAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const isMore = unread !== undefined && before.current !== undefined && unread > before.current
    before.current = unread
    if (!isMore) return
    const timer = setTimeout(
      () => {
        saidAt.current = performance.now()
        setSentence(words.youHave({ count: unread }))
      },
      Math.max(0, saidAt.current + quietFor - performance.now()),
    )
    return () => clearTimeout(timer)
  }, [unread])
  return <VisuallyHidden role="status">{sentence}</VisuallyHidden>
}

/** Tells the portal the time zone, once for each sign-in and zone, so that the daily mail comes in the morning of where one signed in last. */
function useStoredTimeZone() {
  const sessionId = useSession().claims?.sid
  const client = useQueryClient()
  useEffect(() => {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
    const value = `${sessionId} ${zone}`
    if (!sessionId || storage.get('timeZone') === value) return
    storeTimeZone(zone).then(
      async () => {
        storage.set('timeZone', value)
        // The screen with the choices may be open or opening, and shows the zone.
        await client.invalidateQueries({ queryKey: choicesQuery().queryKey, refetchType: 'all' })
      },
      // The portal may not know the zone, or cannot be reached. The next visit tries again.
      () => {},
    )
  }, [sessionId, client])
}
