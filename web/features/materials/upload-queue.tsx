import { Button, Title } from '@mantine/core'
import { type ComponentType, useId, useRef, useState } from 'react'
import { counted } from '#web/ui/format.ts'
import type { MaterialFormProps, QueuedForm } from './form-props.ts'
import classes from './panel.module.css'

export interface QueuedFile {
  id: number
  file: File
}

interface UploadQueueProps<Item> {
  queue: QueuedFile[]
  Form: ComponentType<MaterialFormProps<Item>>
  onCreated: (item: Item) => void
  onRemove: (id: number) => void
}

/** Several files that were chosen at once, each with its progress and form. They are created one after another. */
export function UploadQueue<Item>({ queue, Form, onCreated, onRemove }: UploadQueueProps<Item>) {
  const titleId = useId()
  const forms = useRef(new Map<number, QueuedForm>())
  const [isBusy, setBusy] = useState(false)
  const createAll = async () => {
    setBusy(true)
    for (const { id } of queue) await forms.current.get(id)?.create()
    setBusy(false)
  }
  const keep = (id: number) => (form: QueuedForm | null) => {
    if (form) forms.current.set(id, form)
    else forms.current.delete(id)
  }
  return (
    <section className={classes.queue} aria-labelledby={titleId}>
      <div className={classes.top}>
        <Title order={3} id={titleId}>
          {`Uploads: ${counted(queue.length, 'file')}`}
        </Title>
        <Button size="compact-md" variant="light" loading={isBusy} onClick={createAll}>
          Create all ready
        </Button>
      </div>
      <ul className={classes.files}>
        {queue.map(({ id, file }) => (
          <li key={id} className={classes.file}>
            <Form
              ref={keep(id)}
              file={file}
              onSaved={(item) => {
                onRemove(id)
                onCreated(item)
              }}
            />
            <Button className={classes.remove} size="compact-sm" variant="subtle" color="gray" onClick={() => onRemove(id)}>
              {`Remove ${file.name}`}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
