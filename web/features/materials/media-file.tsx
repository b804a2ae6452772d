import { useState } from 'react'
import type { UploadFolder } from '#web/core/resumable-upload.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { acceptOf, helpOf, refusalOf } from './media-files.ts'
import { UploadActions, UploadState } from './upload-state.tsx'
import type { useMediaUpload } from './use-media-upload.ts'

interface MediaFileProps {
  folder: UploadFolder
  media: ReturnType<typeof useMediaUpload>
  /** A file that may be right was chosen, and is on its way. */
  onFile: (file: File) => void
}

export function MediaFile({ folder, media, onFile }: MediaFileProps) {
  const [refusal, setRefusal] = useState<string>()
  const take = (file: File) => {
    const refused = refusalOf(folder, file)
    setRefusal(refused)
    if (refused) return
    media.start(file)
    onFile(file)
  }
  const { upload, cancel, retry } = media
  return (
    <FileDrop
      label="File"
      accept={acceptOf(folder)}
      help={helpOf(folder)}
      error={refusal}
      onFile={take}
      actions={upload && <UploadActions upload={upload} onCancel={cancel} onRetry={retry} />}
    >
      {upload && <UploadState upload={upload} />}
    </FileDrop>
  )
}
