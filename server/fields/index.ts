export { listFields } from './fields.queries.ts'
export { fieldsRoutes } from './fields.routes.ts'
export { addField } from './keep-fields.ts'
