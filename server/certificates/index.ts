export { certificatesRoutes } from './certificates.routes.ts'
export { completeCourses } from './complete-courses.ts'
