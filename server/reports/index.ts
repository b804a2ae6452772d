export { decideReports } from './decide-reports.ts'
export { forgetPerson, ownData } from './personal-data.queries.ts'
export { type NewReport, report } from './report.ts'
export { reportsEndpoints } from './reports.endpoints.ts'
