export { checkLedger } from './ledger.queries.ts'
export { payForCourses } from './pay-for-courses.ts'
export { balanceOf, issuePoints, listPointsOf, openPointAccount } from './points.queries.ts'
export { pointsRoutes } from './points.routes.ts'
