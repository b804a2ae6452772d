export { removeLink } from './link.ts'
export { oidcRoutes } from './oidc.routes.ts'
export { forgetPerson, ownData } from './personal-data.queries.ts'
