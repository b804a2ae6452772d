import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DeleteButton } from '#web/ui/delete-button.tsx'
import { CloseIcon, PlusIcon } from '#web/ui/icons.tsx'
import classes from './course-part.module.css'
import type { Panel, PanelName } from './use-panel.ts'
import { words } from './words.ts'

interface CoursePartProps {
  title: string
  aside?: ReactNode
  /** Shown when it is empty; a sentence of the specification. */
  whenEmpty: string
  isEmpty: boolean
  error: ReactNode
  errorId: string
  children: ReactNode
  /** The buttons that open its panels. */
  buttons: ReactNode
}

/** A list of the course and the button of its panel. An empty list says so, in red once it was left empty. */
export function CoursePart({ title, aside, whenEmpty, isEmpty, error, errorId, children, buttons }: CoursePartProps) {
  return (
    <Card title={title} aside={aside}>
      <div className={classes.part}>
        {!isEmpty && children}
        {error ? (
          <p id={errorId} className={classes.error}>
            {error}
          </p>
        ) : (
          isEmpty && <p className={classes.empty}>{whenEmpty}</p>
        )}
        <div className={classes.buttons}>{buttons}</div>
      </div>
    </Card>
  )
}

interface PanelButtonProps {
  name: PanelName
  panel: Panel
  /** The id of the list's error. */
  describedBy?: string | undefined
  children: string
}

/** Opens a panel, or closes it again. */
export function PanelButton({ name, panel, describedBy, children }: PanelButtonProps) {
  const isOpen = panel.opened === name
  return (
    <Button
      ref={panel.keepButton(name)}
      variant={isOpen ? 'light' : 'default'}
      size="sm"
      leftSection={<PlusIcon />}
      aria-expanded={isOpen}
      aria-describedby={describedBy}
      onClick={() => (isOpen ? panel.close() : panel.open(name))}
    >
      {children}
    </Button>
  )
}

/** Removes something from the course without deleting it. */
export const RemoveButton = ({ name, onRemove }: { name: string; onRemove: () => void }) => (
  <DeleteButton label={words.removeNamed({ name })} title={words.removeFromCourse} onClick={onRemove}>
    <CloseIcon />
  </DeleteButton>
)
