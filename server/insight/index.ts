export { countLearners } from './count-learners.ts'
export { insightRoutes } from './insight.routes.ts'
export { listLearners } from './learner-figures.queries.ts'
export { saveViews } from './views.queries.ts'
