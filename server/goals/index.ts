export { goalsResponse, goalsRoutes } from './goals.routes.ts'
export { addGoal } from './keep-goals.ts'
