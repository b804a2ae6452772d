import { createContext, useContext } from 'react'
import { CallError } from '#web/core/call-error.ts'
import { discardUpload, forgetUpload, type UploadFolder, uploadResumable } from '#web/core/resumable-upload.ts'
import { percent } from '#web/ui/format.ts'
import { percentOf, useUpload } from '#web/ui/upload/use-upload.ts'

export type MediaUpload = ReturnType<typeof useMediaUpload>

/** Without a message, because the upload shows its own state. */
export class UploadStopped extends Error {
  override name = 'UploadStopped'
}

/** Sends a file as soon as it is chosen, so that a large upload runs while the form is filled in. */
export function useMediaUpload(folder: UploadFolder) {
  const inTurn = useContext(Turns)
  const { upload, start, clear, refuse, finished, ...uploading } = useUpload({
    send: (file, { onState, ...transfer }) =>
      inTurn(() =>
        uploadResumable({
          folder,
          file,
          onWaiting: (isWaiting) => onState(isWaiting ? 'waiting' : 'sending'),
          ...transfer,
        }),
      ),
  })
  const cancel = () => {
    clear()
    if (upload) void discardUpload(folder, upload.file)
  }
  const discardAndRefuse = (file: File, errors: string[]) => {
    refuse(file, errors)
    void discardUpload(folder, file)
  }
  return {
    ...uploading,
    upload,
    isUsable: upload !== undefined && upload.state !== 'refused',
    /** "Uploading, 45%" */
    progress: upload ? `Uploading, ${percent(percentOf(upload))}` : '',
    start: (file: File) => {
      cancel()
      start(file)
    },
    cancel,
    refuse: discardAndRefuse,
    /** Shows the error at the file, if the server refused the file itself. */
    refuseBy: (error: unknown) => {
      const sentence = error instanceof CallError ? error.errors.file : undefined
      if (sentence && upload) discardAndRefuse(upload.file, [sentence])
    },
    /** The id of the upload, as soon as it has arrived. */
    finished: async () => {
      const uploadId = await finished()
      if (uploadId === undefined) throw new UploadStopped()
      return uploadId
    },
    /** Called when a book or a video has used the file. */
    release: () => {
      if (upload) forgetUpload(folder, upload.file)
      clear()
    },
  }
}

/** Runs a limited number at a time, first come, first served. */
export function takeTurns(atOnce: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

/** Uploads of one panel take turns, because in parallel they would only slow each other down. */
export const Turns = createContext(<T>(work: () => Promise<T>) => work())
