import { locale } from '#contract/core/sentences.ts'
import type { Db } from '#server/core/database/db.ts'
import type { Refused } from '#server/core/refusals.ts'
import { type Funds, readFunds } from './funds.queries.ts'
import { refusals } from './words.ts'

/** Refuses to spend more than what is certain. The account must be locked, so that nothing is sold, returned or spent in between. */
export async function refuseSpending(db: Db, userId: number, points: number, now: Date): Promise<Funds> {
  const funds = await readFunds(db, userId, now)
  if (points > funds.certain) throw tooFew(points, funds)
  return funds
}

/** How much is missing, and what of the balance is certain when. */
function tooFew(points: number, { balance, certain, moreAt, allAt }: Funds): Refused {
  const count = points - certain
  if (!moreAt || !allAt || certain === balance) return refusals.tooFew({ count })
  const [first, last] = [dayText(moreAt), dayText(allAt)]
  return first === last
    ? refusals.tooFewUntilDay({ count, certain, balance, day: first })
    : refusals.tooFewUntilDays({ count, certain, balance, first, last })
}

const dayText = (date: Date) =>
  date.toLocaleDateString(locale, { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
