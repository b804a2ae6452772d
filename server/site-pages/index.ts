export { sitePageResponse, writtenPagesResponse } from './read-pages.ts'
export { listWritten } from './site-pages.queries.ts'
export { sitePagesRoutes } from './site-pages.routes.ts'
export { writePage } from './write-pages.ts'
