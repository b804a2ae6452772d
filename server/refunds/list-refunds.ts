import { limits } from '#contract/core/limits.ts'
import type { Refunds } from '#contract/refunds/refunds.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { owedBy, readFunds } from '#server/points/index.ts'
import { listPurchasesSince, listReturned } from './refunds.queries.ts'
import { returnableUntil, whyNoRefund } from './why-no-refund.ts'

/** What a user can return, has returned, owes for what others returned, and can spend. */
export async function listRefunds({ db, clock }: Parts, userId: number): Promise<Refunds> {
  const now = clock.now()
  const purchases = await listPurchasesSince(db, userId, later(now, { days: -limits.refunds.days }))
  const { certain, moreAt, allAt } = await readFunds(db, userId, now)
  return {
    purchases: purchases.map((purchase) => ({
      courseId: purchase.courseId,
      name: purchase.name,
      price: purchase.price,
      movementId: purchase.movementId,
      untilUTC: returnableUntil(purchase).toISOString(),
      refusal: whyNoRefund(purchase, now)?.message ?? null,
    })),
    returnedCourseIds: await listReturned(db, userId),
    owed: await owedBy(db, userId),
    certain,
    moreCertainUTC: moreAt?.toISOString() ?? null,
    allCertainUTC: allAt?.toISOString() ?? null,
  }
}
