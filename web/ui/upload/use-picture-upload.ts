import { useState } from 'react'
import { limits } from '#contract/core/limits.ts'
import { fileToLink, type ImageFolder } from '#contract/files/files.ts'
import { paragraph } from '#web/core/sentences.ts'
import { uploadForm } from '#web/core/upload-form.ts'
import { formatSize } from '../format.ts'
import { useUpload } from './use-upload.ts'
import { words } from './words.ts'

const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']
export const pictureTypes = types.join(',')
export const pictureHelp = words.pictureHelp({ size: formatSize(limits.image.maxBytes) })

/** Uploads a picture at once and shows it. It belongs to nothing until something is saved with its link. */
export function usePictureUpload(folder: ImageFolder, onLink: (link: string) => void) {
  const [preview, setPreview] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const { upload, isUnderWay, start, clear } = useUpload({
    send: async (file, transfer) => {
      const local = URL.createObjectURL(file)
      setPreview(local)
      try {
        const { link } = await uploadForm(fileToLink, { params: { folder }, file, ...transfer })
        onLink(link)
      } finally {
        setPreview((shown) => (shown === local ? null : shown))
        URL.revokeObjectURL(local)
      }
    },
  })
  return {
    /** From 0 to 1; null while nothing is sent. */
    progress: isUnderWay && upload ? upload.sentBytes / Math.max(1, upload.file.size) : null,
    preview,
    error: refusal ?? (upload?.state === 'stopped' ? upload.errors.join(' ') : undefined),
    start: (file: File) => {
      setRefusal(whyRefused(file))
      if (!whyRefused(file)) start(file)
    },
    cancel: clear,
    clearError: () => {
      setRefusal(undefined)
      clear()
    },
  }
}

/** Checked before the upload. The server checks again, by the content. */
export function whyRefused(file: File) {
  if (!types.includes(file.type)) return paragraph(words.wrongPicture, pictureHelp)
  if (file.size > limits.image.maxBytes) return paragraph(words.largePicture, pictureHelp)
}
