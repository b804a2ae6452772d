export { profileQuery } from './accounts.api.ts'
