export { listCreatedCourses } from './courses.queries.ts'
