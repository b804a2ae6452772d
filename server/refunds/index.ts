export { ownData } from './personal-data.queries.ts'
export { refundsRoutes } from './refunds.routes.ts'
export { returnCourse } from './return-course.ts'
