import { FileButton, Progress } from '@mantine/core'
import { Button } from '../button.tsx'
import '@mantine/core/styles/Progress.css'
import { type DragEvent, type ReactNode, type Ref, useState } from 'react'
import { PictureIcon } from '../icons.tsx'
import { common } from '../words.ts'
import classes from './picture-picker.module.css'
import { pictureHelp, pictureTypes, type usePictureUpload } from './use-picture-upload.ts'
import { words } from './words.ts'

interface PicturePickerProps {
  /** What the picture is: "Avatar". */
  label: string
  buttonRef?: Ref<HTMLButtonElement>
  /** The current picture, and whether it can be removed. */
  children: ReactNode
  isRemovable: boolean
  upload: ReturnType<typeof usePictureUpload>
  /** The server's error about the picture, after saving. */
  error?: ReactNode
  onRemove: () => void
}

export function PicturePicker({ label, buttonRef, children, isRemovable, upload, error, onRemove }: PicturePickerProps) {
  const { progress, start, cancel, clearError } = upload
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file) start(file)
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const remove = () => {
    clearError()
    onRemove()
  }
  const problem = upload.error ?? error
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
      {children}
      <div className={classes.side}>
        <div className={classes.buttons}>
          <FileButton onChange={(file) => file && start(file)} accept={pictureTypes} inputProps={{ 'aria-label': label }}>
            {(button) => (
              <Button {...button} ref={buttonRef} variant="default" size="sm" leftSection={<PictureIcon />} disabled={isBusy}>
                {words.choosePicture}
              </Button>
            )}
          </FileButton>
          {isBusy ? (
            <Button variant="subtle" size="sm" onClick={cancel}>
              {common.cancel}
            </Button>
          ) : (
            isRemovable && (
              <Button variant="subtle" size="sm" onClick={remove}>
                {common.remove}
              </Button>
            )
          )}
        </div>
        {isBusy ? (
          <Progress value={progress * 100} aria-label={words.pictureUpload} mt={12} />
        ) : (
          <p className={problem ? classes.error : classes.help} role={problem ? 'alert' : undefined}>
            {problem ?? pictureHelp}
          </p>
        )}
      </div>
    </div>
  )
}
