export { removeLink } from './link.ts'
export { oidcEndpoints } from './oidc.endpoints.ts'
export { forgetPerson, ownData } from './personal-data.queries.ts'
