export { forgetPerson, ownData } from './personal-data.queries.ts'
export { addCourseSkills, listUserSkills } from './skills.queries.ts'
export { skillsRoutes } from './skills.routes.ts'
