export { beginOfPeriod } from './sales.queries.ts'
export { resolveRange, unitFor } from './sales-range.ts'
export { statisticsEndpoints } from './statistics.endpoints.ts'
