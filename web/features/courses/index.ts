export { CourseGrid } from './course-grid.tsx'
