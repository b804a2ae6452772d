import { guestPlan } from '#contract/kept-plans/guest-plan.ts'
import type { Parts } from '#server/core/app.ts'
import { upsertPlan } from './kept-plans.queries.ts'

/** At every sign-in: the guest's plan, if there is one, takes the place of the user's, because it was put into the cart last. */
export async function keepGuestPlan({ db, clock }: Parts, userId: number, text: string): Promise<void> {
  const plan = guestPlan(text)
  if (plan) await upsertPlan(db, userId, plan, clock.now())
}
