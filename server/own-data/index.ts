export { deleteDueAccounts } from './delete-account.ts'
export { ownDataRoutes } from './own-data.routes.ts'
export { prepareDownloads } from './prepare-download.ts'
export { removeOldDownloads } from './request-download.ts'
