import { useSyncExternalStore } from 'react'
import { guestPlan, guestPlanText, type PlanToKeep } from '#contract/kept-plans/guest-plan.ts'
import { storedText } from '#web/core/stored-text.ts'

const stored = storedText('plan')

export const keepGuestPlan = (plan: PlanToKeep) => stored.write(guestPlanText(plan))
export const forgetGuestPlan = () => stored.write('')

/** The guest's plan in the browser, beside the cart: its text, so that it is the same as long as nothing changes. */
export function useGuestPlan(): string {
  const plan = guestPlan(useSyncExternalStore(stored.subscribe, stored.read))
  return plan ? guestPlanText(plan) : ''
}
