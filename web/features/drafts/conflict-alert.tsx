import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { paths } from '#contract/core/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
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
      <Choices {...conflict} onSave={() => setAsking(true)} />
      {isAsking && (
        <ConfirmDialog
          title="Replace the other version?"
          confirm="Replace it"
          cancel="Keep editing"
          isDestructive
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        >
          <p>
            Your version will replace the one that somebody saved after you opened the course. That one stays in the earlier
            versions.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

type ChoicesProps = Omit<ConflictProps, 'onSaveOver'> & { onSave: () => void }

function Choices({ courseId, message, isSaving, onSave }: ChoicesProps) {
  return (
    <div className={classes.conflict}>
      <ErrorList messages={[message]} />
      <div className={classes.choices}>
        <Anchor href={paths.course(courseId)} target="_blank" rel="noopener" size="sm">
          Open the current version
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </Anchor>
        <Button variant="default" size="sm" loading={isSaving} onClick={onSave}>
          Save mine anyway
        </Button>
      </div>
    </div>
  )
}
