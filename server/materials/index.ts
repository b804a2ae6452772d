export { listCourseMaterials } from './materials.queries.ts'
export { materialsRoutes } from './materials.routes.ts'
export { sourcesRoutes } from './sources.routes.ts'
