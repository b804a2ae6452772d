export { ownFileId } from './files.queries.ts'
export { filesRoutes } from './files.routes.ts'
export { fileIdOf, privateLink, publicLink } from './links.ts'
export { storeImage } from './store-image.ts'
