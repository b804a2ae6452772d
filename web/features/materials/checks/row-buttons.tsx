import { DeleteButton } from '#web/ui/delete-button.tsx'
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from '#web/ui/icons.tsx'
import { MoveButton } from '#web/ui/move-button.tsx'
import classes from './rows.module.css'

interface RowButtonsProps {
  labels: { up: string; down: string; remove: string }
  isFirst: boolean
  isLast: boolean
  onMove: (steps: 1 | -1) => void
  onRemove: () => void
}

/** What can be done with a row of the editor. */
export const RowButtons = ({ labels, isFirst, isLast, onMove, onRemove }: RowButtonsProps) => (
  <div className={classes.buttons}>
    <MoveButton size={32} className={classes.arrow} label={labels.up} isIdle={isFirst} onMove={() => onMove(-1)}>
      <ArrowUpIcon />
    </MoveButton>
    <MoveButton size={32} className={classes.arrow} label={labels.down} isIdle={isLast} onMove={() => onMove(1)}>
      <ArrowDownIcon />
    </MoveButton>
    <DeleteButton size={32} label={labels.remove} onClick={onRemove}>
      <CloseIcon />
    </DeleteButton>
  </div>
)
