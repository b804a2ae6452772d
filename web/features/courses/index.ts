export { CourseGrid, CourseGridSkeleton } from './course-grid.tsx'
export { courseQuery, searchQuery } from './courses.api.ts'
export { materialFacts, opensByItself } from './material-facts.tsx'
