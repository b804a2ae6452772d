export { accountKey, profileQuery } from './profile.api.ts'
