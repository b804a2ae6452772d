export { ownData } from './personal-data.queries.ts'
export { refundsEndpoints } from './refunds.endpoints.ts'
export { returnCourse } from './return-course.ts'
