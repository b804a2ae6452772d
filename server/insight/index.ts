export { insightRoutes } from './insight.routes.ts'
export { saveViews } from './views.queries.ts'
