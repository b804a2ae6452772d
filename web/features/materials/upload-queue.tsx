import { Button, Title } from '@mantine/core'
import { type ComponentType, useId, useRef, useState } from 'react'
import { counted } from '#web/ui/format.ts'
import type { MaterialFormProps, QueuedForm } from './form-props.ts'
import classes from './upload-queue.module.css'

interface UploadQueueProps<Item> {
  files: File[]
  Form: ComponentType<MaterialFormProps<Item>>
  onCreated: (item: Item) => void
  onRemove: (file: File) => void
}

/** Several files that were chosen at once: each with its progress and its own form, created one after another. */
export function UploadQueue<Item>({ files, Form, onCreated, onRemove }: UploadQueueProps<Item>) {
  const id = useId()
  const forms = useRef(new Map<File, QueuedForm>())
  const [isBusy, setBusy] = useState(false)
  const createAll = async () => {
    setBusy(true)
    for (const file of files) await forms.current.get(file)?.create()
    setBusy(false)
  }
  const keep = (file: File) => (form: QueuedForm | null) => {
    if (form) forms.current.set(file, form)
    else forms.current.delete(file)
  }
  return (
    <section className={classes.queue} aria-labelledby={id}>
      <div className={classes.top}>
        <Title order={3} id={id}>
          {`Uploads: ${counted(files.length, 'file')}`}
        </Title>
        <Button size="compact-md" variant="light" loading={isBusy} onClick={createAll}>
          Create all ready
        </Button>
      </div>
      <ul className={classes.files}>
        {files.map((file) => (
          <li key={keyOf(file)} className={classes.file}>
            <Form
              ref={keep(file)}
              file={file}
              onSaved={(item) => {
                onRemove(file)
                onCreated(item)
              }}
            />
            <Button className={classes.remove} size="compact-sm" variant="subtle" color="gray" onClick={() => onRemove(file)}>
              {`Remove ${file.name}`}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const keys = new WeakMap<File, number>()
let lastKey = 0

/** The same name may come from two folders. */
function keyOf(file: File) {
  const key = keys.get(file) ?? ++lastKey
  keys.set(file, key)
  return key
}
