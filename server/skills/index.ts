export { listUserSkills } from './skills.queries.ts'
