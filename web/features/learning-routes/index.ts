export { routesQuery } from './learning-routes.api.ts'
export { ThisWeek } from './this-week.tsx'
