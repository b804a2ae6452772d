import { useContext, useEffect, useState } from 'react'
import { editTitles } from '#contract/materials/authoring-words.ts'
import type { MaterialKind, MaterialOf } from '#contract/materials/material-kinds.ts'
import type { Material } from '#contract/materials/materials.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { authoredKinds } from './authored-kinds.ts'
import { mediaUploader } from './media-uploader.ts'
import { Tray } from './use-media-upload.ts'
import { words } from './words.ts'

interface EditMaterialDialogProps<Kind extends MaterialKind> {
  material: MaterialOf<Kind>
  onSaved: (material: Material) => void
  onClose: () => void
}

/** Renames a material, or replaces its file or link. Closing asks if a new file would be lost. */
export function EditMaterialDialog<Kind extends MaterialKind>({ material, onSaved, onClose }: EditMaterialDialogProps<Kind>) {
  const kind: Kind = material.kind
  const { folder, dialogSize = 620, Form } = authoredKinds[kind]
  const tray = useContext(Tray)
  const [uploader] = useState(() => folder && mediaUploader(folder, tray.inTurn))
  const [isAsking, setAsking] = useState(false)
  useEffect(() => uploader?.cancel, [uploader])
  const saved = (changed: Material) => {
    onSaved(changed)
    notifyDone(words.saved({ name: changed.name }))
    onClose()
  }
  return (
    <Dialog title={editTitles[kind]} size={dialogSize} onClose={() => (uploader?.isUsable() ? setAsking(true) : onClose())}>
      <Form item={material} {...(uploader && { given: { uploader, fields: {} } })} onSaved={saved} />
      {isAsking && (
        <ConfirmDialog
          title={words.closeTitle}
          confirm={words.discardFile}
          cancel={words.goBack}
          isDestructive
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        >
          <p>{words.notReplacedYet({ file: uploader?.get()?.file.name ?? '' })}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  )
}
