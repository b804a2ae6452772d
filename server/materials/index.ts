export { listCourseMaterials } from './materials.queries.ts'
