export { finalTasksRoutes } from './final-tasks.routes.ts'
