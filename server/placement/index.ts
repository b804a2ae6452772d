export { forgetPerson, ownData } from './personal-data.queries.ts'
export { placementEndpoints } from './placement.endpoints.ts'
export { forgetGuests } from './placements.queries.ts'
export { renewDifficulties } from './renew-difficulties.ts'
