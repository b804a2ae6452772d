export { findGoalPlans } from './find-goal-plans.ts'
export { goalsEndpoints, goalsResponse } from './goals.endpoints.ts'
export { addGoal } from './keep-goals.ts'
