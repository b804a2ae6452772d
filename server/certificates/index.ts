export { findCertificate } from './certificates.queries.ts'
export { certificatesRoutes } from './certificates.routes.ts'
export { completeCourses } from './complete-courses.ts'
export { readCode } from './read-code.ts'
