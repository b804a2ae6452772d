export { DeleteCourseDialog } from './delete-course-dialog.tsx'
