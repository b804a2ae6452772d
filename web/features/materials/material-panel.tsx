import { useContext, useState } from 'react'
import { limits } from '#contract/core/limits.ts'
import { noneYet } from '#contract/materials/authoring-words.ts'
import type { MaterialKind, MaterialOf } from '#contract/materials/material-kinds.ts'
import type { Material } from '#contract/materials/materials.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { PickerList } from '#web/ui/picker-list.tsx'
import { authoredKinds } from './authored-kinds.ts'
import { EditMaterialDialog } from './edit-material-dialog.tsx'
import { Facts } from './facts.tsx'
import { materialsQuery, useDeleteMaterial } from './materials.api.ts'
import { Tray } from './use-media-upload.ts'
import { words } from './words.ts'

interface MaterialPanelProps<Kind extends MaterialKind> {
  kind: Kind
  /** The materials of the course, of any kind. */
  chosenIds: ReadonlySet<number>
  onToggle: (material: Material, isChosen: boolean) => void
  /** Called when the name or the facts of a material were changed. */
  onChange: (material: Material) => void
}

/** The user's materials of one kind: to choose, change and delete, with a form for new ones below. */
export function MaterialPanel<Kind extends MaterialKind>({ kind, chosenIds, onToggle, onChange }: MaterialPanelProps<Kind>) {
  const { label, list, remove, folder, Form } = authoredKinds[kind]
  const [edited, setEdited] = useState<Material>()
  const deleting = useDeleteMaterial(kind, remove)
  const tray = useContext(Tray)
  const created = (item: MaterialOf<Kind>) => {
    onToggle(item, true)
    notifyDone(words.created({ name: item.name }))
  }
  return (
    <>
      <PickerList
        label={label}
        mode="many"
        list={materialsQuery<Material>(kind, list, folder !== undefined)}
        rows={limits.pageSize.materials}
        getName={({ name }) => name}
        details={(item) => <Facts material={item} />}
        chosenIds={chosenIds}
        onToggle={onToggle}
        onEdit={setEdited}
        onDelete={({ id }) => deleting.mutateAsync(id)}
        whenEmpty={noneYet[kind]}
      />
      <Form onSaved={created} {...(folder && { onFiles: (files) => tray.add(folder, files) })} />
      {edited && <EditMaterialDialog material={edited} onSaved={onChange} onClose={() => setEdited(undefined)} />}
    </>
  )
}
