import { Button, Progress, VisuallyHidden } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import { ErrorList } from '#web/ui/error-list.tsx'
import { formatSize, percent } from '#web/ui/format.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import classes from '#web/ui/upload-state.module.css'
import { percentOf } from './media-files.ts'
import type { MediaUpload } from './use-media-upload.ts'

/** The chosen file, and how far it has come. */
export function UploadState({ upload }: { upload: MediaUpload }) {
  const { file, sentBytes, state, errors, notices } = upload
  const sent = percentOf(upload)
  const isRefused = state === 'refused'
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
        {isRefused && <span className={classes.refused}>Not accepted</span>}
        {!isRefused && state !== 'done' && <span className={classes.percent}>{percent(sent)}</span>}
      </div>
      {!isRefused && state !== 'done' && <Progress value={sent} aria-label="Upload" aria-valuetext={percent(sent)} />}
      <div className={classes.line}>
        <span className={classes.size}>
          {isRefused || state === 'done' ? formatSize(file.size) : `${formatSize(sentBytes)} of ${formatSize(file.size)}`}
        </span>
        {state === 'waiting' && <span className={classes.waiting}>Waiting for the connection…</span>}
      </div>
      {(isRefused || state === 'stopped') && <ErrorList messages={errors} />}
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
  upload: MediaUpload
  onCancel: () => void
  onRetry: () => void
}

export function UploadActions({ upload: { state }, onCancel, onRetry }: UploadActionsProps) {
  return (
    <>
      {state === 'stopped' && (
        <Button size="compact-sm" onClick={onRetry}>
          Retry
        </Button>
      )}
      <Button size="compact-sm" variant="default" onClick={onCancel}>
        {state === 'sending' || state === 'waiting' ? 'Cancel' : 'Remove'}
      </Button>
    </>
  )
}

/** In quarters: every percent would drown everything else that is spoken. */
function spoken(state: MediaUpload['state'], sent: number) {
  if (state === 'waiting') return 'The upload is waiting for the connection.'
  if (state === 'done') return 'The file is uploaded.'
  return state === 'sending' ? `Uploading, ${percent(Math.floor(sent / 25) * 25)}` : ''
}
