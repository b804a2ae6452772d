export { setupEndpoints } from './setup.endpoints.ts'
