export { automatedSearchRoutes } from './automated-search.routes.ts'
