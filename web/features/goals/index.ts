export { goalsQuery } from './goals.api.ts'
