export { anyAccount, findAccountByEmail, markAdmin } from './accounts.queries.ts'
export { accountsRoutes } from './accounts.routes.ts'
export { createFirstAdmin } from './first-admin.ts'
export { createAccount } from './register.ts'
