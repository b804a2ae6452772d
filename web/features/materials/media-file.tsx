import { useEffect, useRef, useState } from 'react'
import type { UploadFolder } from '#web/core/resumable-upload.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { acceptOf, helpOf, refusalOf } from './media-files.ts'
import { UploadActions, UploadState } from './upload-state.tsx'
import type { useMediaUpload } from './use-media-upload.ts'

interface MediaFileProps {
  folder: UploadFolder
  media: ReturnType<typeof useMediaUpload>
  /** A file that was chosen before, together with others. */
  queued?: File | undefined
  /** There is a file already, which another one can replace. */
  hasOld?: boolean
  /** A file that may be right was chosen, and is on its way. */
  onFile: (file: File) => void
  /** Several were chosen at once. */
  onFiles?: ((files: File[]) => void) | undefined
}

export function MediaFile({ folder, media, queued, hasOld = false, onFile, onFiles }: MediaFileProps) {
  const [refusal, setRefusal] = useState<string>()
  const take = (file: File) => {
    const refused = refusalOf(folder, file)
    setRefusal(refused)
    if (refused) return
    media.start(file)
    onFile(file)
  }
  const takeAtFirst = useRef(() => queued && take(queued))
  useEffect(() => void takeAtFirst.current(), [])
  const { upload, cancel, retry } = media
  return (
    <FileDrop
      label={hasOld ? 'Replace the file' : 'File'}
      accept={acceptOf(folder)}
      help={hasOld ? `${helpOf(folder)}. Without one, the file stays as it is.` : helpOf(folder)}
      error={refusal}
      onFile={take}
      onFiles={onFiles}
      actions={upload && <UploadActions upload={upload} onCancel={cancel} onRetry={retry} />}
    >
      {upload && <UploadState upload={upload} />}
    </FileDrop>
  )
}
