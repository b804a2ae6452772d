import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { formatShortDay } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { draftsQuery } from './drafts.api.ts'
import { draftName } from './own-drafts.tsx'
import { words } from './words.ts'

/** Above an empty editor: new courses that were begun before. It stays when the next one is begun, so that nothing moves under the fingers. */
export function WaitingDraft({ exceptId }: { exceptId: number | undefined }) {
  const { data } = useQuery(draftsQuery())
  const begun = (data?.drafts ?? []).filter(
    ({ id, courseId, state }) => courseId === null && state === 'draft' && id !== exceptId,
  )
  const [last] = begun
  if (!last) return null
  return (
    <Notice>
      {words.haveDraft({
        count: begun.length,
        course: draftName(last),
        day: dayName(last.savedUTC),
        last: (text) => (
          <Anchor component={Link} to={paths.createCourse(last.id)} inherit underline="always">
            {text}
          </Anchor>
        ),
        all: (text) => (
          <Anchor component={Link} to={paths.teaching()} inherit underline="always">
            {text}
          </Anchor>
        ),
      })}
    </Notice>
  )
}

/** "today", "yesterday", "Nov 3" */
function dayName(utc: string): string {
  const midnight = (date: Date) => date.setHours(0, 0, 0, 0)
  const daysAgo = Math.round((midnight(new Date()) - midnight(new Date(utc))) / (24 * 3600 * 1000))
  return [words.today, words.yesterday][daysAgo] ?? formatShortDay(utc)
}
