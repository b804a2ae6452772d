export { accountKey, profileQuery } from './accounts.api.ts'
