import type { QueryKey } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { Material } from '#contract/materials.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { PickerList, type PickerListProps } from '#web/ui/picker-list.tsx'
import { Facts } from './facts.tsx'
import type { MaterialFormProps } from './form-props.ts'
import type { PanelProps } from './panel-props.ts'
import { UploadQueue } from './upload-queue.tsx'

interface MaterialPanelProps<Item extends Material, Key extends QueryKey>
  extends PanelProps,
    Pick<PickerListProps<Item, Key>, 'label' | 'list' | 'rows'> {
  /** "video". */
  one: string
  onDelete: (id: number) => Promise<unknown>
  Form: ComponentType<MaterialFormProps<Item>>
  /** What else can be changed of one. */
  more?: (item: Item) => ReactNode
}

/** The own materials of a kind: to choose, change and delete, with a form for new ones below. */
export function MaterialPanel<Item extends Material, Key extends QueryKey>(props: MaterialPanelProps<Item, Key>) {
  const { label, one, list, rows, onDelete, Form, more, chosenIds, onToggle, onChange } = props
  const [edited, setEdited] = useState<Item>()
  const [files, setFiles] = useState<File[]>([])
  const removeFile = (file: File) => setFiles((current) => current.filter((other) => other !== file))
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
    <>
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
      {files.length > 0 && <UploadQueue files={files} Form={Form} onCreated={created} onRemove={removeFile} />}
      <Form onSaved={created} onFiles={(more) => setFiles((current) => [...current, ...more])} />
      {edited && (
        <Dialog title={`Edit ${one}`} size={620} onClose={() => setEdited(undefined)}>
          <Form item={edited} onSaved={saved} />
          {more?.(edited)}
        </Dialog>
      )}
    </>
  )
}
