import { useQuery } from '@tanstack/react-query'
import { counted } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { refundsQuery } from './refunds.api.ts'

/** For an author who had too few points when a course was returned. */
export function OwedNote() {
  const { data } = useQuery(refundsQuery())
  if (!data?.owed) return null
  return <Notice>{`You owe ${counted(data.owed, 'point')} for returned courses; they are taken from your next sales.`}</Notice>
}
