export { learningRoutes } from './learning.routes.ts'
