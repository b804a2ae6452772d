import { useEffect, useRef, useState } from 'react'
import { CallError, messagesOf } from '#web/core/call-error.ts'
import { discardUpload, forgetUpload, type UploadFolder, uploadResumable } from '#web/core/resumable-upload.ts'
import { percent } from '#web/ui/format.ts'
import { percentOf } from './media-files.ts'
import { inTurn } from './upload-turns.ts'

export interface MediaUpload {
  file: File
  sentBytes: number
  /** Refused: this file will not do, and another has to take its place. */
  state: 'sending' | 'waiting' | 'stopped' | 'done' | 'refused'
  /** Why it stopped or was refused. */
  errors: string[]
  /** What its owner should know, though it can be used. */
  notices: string[]
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
    setUpload({ file, sentBytes: 0, state: 'sending', errors: [], notices: [] })
    const uploadId = inTurn(() =>
      uploadResumable({
        folder,
        file,
        onProgress: (sentBytes) => change({ sentBytes }),
        onWaiting: (isWaiting) => change({ state: isWaiting ? 'waiting' : 'sending' }),
        signal: controller.signal,
      }),
    )
    running.current = { file, controller, uploadId }
    uploadId.then(
      () => change({ state: 'done', sentBytes: file.size }),
      (error) => change({ state: 'stopped', errors: messagesOf(error) }),
    )
  }
  const stop = (file: File | undefined) => {
    running.current?.controller.abort()
    running.current = null
    if (file) void discardUpload(folder, file)
  }
  const cancel = () => {
    stop(upload?.file)
    setUpload(undefined)
  }
  const refuse = (file: File, errors: string[]) => {
    stop(file)
    setUpload({ file, sentBytes: 0, state: 'refused', errors, notices: [] })
  }
  const note = (notices: string[]) => setUpload((current) => current && { ...current, notices })
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
  /** Whether the server refused the file itself: then another one is needed, and the refusal stands beside it. */
  const refusedBy = (error: unknown) => {
    const sentence = error instanceof CallError ? error.errors.file : undefined
    if (sentence && upload) refuse(upload.file, [sentence])
    return sentence !== undefined
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
  const isUsable = upload !== undefined && upload.state !== 'refused'
  return { upload, isUnderWay, isUsable, progress, isChosen, start, cancel, refuse, refusedBy, note, retry, finished, release }
}
