export { countLearners } from './count-learners.ts'
export { insightRoutes } from './insight.routes.ts'
export { saveViews } from './views.queries.ts'
