import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import type { ReactNode } from 'react'
import { DeleteButton } from './delete-button.tsx'
import { IconButton } from './icon-button.tsx'
import { PencilIcon } from './icons.tsx'
import classes from './picker-list.module.css'
import { words } from './words.ts'

interface PickerRowProps {
  name: string
  details: ReactNode
  mode: 'many' | 'one'
  isChosen: boolean
  onToggle: (isChosen: boolean) => void
  onEdit: (() => void) | undefined
  canDelete: boolean
  isDeleting: boolean
  onDelete: () => void
}

export function PickerRow({ name, details, mode, isChosen, onToggle, onEdit, canDelete, isDeleting, onDelete }: PickerRowProps) {
  return (
    <li className={classes.row} data-chosen={isChosen || undefined}>
      <Checkbox
        classNames={{ inner: classes.box, labelWrapper: classes.labels, label: classes.name }}
        label={name}
        description={details}
        radius={mode === 'one' ? 'xl' : undefined}
        checked={isChosen}
        disabled={isDeleting}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
      {onEdit && (
        <IconButton
          className={classes.edit}
          label={words.editOne({ name })}
          title={words.edit}
          disabled={isDeleting}
          onClick={onEdit}
        >
          <PencilIcon />
        </IconButton>
      )}
      {canDelete && (
        <DeleteButton label={words.deleteOne({ name })} title={words.delete} loading={isDeleting} onClick={onDelete} />
      )}
    </li>
  )
}
