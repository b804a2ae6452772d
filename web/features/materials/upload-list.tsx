import { FileButton, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import { useContext, useId, useState, useSyncExternalStore } from 'react'
import { createButtons } from '#contract/materials/authoring-words.ts'
import type { MaterialKind } from '#contract/materials/material-kinds.ts'
import type { UploadFolder } from '#web/core/resumable-upload.ts'
import { paragraph } from '#web/core/sentences.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { formatSize, percent } from '#web/ui/format.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon } from '#web/ui/icons.tsx'
import { Title } from '#web/ui/title.tsx'
import { isUnderWay, sentPercent } from '#web/ui/upload/uploader.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { common } from '#web/ui/words.ts'
import { authoredKinds } from './authored-kinds.ts'
import classes from './upload-list.module.css'
import type { TrayItem } from './upload-tray.ts'
import { Tray } from './use-media-upload.ts'
import { useTrayItems } from './use-upload-tray.ts'
import { words } from './words.ts'

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
        {words.uploads({ count: items.length })}
      </Title>
      <p className={classes.help} role="status">
        {paragraph(added > 0 && words.added({ count: added }), words.uploadsHelp)}
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
    ...(wrongFile ? [words.chooseSameFile({ name: file.name, size: formatSize(file.size) })] : []),
  ]
  return (
    <li className={classes.row}>
      <div className={classes.line}>
        <span className={classes.name}>{file.name}</span>
        <span className={classes.state} data-state={isRefused || isStopped || state === 'failed' ? 'problem' : state}>
          {uploadWords(item, upload)}
        </span>
        {state === 'offered' && (
          <Button size="compact-sm" aria-label={words.createFrom(file)} onClick={() => tray.goOn(id)}>
            {createButtons[fileKinds[folder]]}
          </Button>
        )}
        {state === 'interrupted' && (
          <FileButton onChange={resume} inputProps={{ 'aria-label': words.chooseFileAgain(file) }}>
            {(props) => (
              <Button {...props} size="compact-sm" variant="default">
                {words.chooseAgain}
              </Button>
            )}
          </FileButton>
        )}
        {state === 'failed' && !isRefused && (
          <Button size="compact-sm" variant="default" aria-label={words.fillInFile(file)} onClick={onFill}>
            {words.fillIn}
          </Button>
        )}
        {(isStopped || (state === 'failed' && !isRefused)) && (
          <Button size="compact-sm" variant="default" aria-label={words.retryFile(file)} onClick={() => tray.goOn(id)}>
            {words.retry}
          </Button>
        )}
        {state !== 'creating' && (
          <IconButton
            size={28}
            label={isRunning ? words.cancelFile(file) : words.discardUpload(file)}
            title={isRunning ? common.cancel : words.discard}
            onClick={() => tray.remove(id)}
          >
            <CloseIcon />
          </IconButton>
        )}
      </div>
      {isRunning && upload && <Progress size="sm" value={sentPercent(upload)} aria-label={words.uploadOf(file)} />}
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
      <VisuallyHidden role="status">{upload?.state === 'waiting' ? words.fileWaits(file) : ''}</VisuallyHidden>
    </li>
  )
}

function uploadWords({ state, uploader }: TrayItem, upload: ReturnType<TrayItem['uploader']['get']>): string {
  if (state === 'offered') return words.wasUploaded
  if (state === 'interrupted') return words.wasInterrupted
  if (upload?.state === 'refused') return words.notAccepted
  if (state === 'creating') return words.adding
  if (state === 'failed') return words.notAdded
  if (upload?.state === 'stopped') return words.stopped
  if (upload?.state === 'waiting') return words.waiting
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
