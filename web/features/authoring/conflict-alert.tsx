import { Anchor, Button, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import classes from './save-box.module.css'

interface ConflictProps {
  courseId: number
  message: string
  isSaving: boolean
  onSaveOver: () => void
}

/** Somebody else has saved the course. No input is lost; the user decides which version stays. */
export function ConflictAlert({ onSaveOver, ...conflict }: ConflictProps) {
  const [isAsking, setAsking] = useState(false)
  const confirm = () => {
    setAsking(false)
    onSaveOver()
  }
  return (
    <>
      <Choices {...conflict} open="Open the current version" save="Save mine anyway" onSave={() => setAsking(true)} />
      {isAsking && (
        <ConfirmDialog
          title="Replace the other version?"
          confirm="Replace it"
          cancel="Keep editing"
          isDestructive
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        >
          <p>Your version will replace the one that somebody saved after you opened the course. That one cannot be restored.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** The course was created, but the response was lost and the author went on writing. The later changes can be saved to it. */
export const FirstTryAlert = ({ onSaveOver, ...conflict }: ConflictProps) => (
  <Choices {...conflict} open="Open the course" save="Save my changes to it" onSave={onSaveOver} />
)

interface ChoicesProps extends Omit<ConflictProps, 'onSaveOver'> {
  /** The words of the link and of the button. */
  open: string
  save: string
  onSave: () => void
}

function Choices({ courseId, message, isSaving, open, save, onSave }: ChoicesProps) {
  return (
    <div className={classes.conflict}>
      <ErrorList messages={[message]} />
      <div className={classes.choices}>
        <Anchor href={paths.course(courseId)} target="_blank" rel="noopener" size="sm">
          {open}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </Anchor>
        <Button variant="default" size="sm" loading={isSaving} onClick={onSave}>
          {save}
        </Button>
      </div>
    </div>
  )
}
