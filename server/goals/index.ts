export { goalsEndpoints, goalsResponse } from './goals.endpoints.ts'
export { addGoal } from './keep-goals.ts'
