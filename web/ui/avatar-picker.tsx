import { Button, FileButton, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import { type DragEvent, useState } from 'react'
import classes from './avatar-picker.module.css'
import { PictureIcon } from './icons.tsx'
import { UserAvatar } from './user-avatar.tsx'

interface AvatarPickerProps {
  name: string
  link: string | null | undefined
  accept: string
  help: string
  error?: string
  /** From 0 to 1 while a picture is under way, otherwise null. */
  progress: number | null
  onFile: (file: File) => void
  onCancel: () => void
  onRemove: () => void
}

export function AvatarPicker({ name, link, accept, help, error, progress, onFile, onCancel, onRemove }: AvatarPickerProps) {
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const isBusy = progress !== null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the pointer; the button inside does the same
    <div
      className={classes.picker}
      data-over={isOver || undefined}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <UserAvatar name={name} link={link} size={80} />
      <div className={classes.side}>
        <div className={classes.buttons}>
          <FileButton onChange={(file) => file && onFile(file)} accept={accept} inputProps={{ 'aria-label': 'Avatar' }}>
            {(button) => (
              <Button {...button} variant="default" size="sm" leftSection={<PictureIcon />} disabled={isBusy}>
                Choose picture
              </Button>
            )}
          </FileButton>
          {isBusy ? (
            <Button variant="subtle" size="sm" onClick={onCancel}>
              Cancel
            </Button>
          ) : (
            link && (
              <Button variant="subtle" size="sm" onClick={onRemove}>
                Remove
              </Button>
            )
          )}
        </div>
        {isBusy ? (
          <Progress value={progress * 100} aria-label="Picture upload" mt={12} />
        ) : (
          <p className={error ? classes.error : classes.help} role={error ? 'alert' : undefined}>
            {error ?? help}
          </p>
        )}
      </div>
    </div>
  )
}
