import { Button, Progress, VisuallyHidden } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import { ErrorList } from '#web/ui/error-list.tsx'
import { formatSize, percent } from '#web/ui/format.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import classes from '#web/ui/upload-state.module.css'
import type { ZipUpload } from './use-zip-upload.ts'

interface ZipStateProps {
  zip: ZipUpload
  onCancel: () => void
  onRetry: () => void
}

/** The chosen zip, and how far it has come. */
export function ZipState({ zip, onCancel, onRetry }: ZipStateProps) {
  const { file, sent, state, errors, mayPass } = zip
  const done = Math.floor(sent * 100)
  const isUnderWay = state === 'sending' || state === 'checking'
  return (
    <div className={classes.upload}>
      <div className={classes.line}>
        <span className={classes.name}>{file.name}</span>
        {state === 'done' && (
          <span className={classes.done}>
            <CheckIcon />
            Uploaded
          </span>
        )}
        {state === 'sending' && <span className={classes.percent}>{percent(done)}</span>}
      </div>
      {isUnderWay && <Progress value={done} aria-label="Upload" aria-valuetext={percent(done)} />}
      <div className={classes.line}>
        <span className={classes.size}>{state === 'checking' ? 'Checking the file…' : formatSize(file.size)}</span>
        {state === 'stopped' && mayPass && (
          <Button size="compact-sm" variant="light" onClick={onRetry}>
            Retry
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" onClick={onCancel}>
          {isUnderWay ? 'Cancel' : 'Remove'}
        </Button>
      </div>
      {state === 'stopped' && <ErrorList messages={errors} />}
      <VisuallyHidden role="status">{spoken(state, done)}</VisuallyHidden>
    </div>
  )
}

/** In quarters: every percent would drown everything else that is spoken. */
function spoken(state: ZipUpload['state'], done: number) {
  if (state === 'done') return 'The file is uploaded.'
  if (state === 'checking') return 'The file is being checked.'
  return state === 'sending' ? `Uploading, ${percent(Math.floor(done / 25) * 25)}` : ''
}
