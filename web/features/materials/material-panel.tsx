import type { QueryKey } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import type { Material } from '#contract/materials.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { PickerList, type PickerListProps } from '#web/ui/picker-list.tsx'
import { Facts } from './facts.tsx'
import type { MaterialFormProps } from './form-props.ts'
import { type QueuedFile, UploadQueue } from './upload-queue.tsx'
import { Turns, takeTurns } from './use-media-upload.ts'

export interface PanelProps {
  /** The materials of the course, of any kind. */
  chosenIds: ReadonlySet<number>
  onToggle: (material: Material, isChosen: boolean) => void
  /** Called when the name or the facts of a material were changed. */
  onChange: (material: Material) => void
}

interface MaterialPanelProps<Item extends Material, Key extends QueryKey>
  extends PanelProps,
    Pick<PickerListProps<Item, Key>, 'label' | 'list' | 'rows'> {
  /** "video". */
  one: string
  onDelete: (id: number) => Promise<unknown>
  Form: ComponentType<MaterialFormProps<Item>>
  /** More fields of an item. */
  more?: (item: Item) => ReactNode
}

const uploadsAtOnce = 2

/** The user's materials of one kind: to choose, change and delete, with a form for new ones below. */
export function MaterialPanel<Item extends Material, Key extends QueryKey>(props: MaterialPanelProps<Item, Key>) {
  const { label, one, list, rows, onDelete, Form, more, chosenIds, onToggle, onChange } = props
  const [edited, setEdited] = useState<Item>()
  const [inTurn] = useState(() => takeTurns(uploadsAtOnce))
  const [queue, setQueue] = useState<QueuedFile[]>([])
  const lastId = useRef(0)
  // A number, because the same name may come from two folders.
  const addFiles = (files: File[]) => setQueue([...queue, ...files.map((file) => ({ id: ++lastId.current, file }))])
  const removeFile = (id: number) => setQueue((current) => current.filter((queued) => queued.id !== id))
  const created = (item: Item) => {
    onToggle(item, true)
    notifyDone(`“${item.name}” is created and added to the course.`)
  }
  const saved = (item: Item) => {
    setEdited(undefined)
    onChange(item)
    notifyDone(`“${item.name}” is saved.`)
  }
  return (
    <Turns value={inTurn}>
      <PickerList
        label={label}
        mode="many"
        list={list}
        rows={rows}
        nameOf={({ name }) => name}
        details={(item) => <Facts material={item} />}
        chosenIds={chosenIds}
        onToggle={onToggle}
        onEdit={setEdited}
        onDelete={({ id }) => onDelete(id)}
        whenEmpty={`You have no ${one}s yet. Create the first one below.`}
      />
      {queue.length > 0 && <UploadQueue queue={queue} Form={Form} onCreated={created} onRemove={removeFile} />}
      <Form onSaved={created} onFiles={addFiles} />
      {edited && (
        <Dialog title={`Edit ${one}`} size={620} onClose={() => setEdited(undefined)}>
          <Form item={edited} onSaved={saved} />
          {more?.(edited)}
        </Dialog>
      )}
    </Turns>
  )
}
