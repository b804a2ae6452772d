export { CourseGrid, CourseGridSkeleton } from './course-grid.tsx'
export { courseQuery, searchQuery } from './courses.api.ts'
export { factsOf } from './material-row.tsx'
