import { useEffect, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { messagesOf } from '#web/core/call-error.ts'
import { uploadAvatar } from './accounts.api.ts'

const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif']
export const avatarTypes = types.join(',')
export const avatarHelp = `PNG, JPEG, WebP, GIF or AVIF, at most ${limits.image.maxBytes / 1024 / 1024} MB.`

/** Sends the picture at once and shows it; it belongs to the profile only when that is saved. */
export function useAvatarUpload(onLink: (link: string) => void) {
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
      onLink(await uploadAvatar({ file, onProgress: setProgress, signal: controller.signal }))
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
  if (!types.includes(file.type)) return `This is not a picture that can be used. ${avatarHelp}`
  if (file.size > limits.image.maxBytes) return `The picture is too large. ${avatarHelp}`
}
