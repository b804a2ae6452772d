export { fieldsEndpoints } from './fields.endpoints.ts'
export { listFields } from './fields.queries.ts'
export { addField } from './keep-fields.ts'
