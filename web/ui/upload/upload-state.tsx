import { Progress } from '@mantine/core'
import { Button } from '../button.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import '@mantine/core/styles/Progress.css'
import { ErrorList } from '../error-list.tsx'
import { CheckIcon } from '../first-icons.tsx'
import { formatSize, percent } from '../format.ts'
import classes from './upload-state.module.css'
import { sentPercent, type Upload } from './uploader.ts'

/** The chosen file and its progress. */
export function UploadState({ upload }: { upload: Upload }) {
  const { file, state, errors, notices } = upload
  const sent = sentPercent(upload)
  const isOver = state === 'done' || state === 'refused'
  return (
    <div className={classes.upload} data-state={state}>
      <div className={classes.line}>
        <span className={classes.name}>{file.name}</span>
        {state === 'done' && (
          <span className={classes.done}>
            <CheckIcon />
            Uploaded
          </span>
        )}
        {state === 'refused' && <span className={classes.refused}>Not accepted</span>}
        {!isOver && state !== 'checking' && <span className={classes.percent}>{percent(sent)}</span>}
      </div>
      {!isOver && <Progress value={sent} aria-label="Upload" />}
      <div className={classes.line}>
        <span className={classes.size}>{sizeInWords(upload)}</span>
        {state === 'waiting' && <span className={classes.waiting}>Waiting for the connection…</span>}
      </div>
      <ErrorList messages={errors} isQuiet />
      {notices.map((notice) => (
        <p key={notice} className={classes.notice}>
          {notice}
        </p>
      ))}
      <VisuallyHidden role="status">{spoken(state, sent)}</VisuallyHidden>
    </div>
  )
}

interface UploadActionsProps {
  upload: Upload
  onCancel: () => void
  onRetry: () => void
}

export function UploadActions({ upload: { state }, onCancel, onRetry }: UploadActionsProps) {
  const isOver = state === 'done' || state === 'refused' || state === 'stopped'
  return (
    <>
      {state === 'stopped' && (
        <Button size="compact-sm" onClick={onRetry}>
          Retry
        </Button>
      )}
      <Button size="compact-sm" variant="default" onClick={onCancel}>
        {isOver ? 'Remove' : 'Cancel'}
      </Button>
    </>
  )
}

function sizeInWords({ file, sentBytes, state }: Upload) {
  if (state === 'checking') return 'Checking the file…'
  const size = formatSize(file.size)
  return state === 'done' || state === 'refused' ? size : `${formatSize(sentBytes)} of ${size}`
}

/** In quarters, because announcing every percent would drown everything else. */
function spoken(state: Upload['state'], sent: number) {
  if (state === 'waiting') return 'The upload is waiting for the connection.'
  if (state === 'checking') return 'The file is being checked.'
  if (state === 'done') return 'The file is uploaded.'
  return state === 'sending' ? `Uploading, ${percent(Math.floor(sent / 25) * 25)}` : ''
}
