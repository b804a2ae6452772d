export { countLearners } from './count-learners.ts'
export { insightEndpoints } from './insight.endpoints.ts'
export { listLearners } from './learner-figures.queries.ts'
export { saveViews } from './views.queries.ts'
