import { FileButton, Input } from '@mantine/core'
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import classes from './file-drop.module.css'
import { words } from './words.ts'

interface FileDropProps {
  label: string
  /** The extensions, for the browser's dialog: ".mp4,.webm". */
  accept: string
  help: string
  error?: string
  onFile: (file: File) => void
  /** Several at once; without it, only one can be chosen. */
  onFiles?: ((files: File[]) => void) | undefined
  /** The chosen file; replaces the invitation. */
  children?: ReactNode
  /** What can be done with it. */
  actions?: ReactNode
}

/** Takes one file, by the button or by dropping it. Several at once are passed to `onFiles`. */
export function FileDrop({ label, accept, help, error, onFile, onFiles, children, actions }: FileDropProps) {
  const [isOver, setOver] = useState(false)
  const reset = useRef<() => void>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hadFile = useRef(false)
  const id = useId()
  const hasFile = Boolean(children)
  // The button that removed the file was unmounted with it.
  useEffect(() => {
    if (hadFile.current && !hasFile && document.activeElement === document.body) button.current?.focus()
    hadFile.current = hasFile
  }, [hasFile])
  const take = (files: File[]) => {
    const [file] = files
    if (files.length > 1 && onFiles) onFiles(files)
    else if (file) onFile(file)
    // Without this, choosing the same file again would fire no event.
    reset.current?.()
  }
  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  return (
    <Input.Wrapper labelElement="div" label={label} labelProps={{ id }}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one line */}
      <div
        role="group"
        aria-labelledby={id}
        className={classes.drop}
        data-over={isOver || undefined}
        data-filled={hasFile || undefined}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {children}
        <div className={classes.choice}>
          {actions}
          <FileButton
            multiple={onFiles !== undefined}
            onChange={(chosen: File | File[] | null) => take(chosen ? [chosen].flat() : [])}
            accept={accept}
            resetRef={reset}
            inputProps={{ 'aria-label': label }}
          >
            {(props) => (
              <Button {...props} ref={button} variant="default" size={hasFile ? 'compact-sm' : 'sm'}>
                {hasFile ? words.chooseAnother : words.chooseFile}
              </Button>
            )}
          </FileButton>
          {!hasFile && <span className={classes.help}>{onFiles ? words.orDropSeveral({ help }) : words.orDrop({ help })}</span>}
        </div>
      </div>
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </Input.Wrapper>
  )
}
