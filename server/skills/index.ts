export { forgetPerson, ownData } from './personal-data.queries.ts'
export { skillsEndpoints } from './skills.endpoints.ts'
export { addCourseSkills, listUserSkills } from './skills.queries.ts'
