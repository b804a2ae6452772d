import type { Db } from '#server/core/database/db.ts'
import { conflict, type Refused } from '#server/core/errors.ts'
import { type Funds, readFunds } from './funds.queries.ts'

/** Refuses to spend more than what is certain. The account must be locked, so that nothing is sold, returned or spent in between. */
export async function refuseSpending(db: Db, userId: number, points: number, now: Date): Promise<Funds> {
  const funds = await readFunds(db, userId, now)
  if (points > funds.certain) throw tooFew(points, funds)
  return funds
}

/** How much is missing, and what of the balance is certain when. */
function tooFew(points: number, { balance, certain, moreAt, allAt }: Funds): Refused {
  const missing = points - certain
  const need = `You need ${counted(missing)} more ${missing === 1 ? 'point' : 'points'}.`
  if (!moreAt || !allAt || certain === balance) return conflict(need)
  const [first, last] = [dayText(moreAt), dayText(allAt)]
  const when = first === last ? `They will be certain on ${first}.` : `More will be certain on ${first}, all on ${last}.`
  return conflict(
    `${need} ${counted(certain)} of your ${counted(balance)} points are certain; the others come from sales that can still be returned. ${when}`,
  )
}

const counted = (points: number) => points.toLocaleString('en-US')
const dayText = (date: Date) =>
  `${date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })}`
