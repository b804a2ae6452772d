import { useEffect, useRef, useState } from 'react'
import { messagesOf } from '#web/core/call-error.ts'
import { discardUpload, forgetUpload, type UploadFolder, uploadResumable } from '#web/core/resumable-upload.ts'
import { percent } from '#web/ui/percent.ts'
import { percentOf } from './media-files.ts'

export interface MediaUpload {
  file: File
  sentBytes: number
  state: 'sending' | 'waiting' | 'stopped' | 'done'
  /** Why it stopped. */
  errors: string[]
}

/** Said where the upload is shown, so whoever waits for it has nothing to add. */
export class UploadStopped extends Error {
  override name = 'UploadStopped'
}

interface Running {
  file: File
  controller: AbortController
  uploadId: Promise<string>
}

/** Sends a file as soon as it is chosen, because filling in the form takes time that a large upload can use. */
export function useMediaUpload(folder: UploadFolder) {
  const [upload, setUpload] = useState<MediaUpload>()
  const running = useRef<Running>(null)
  const isUnderWay = upload?.state === 'sending' || upload?.state === 'waiting'
  // Stopped, not taken back: whoever looks at another panel and comes again goes on with the same file.
  useEffect(() => () => running.current?.controller.abort(), [])
  useEffect(() => {
    if (!isUnderWay) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnderWay])

  const send = (file: File) => {
    const controller = new AbortController()
    const change = (changes: Partial<MediaUpload>) =>
      !controller.signal.aborted && setUpload((current) => current && { ...current, ...changes })
    setUpload({ file, sentBytes: 0, state: 'sending', errors: [] })
    const uploadId = uploadResumable({
      folder,
      file,
      onProgress: (sentBytes) => change({ sentBytes }),
      onWaiting: (isWaiting) => change({ state: isWaiting ? 'waiting' : 'sending' }),
      signal: controller.signal,
    })
    running.current = { file, controller, uploadId }
    uploadId.then(
      () => change({ state: 'done', sentBytes: file.size }),
      (error) => change({ state: 'stopped', errors: messagesOf(error) }),
    )
  }
  const cancel = () => {
    running.current?.controller.abort()
    running.current = null
    setUpload(undefined)
    if (upload) void discardUpload(folder, upload.file)
  }
  const start = (file: File) => {
    cancel()
    send(file)
  }
  const retry = () => upload && send(upload.file)
  /** The id of the upload, as soon as it has arrived. */
  const finished = async () => {
    try {
      if (running.current) return await running.current.uploadId
    } catch {}
    throw new UploadStopped()
  }
  /** A book or a video has taken it. */
  const release = () => {
    if (upload) forgetUpload(folder, upload.file)
    running.current = null
    setUpload(undefined)
  }
  /** Not replaced by another one meanwhile. */
  const isChosen = (file: File) => running.current?.file === file
  const progress = upload ? `Uploading, ${percent(percentOf(upload))}` : ''
  return { upload, isUnderWay, progress, isChosen, start, cancel, retry, finished, release }
}
