import { Progress } from '@mantine/core'
import { Button } from '../button.tsx'
import { VisuallyHidden } from '../visually-hidden.tsx'
import '@mantine/core/styles/Progress.css'
import { ErrorList } from '../error-list.tsx'
import { CheckIcon } from '../first-icons.tsx'
import { formatSize, percent } from '../format.ts'
import { common } from '../words.ts'
import classes from './upload-state.module.css'
import { sentPercent, type Upload } from './uploader.ts'
import { words } from './words.ts'

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
            {words.uploaded}
          </span>
        )}
        {state === 'refused' && <span className={classes.refused}>{words.notAccepted}</span>}
        {!isOver && state !== 'checking' && <span className={classes.percent}>{percent(sent)}</span>}
      </div>
      {!isOver && <Progress value={sent} aria-label={words.upload} />}
      <div className={classes.line}>
        <span className={classes.size}>{sizeInWords(upload)}</span>
        {state === 'waiting' && <span className={classes.waiting}>{words.waiting}</span>}
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
          {words.retry}
        </Button>
      )}
      <Button size="compact-sm" variant="default" onClick={onCancel}>
        {isOver ? common.remove : common.cancel}
      </Button>
    </>
  )
}

function sizeInWords({ file, sentBytes, state }: Upload) {
  if (state === 'checking') return words.checking
  const size = formatSize(file.size)
  return state === 'done' || state === 'refused' ? size : words.sentOf({ sent: formatSize(sentBytes), size })
}

/** In quarters, because announcing every percent would drown everything else. */
function spoken(state: Upload['state'], sent: number) {
  if (state === 'waiting') return words.nowWaiting
  if (state === 'checking') return words.nowChecking
  if (state === 'done') return words.nowUploaded
  return state === 'sending' ? words.nowUploading({ percent: percent(Math.floor(sent / 25) * 25) }) : ''
}
