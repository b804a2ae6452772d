export { sitePageResponse, writtenPagesResponse } from './read-pages.ts'
export { sitePagesEndpoints } from './site-pages.endpoints.ts'
export { listWritten } from './site-pages.queries.ts'
export { writePage } from './write-pages.ts'
