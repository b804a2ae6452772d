export { forgetPerson, ownData } from './personal-data.queries.ts'
export { rateCourse } from './rate-course.ts'
export { ratingsRoutes } from './ratings.routes.ts'
export { markHelpful, reply } from './respond.ts'
