export { fieldsQuery } from './fields.api.ts'
