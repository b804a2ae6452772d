export { synonymsEndpoints } from './synonyms.endpoints.ts'
