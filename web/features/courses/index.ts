export { CourseGrid } from './course-grid.tsx'
export { factsOf } from './material-row.tsx'
