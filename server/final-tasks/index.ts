export { insertFinalTask } from './final-tasks.queries.ts'
export { finalTasksRoutes } from './final-tasks.routes.ts'
export { reviewsRoutes } from './reviews.routes.ts'
export { listReviewDeadlines } from './submissions.queries.ts'
