import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { notifyProblem } from '#web/ui/notify.tsx'
import { notificationsQuery, useMarkRead } from './notifications.api.ts'
import { words } from './words.ts'

/** Stays focusable when there is nothing to mark, so that the keyboard does not lose its place. */
export function MarkAllButton() {
  const { data = [] } = useQuery(notificationsQuery())
  const { mutate } = useMarkRead()
  const isDone = data.every(({ isRead }) => isRead)
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      aria-disabled={isDone}
      data-disabled={isDone || undefined}
      onClick={() => isDone || mutate(undefined, { onError: notifyProblem })}
    >
      {words.markAll}
    </Button>
  )
}
