export { writtenQuery } from './site-pages.api.ts'
