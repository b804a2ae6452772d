export { CheapestWays } from './cheapest-ways.tsx'
export { PlanOffer } from './plan-offer.tsx'
