import { useQuery } from '@tanstack/react-query'
import { Notice } from '#web/ui/notice.tsx'
import { refundsQuery } from './refunds.api.ts'
import { words } from './words.ts'

/** For an author who had too few points when a course was returned. */
export function OwedNote() {
  const { data } = useQuery(refundsQuery())
  if (!data?.owed) return null
  return <Notice>{words.owed({ count: data.owed })}</Notice>
}
