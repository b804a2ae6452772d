export { Goals } from './goal-choice.tsx'
export { goalsQuery } from './goals.api.ts'
