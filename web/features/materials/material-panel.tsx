import type { QueryKey } from '@tanstack/react-query'
import { type ComponentType, useContext, useState } from 'react'
import type { Material } from '#contract/materials/materials.ts'
import type { UploadFolder } from '#web/core/resumable-upload.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { PickerList, type PickerListProps } from '#web/ui/picker-list.tsx'
import { EditMaterialDialog } from './edit-material-dialog.tsx'
import { Facts } from './facts.tsx'
import type { MaterialFormProps } from './form-props.ts'
import { Tray } from './use-media-upload.ts'

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
  /** Where several files at once go; undefined for materials without files. */
  folder?: UploadFolder
  onDelete: (id: number) => Promise<unknown>
  Form: ComponentType<MaterialFormProps<Item>>
}

/** The user's materials of one kind: to choose, change and delete, with a form for new ones below. */
export function MaterialPanel<Item extends Material, Key extends QueryKey>(props: MaterialPanelProps<Item, Key>) {
  const { label, one, folder, list, rows, onDelete, Form, chosenIds, onToggle, onChange } = props
  const [edited, setEdited] = useState<Item>()
  const tray = useContext(Tray)
  const created = (item: Item) => {
    onToggle(item, true)
    notifyDone(`“${item.name}” is created and added to the course.`)
  }
  return (
    <>
      <PickerList
        label={label}
        mode="many"
        list={list}
        rows={rows}
        getName={({ name }) => name}
        details={(item) => <Facts material={item} />}
        chosenIds={chosenIds}
        onToggle={onToggle}
        onEdit={setEdited}
        onDelete={({ id }) => onDelete(id)}
        whenEmpty={`You have no ${one}s yet. Create the first one below.`}
      />
      <Form onSaved={created} {...(folder && { onFiles: (files) => tray.add(folder, files) })} />
      {edited && <EditMaterialDialog material={edited} onSaved={onChange} onClose={() => setEdited(undefined)} />}
    </>
  )
}
