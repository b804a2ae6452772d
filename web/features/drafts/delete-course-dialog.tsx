import type { CourseCard } from '#contract/courses/courses.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { counted } from '#web/ui/format.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { useDeleteCourse } from './authoring.api.ts'

interface DeleteCourseDialogProps {
  course: CourseCard
  onDeleted: () => void
  onClose: () => void
}

/** Says whether the course is deleted or archived: buyers keep it. */
export function DeleteCourseDialog({ course, onDeleted, onClose }: DeleteCourseDialogProps) {
  const remove = useDeleteCourse()
  const isSold = course.studentsCount > 0
  const done = () => {
    notifyDone(`“${course.name}” is ${isSold ? 'archived' : 'deleted'}.`)
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
      {isSold ? (
        <p>
          {`${counted(course.studentsCount, 'student')} bought it, so it is archived: it leaves the catalogue, the search and your author page, and stays with its buyers. You cannot publish it again.`}
        </p>
      ) : (
        <p>Nobody has bought it, so it will be deleted for good. Its materials, skills and final task stay.</p>
      )}
    </ConfirmDialog>
  )
}
