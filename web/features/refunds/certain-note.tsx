import { useQuery } from '@tanstack/react-query'
import { counted, formatDay, formatNumber } from '#web/ui/format.ts'
import { refundsQuery } from './refunds.api.ts'

/** What of a balance can be spent. All of it, as long as nothing else is known. */
export function useCertain(balance: number): number {
  const { data } = useQuery(refundsQuery())
  return Math.min(balance, data?.certain ?? balance)
}

/** For an author whose buyers can still return courses: how much is certain, and when more will be. */
export function CertainNote({ balance, className }: { balance: number; className?: string | undefined }) {
  const { data } = useQuery(refundsQuery())
  if (!data?.moreCertainUTC || !data.allCertainUTC || data.certain >= balance) return null
  const [more, all] = [formatDay(data.moreCertainUTC), formatDay(data.allCertainUTC)]
  const when = more === all ? `They will be certain on ${more}.` : `More will be certain on ${more}, all on ${all}.`
  return (
    <p className={className}>
      {`You can spend ${formatNumber(data.certain)} of your ${counted(balance, 'point')}. The others come from sales that can still be returned. ${when}`}
    </p>
  )
}
