export { addRoute } from './keep-route.ts'
export { learningRoutesRoutes } from './learning-routes.routes.ts'
export { forgetPerson, ownData } from './personal-data.queries.ts'
