export { toLearn } from './course-to-learn.ts'
export { learningRoutes } from './learning.routes.ts'
export { forgetPerson, ownData } from './personal-data.queries.ts'
