export { plannedDaysQuery, routesQuery } from './learning-routes.api.ts'
export { PlannedItems } from './planned-items.tsx'
export { RouteCards } from './route-cards.tsx'
export { ThisWeek } from './this-week.tsx'
