import { useEffect, useRef, useState } from 'react'
import { fileToLink, type ImageFolder } from '#contract/files.ts'
import { limits } from '#contract/limits.ts'
import { messagesOf } from '#web/core/call-error.ts'
import { upload } from '#web/core/upload.ts'
import { formatSize } from './format.ts'

const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']
export const pictureTypes = types.join(',')
export const pictureHelp = `PNG, JPEG, WebP, GIF or AVIF, at most ${formatSize(limits.image.maxBytes)}.`

/** Sends the picture at once and shows it; it belongs to something only when that is saved with the link. */
export function usePictureUpload(folder: ImageFolder, onLink: (link: string) => void) {
  const [progress, setProgress] = useState<number | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (file: File) => {
    setError(refusalOf(file))
    if (refusalOf(file)) return
    const controller = new AbortController()
    const local = URL.createObjectURL(file)
    running.current = controller
    setPreview(local)
    setProgress(0)
    try {
      const { link } = await upload(fileToLink, {
        params: { folder },
        file,
        onProgress: setProgress,
        signal: controller.signal,
      })
      onLink(link)
    } catch (failure) {
      if (!controller.signal.aborted) setError(messagesOf(failure).join(' '))
    } finally {
      setProgress(null)
      setPreview(null)
      URL.revokeObjectURL(local)
    }
  }
  return { progress, preview, error, start, cancel: () => running.current?.abort(), clearError: () => setError(undefined) }
}

/** Said before a long upload rather than after it; the server looks again, at the content. */
function refusalOf(file: File) {
  if (!types.includes(file.type)) return `This is not a picture that can be used. ${pictureHelp}`
  if (file.size > limits.image.maxBytes) return `The picture is too large. ${pictureHelp}`
}
