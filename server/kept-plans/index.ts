export { keepGuestPlan } from './keep-guest-plan.ts'
export { keptPlansEndpoints } from './kept-plans.endpoints.ts'
export { planStep } from './kept-plans.queries.ts'
export { forgetPerson, ownData } from './personal-data.queries.ts'
