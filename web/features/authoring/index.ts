export { DeleteCourseDialog } from './delete-course-dialog.tsx'
export { draftsQuery, useDuplicate } from './drafts.api.ts'
export { OwnDrafts } from './own-drafts.tsx'
