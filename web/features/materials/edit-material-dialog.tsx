import { useContext, useEffect, useState } from 'react'
import { kindNames } from '#contract/materials/material-kinds.ts'
import type { Material } from '#contract/materials/materials.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { ArticleForm } from './article-form.tsx'
import { BookForm } from './book-form.tsx'
import { CaptionsPart } from './captions-part.tsx'
import type { GivenFile } from './form-props.ts'
import { mediaUploader } from './media-uploader.ts'
import { Tray } from './use-media-upload.ts'
import { VideoForm } from './video-form.tsx'

interface EditMaterialDialogProps {
  material: Material
  onSaved: (material: Material) => void
  onClose: () => void
}

/** Renames a material, or replaces its file or link. Closing asks if a new file would be lost. */
export function EditMaterialDialog({ material, onSaved, onClose }: EditMaterialDialogProps) {
  const tray = useContext(Tray)
  const [uploader] = useState(() => mediaUploader(material.kind === 'book' ? 'books' : 'videos', tray.inTurn))
  const [isAsking, setAsking] = useState(false)
  useEffect(() => uploader.cancel, [uploader])
  const given = { uploader, fields: {} }
  const saved = (changed: Material) => {
    onSaved(changed)
    notifyDone(`“${changed.name}” is saved.`)
    onClose()
  }
  return (
    <Dialog
      title={`Edit ${kindNames[material.kind].toLowerCase()}`}
      size={620}
      onClose={() => (uploader.isUsable() ? setAsking(true) : onClose())}
    >
      <Form material={material} given={given} onSaved={saved} />
      {isAsking && (
        <ConfirmDialog
          title="Close without the new file?"
          confirm="Discard the file"
          cancel="Go back"
          isDestructive
          onConfirm={onClose}
          onCancel={() => setAsking(false)}
        >
          <p>{`“${uploader.get()?.file.name}” replaces the present file only when you save.`}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  )
}

function Form({ material, given, onSaved }: { material: Material; given: GivenFile; onSaved: (material: Material) => void }) {
  switch (material.kind) {
    case 'video':
      return (
        <>
          <VideoForm item={material} given={given} onSaved={onSaved} />
          <CaptionsPart videoId={material.id} />
        </>
      )
    case 'book':
      return <BookForm item={material} given={given} onSaved={onSaved} />
    case 'article':
      return <ArticleForm item={material} onSaved={onSaved} />
  }
}
