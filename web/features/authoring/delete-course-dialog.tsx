import type { CourseCard } from '#contract/courses.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { counted } from '#web/ui/format.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { useDeleteCourse } from './authoring.api.ts'

interface DeleteCourseDialogProps {
  course: CourseCard
  onDeleted: () => void
  onClose: () => void
}

/** Explains that buyers keep the course. */
export function DeleteCourseDialog({ course, onDeleted, onClose }: DeleteCourseDialogProps) {
  const remove = useDeleteCourse()
  const done = () => {
    notifyDone(`“${course.name}” is deleted.`)
    onDeleted()
  }
  return (
    <ConfirmDialog
      title={`Delete “${course.name}”?`}
      confirm="Delete"
      cancel="Keep"
      isDestructive
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(course.id, { onSuccess: done })}
      onCancel={onClose}
    >
      {course.studentsCount > 0 ? (
        <p>
          {`${counted(course.studentsCount, 'student')} bought it. It leaves the catalogue, the search and your author page, and stays with its buyers.`}
        </p>
      ) : (
        <p>Nobody has bought it, so it will be deleted for good. Its materials, skills and final task stay.</p>
      )}
    </ConfirmDialog>
  )
}
