import { CloseButton } from '@mantine/core'
import type { CourseToLearn } from '#contract/learning.ts'
import { CertificateButton } from '#web/features/certificates/index.ts'
import { SealDrawing } from '#web/ui/drawings.tsx'
import classes from './completed-note.module.css'

interface CompletedNoteProps {
  course: CourseToLearn
  onClose: () => void
}

/** At the moment when the last material is learned. */
export function CompletedNote({ course, onClose }: CompletedNoteProps) {
  return (
    <div className={classes.note} role="status">
      <SealDrawing />
      <div className={classes.text}>
        <strong>You have learned everything in this course.</strong>
        <p>Its skills are yours now, and so is the certificate.{course.finalTask && ' The final task is open.'}</p>
      </div>
      <CertificateButton courseId={course.id} />
      <CloseButton className={classes.close} size="lg" aria-label="Close this message" onClick={onClose} />
    </div>
  )
}
