export { writtenQuery } from './written.api.ts'
