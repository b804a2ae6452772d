import { Anchor, Button, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { paths } from '#web/core/paths.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import classes from './conflict-alert.module.css'

export interface ConflictAlertProps {
  courseId: number
  message: string
  isSaving: boolean
  onSaveOver: () => void
}

/** Somebody else saved meanwhile. Nothing typed is lost; whose version stays is for the user to say. */
export function ConflictAlert({ courseId, message, isSaving, onSaveOver }: ConflictAlertProps) {
  const [isAsking, setAsking] = useState(false)
  const confirm = () => {
    setAsking(false)
    onSaveOver()
  }
  return (
    <div className={classes.conflict}>
      <ErrorList messages={[message]} />
      <div className={classes.choices}>
        <Anchor href={paths.course(courseId)} target="_blank" rel="noopener" size="sm">
          Open the current version
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </Anchor>
        <Button variant="default" size="sm" loading={isSaving} onClick={() => setAsking(true)}>
          Save mine anyway
        </Button>
      </div>
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
    </div>
  )
}
