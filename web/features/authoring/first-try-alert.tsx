import { Anchor, Button, VisuallyHidden } from '@mantine/core'
import { paths } from '#web/core/paths.ts'
import { ErrorList } from '#web/ui/error-list.tsx'
import classes from './conflict-alert.module.css'
import type { ConflictAlertProps } from './conflict-alert.tsx'

/** The course was created, but its author heard nothing of it and has gone on writing. What was written since can join it. */
export function FirstTryAlert({ courseId, message, isSaving, onSaveOver }: ConflictAlertProps) {
  return (
    <div className={classes.conflict}>
      <ErrorList messages={[message]} />
      <div className={classes.choices}>
        <Anchor href={paths.course(courseId)} target="_blank" rel="noopener" size="sm">
          Open the course
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </Anchor>
        <Button variant="default" size="sm" loading={isSaving} onClick={onSaveOver}>
          Save my changes to it
        </Button>
      </div>
    </div>
  )
}
