import { FileButton, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import { useContext, useId, useState, useSyncExternalStore } from 'react'
import { kindNames, type MaterialKind } from '#contract/materials/material-kinds.ts'
import type { UploadFolder } from '#web/core/resumable-upload.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { counted, formatSize, percent } from '#web/ui/format.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { Title } from '#web/ui/title.tsx'
import { isUnderWay, sentPercent } from '#web/ui/upload/uploader.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { authoredKinds } from './authored-kinds.ts'
import classes from './upload-list.module.css'
import type { TrayItem } from './upload-tray.ts'
import { Tray } from './use-media-upload.ts'
import { useTrayItems } from './use-upload-tray.ts'

const fileKinds = { videos: 'video', books: 'book' } as const satisfies Record<UploadFolder, MaterialKind>

/** The uploads of the editor, one short line each. It is there whichever panel is open, and gone when all files are in the course. */
export function UploadList() {
  const tray = useContext(Tray)
  const { items, added } = useTrayItems(tray)
  const titleId = useId()
  const [filledId, setFilledId] = useState<number>()
  const filled = items.find(({ id }) => id === filledId)
  if (items.length === 0) return null
  return (
    <section className={classes.tray} data-uploads aria-labelledby={titleId}>
      <Title order={2} id={titleId} className={classes.title}>
        {`Uploads: ${counted(items.length, 'file')}`}
      </Title>
      <p className={classes.help} role="status">
        {added > 0 ? `${counted(added, 'file')} added. ` : ''}Each file is added to the course when it has arrived. You can go on
        working meanwhile.
      </p>
      <ul className={classes.rows}>
        {items.map((item) => (
          <UploadRow key={item.id} item={item} onFill={() => setFilledId(item.id)} />
        ))}
      </ul>
      {filled && <FillInDialog item={filled} onClose={() => setFilledId(undefined)} />}
    </section>
  )
}

interface UploadRowProps {
  item: TrayItem
  onFill: () => void
}

function UploadRow({ item, onFill }: UploadRowProps) {
  const tray = useContext(Tray)
  const { id, file, state, uploader, errors, folder } = item
  const upload = useSyncExternalStore(uploader.subscribe, uploader.get)
  const [wrongFile, setWrongFile] = useState(false)
  const resume = (chosen: File | null) => {
    if (!chosen) return
    const isSame = chosen.name === file.name && chosen.size === file.size
    setWrongFile(!isSame)
    if (isSame) tray.resume(id, chosen)
  }
  const isRunning = state === 'running' && isUnderWay(upload)
  const isRefused = upload?.state === 'refused'
  const isStopped = upload?.state === 'stopped'
  const problems = [
    ...(upload?.errors ?? []),
    ...errors,
    ...(wrongFile ? [`Choose the same file again: ${file.name}, ${formatSize(file.size)}.`] : []),
  ]
  return (
    <li className={classes.row}>
      <div className={classes.line}>
        <span className={classes.name}>{file.name}</span>
        <span className={classes.state} data-state={isRefused || isStopped || state === 'failed' ? 'problem' : state}>
          {uploadWords(item, upload)}
        </span>
        {state === 'offered' && (
          <Button size="compact-sm" aria-label={`Create ${file.name}`} onClick={() => tray.goOn(id)}>
            {`Create ${kindNames[fileKinds[folder]]}`}
          </Button>
        )}
        {state === 'interrupted' && (
          <FileButton onChange={resume} inputProps={{ 'aria-label': `Choose ${file.name} again` }}>
            {(props) => (
              <Button {...props} size="compact-sm" variant="default">
                Choose it again
              </Button>
            )}
          </FileButton>
        )}
        {state === 'failed' && !isRefused && (
          <Button size="compact-sm" variant="default" aria-label={`Fill in ${file.name}`} onClick={onFill}>
            Fill in
          </Button>
        )}
        {(isStopped || (state === 'failed' && !isRefused)) && (
          <Button size="compact-sm" variant="default" aria-label={`Retry ${file.name}`} onClick={() => tray.goOn(id)}>
            Retry
          </Button>
        )}
        {state !== 'creating' && (
          <IconButton
            size={28}
            label={`${isRunning ? 'Cancel' : 'Discard'} ${file.name}`}
            title={isRunning ? 'Cancel' : 'Discard'}
            onClick={() => tray.remove(id)}
          >
            <CloseIcon />
          </IconButton>
        )}
      </div>
      {isRunning && upload && <Progress size="sm" value={sentPercent(upload)} aria-label={`Upload of ${file.name}`} />}
      {problems.map((problem) => (
        <p key={problem} role="alert" className={classes.problem}>
          {problem}
        </p>
      ))}
      {upload?.notices.map((notice) => (
        <p key={notice} className={classes.help}>
          {notice}
        </p>
      ))}
      <VisuallyHidden role="status">
        {upload?.state === 'waiting' ? `${file.name} is waiting for the connection.` : ''}
      </VisuallyHidden>
    </li>
  )
}

function uploadWords({ state, uploader }: TrayItem, upload: ReturnType<TrayItem['uploader']['get']>): string {
  if (state === 'offered') return 'Was uploaded'
  if (state === 'interrupted') return 'Was interrupted'
  if (upload?.state === 'refused') return 'Not accepted'
  if (state === 'creating') return 'Adding…'
  if (state === 'failed') return 'Uploaded, not added'
  if (upload?.state === 'stopped') return 'Stopped'
  if (upload?.state === 'waiting') return 'Waiting for the connection…'
  return upload && uploader.get() ? percent(sentPercent(upload)) : ''
}

/** The form of an uploaded file that lacks something. */
function FillInDialog({ item, onClose }: { item: TrayItem; onClose: () => void }) {
  const tray = useContext(Tray)
  const { Form } = authoredKinds[fileKinds[item.folder]]
  return (
    <Dialog title={item.file.name} size={620} onClose={onClose}>
      <Form given={item} onSaved={(material) => tray.settle(item.id, material)} />
    </Dialog>
  )
}
