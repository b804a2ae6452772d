export { teachingEndpoints } from './teaching.endpoints.ts'
