export { CourseGrid, CourseGridSkeleton } from './course-grid.tsx'
export { courseQuery, searchQuery } from './courses.api.ts'
export { materialFacts } from './material-facts.tsx'
