export { FieldLinks } from './field-links.tsx'
export { fieldsQuery } from './fields.api.ts'
