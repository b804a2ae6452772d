export { pagesEndpoints } from './pages.endpoints.ts'
