import { Anchor } from '@mantine/core'
import { useState } from 'react'
import { paths } from '#contract/core/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './save-box.module.css'
import { words } from './words.ts'

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
          title={words.replaceTitle}
          confirm={words.replaceIt}
          cancel={words.keepEditing}
          isDestructive
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        >
          <p>{words.replaceHelp}</p>
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
          {words.openCurrent({ hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}
        </Anchor>
        <Button variant="default" size="sm" loading={isSaving} onClick={onSave}>
          {words.saveMine}
        </Button>
      </div>
    </div>
  )
}
