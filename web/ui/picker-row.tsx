import { ActionIcon, Checkbox } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import type { ReactNode } from 'react'
import { PencilIcon, RemoveIcon } from './icons.tsx'
import classes from './picker-list.module.css'

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
        <ActionIcon
          className={classes.edit}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={`Edit ${name}`}
          title="Edit"
          disabled={isDeleting}
          onClick={onEdit}
        >
          <PencilIcon />
        </ActionIcon>
      )}
      {canDelete && (
        <ActionIcon
          className={classes.delete}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={`Delete ${name}`}
          title="Delete"
          loading={isDeleting}
          onClick={onDelete}
        >
          <RemoveIcon />
        </ActionIcon>
      )}
    </li>
  )
}
