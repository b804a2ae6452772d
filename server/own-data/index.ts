export { deleteDueAccounts } from './delete-account.ts'
export { ownDataEndpoints } from './own-data.endpoints.ts'
export { prepareDownloads } from './prepare-download.ts'
export { removeOldDownloads } from './request-download.ts'
