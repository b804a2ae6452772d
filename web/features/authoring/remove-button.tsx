import { ActionIcon } from '@mantine/core'
import { CloseIcon } from '#web/ui/icons.tsx'
import classes from './course-part.module.css'

/** Takes something out of the course; the thing itself stays. */
export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <ActionIcon
      className={classes.remove}
      variant="subtle"
      color="gray"
      size={36}
      aria-label={`Remove ${name}`}
      title="Remove from the course"
      onClick={onRemove}
    >
      <CloseIcon />
    </ActionIcon>
  )
}
