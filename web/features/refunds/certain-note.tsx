import { useQuery } from '@tanstack/react-query'
import { paragraph } from '#web/core/sentences.ts'
import { formatDay } from '#web/ui/format.ts'
import { common } from '#web/ui/words.ts'
import { refundsQuery } from './refunds.api.ts'
import { words } from './words.ts'

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
  const certain = words.certain({ certain: data.certain, points: common.points({ count: balance }) })
  const when = more === all ? words.restIsCertain({ day: more }) : words.moreIsCertain({ more, all })
  return <p className={className}>{paragraph(certain, when)}</p>
}
