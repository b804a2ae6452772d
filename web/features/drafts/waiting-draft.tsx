import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { counted, formatShortDay } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { draftsQuery } from './drafts.api.ts'
import { draftName } from './own-drafts.tsx'

/** Above an empty editor: new courses that were begun before. It stays when the next one is begun, so that nothing moves under the fingers. */
export function WaitingDraft({ exceptId }: { exceptId: number | undefined }) {
  const { data } = useQuery(draftsQuery())
  const begun = (data?.drafts ?? []).filter(
    ({ id, courseId, state }) => courseId === null && state === 'draft' && id !== exceptId,
  )
  const [last] = begun
  if (!last) return null
  const named = `“${draftName(last)}” from ${dayName(last.savedUTC)}`
  return (
    <Notice>
      {begun.length === 1 ? `You have a draft ${named}: ` : `You have ${counted(begun.length, 'draft')}, the last one ${named}: `}
      <Anchor component={Link} to={paths.createCourse(last.id)} inherit underline="always">
        continue it
      </Anchor>
      {begun.length > 1 && (
        <>
          {', '}
          <Anchor component={Link} to={paths.teaching()} inherit underline="always">
            see all drafts
          </Anchor>
        </>
      )}
      , or start a new one below.
    </Notice>
  )
}

/** "today", "yesterday", "Nov 3" */
function dayName(utc: string): string {
  const midnight = (date: Date) => date.setHours(0, 0, 0, 0)
  const daysAgo = Math.round((midnight(new Date()) - midnight(new Date(utc))) / (24 * 3600 * 1000))
  return ['today', 'yesterday'][daysAgo] ?? formatShortDay(utc)
}
