export { beginOfPeriod } from './sales.queries.ts'
export { resolveRange, unitFor } from './sales-range.ts'
export { statisticsRoutes } from './statistics.routes.ts'
