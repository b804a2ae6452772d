import type { CourseCard } from '#contract/courses/courses.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { useDeleteCourse } from './authoring.api.ts'
import { words } from './words.ts'

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
    notifyDone((isSold ? words.courseIsArchived : words.courseIsDeleted)({ course: course.name }))
    onDeleted()
  }
  return (
    <ConfirmDialog
      title={words.deleteCourseTitle({ course: course.name })}
      confirm={words.delete}
      cancel={words.keep}
      isDestructive
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(course.id, { onSuccess: done })}
      onCancel={onClose}
    >
      <p>{isSold ? words.isSold({ count: course.studentsCount }) : words.isUnsold}</p>
    </ConfirmDialog>
  )
}
