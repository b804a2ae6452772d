export { checkLedger } from './ledger.queries.ts'
export { payForCourses } from './pay-for-courses.ts'
export { balanceOf, issuePoints, openPointAccount } from './points.queries.ts'
export { pointsRoutes } from './points.routes.ts'
