export { learningRoutes } from './learning.routes.ts'
export { forgetPerson, ownData } from './personal-data.queries.ts'
