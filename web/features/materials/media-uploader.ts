import type { UnusedUpload } from '#contract/files/files.ts'
import { CallError } from '#web/core/call-error.ts'
import {
  claimFile,
  discardUnused,
  discardUpload,
  forgetUpload,
  type UploadFolder,
  uploadResumable,
} from '#web/core/resumable-upload.ts'
import { type NamedFile, uploader } from '#web/ui/upload/uploader.ts'
import { keptFields } from './kept-fields.ts'

export type MediaUploader = ReturnType<typeof mediaUploader>
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** The resumable upload of a book or a video. */
export function mediaUploader(folder: UploadFolder, inTurn: InTurn) {
  /** An upload that was begun before the page was loaded. */
  let earlier: UnusedUpload | undefined
  let release = () => {}
  const claim = (file: NamedFile) => {
    release()
    release = claimFile(file)
  }
  const own = uploader<string>({
    send: (file, { onState, ...transfer }) => {
      claim(file)
      return inTurn(() =>
        uploadResumable({
          folder,
          file,
          uploadId: earlier?.id,
          onWaiting: (isWaiting) => onState(isWaiting ? 'waiting' : 'sending'),
          ...transfer,
        }),
      )
    },
  })
  /** Forgets it in the tab: it was used or removed. */
  const forget = () => {
    release()
    const file = own.get()?.file ?? (earlier && { name: earlier.fileName, size: earlier.size })
    if (file) keptFields(folder, file).forget()
    if (file instanceof File) forgetUpload(folder, file)
    earlier = undefined
  }
  const discard = () => {
    const file = own.get()?.file
    if (earlier) void discardUnused(earlier.id)
    else if (file instanceof File) void discardUpload(folder, file)
    forget()
  }
  const cancel = () => {
    own.stop()
    discard()
    own.clear()
  }
  const refuse = (file: NamedFile, errors: string[]) => {
    discard()
    own.refuse(file, errors)
  }
  return {
    ...own,
    folder,
    start: (file: File) => {
      cancel()
      own.start(file)
    },
    /** Takes over what was uploaded before the page was loaded. The rest needs the file. */
    takeEarlier: (upload: UnusedUpload) => {
      const file = { name: upload.fileName, size: upload.size }
      earlier = upload
      claim(file)
      if (upload.received === upload.size) own.take(file, upload.id)
    },
    /** Sends the rest of it. */
    resume: own.start,
    cancel,
    refuse,
    /** Shows the error at the file, if the server refused the file itself. Returns whether it did. */
    refuseBy: (error: unknown) => {
      const sentence = error instanceof CallError ? error.errors.file : undefined
      const file = own.get()?.file
      if (sentence && file) refuse(file, [sentence])
      return Boolean(sentence && file)
    },
    /** A book or a video has used the file. */
    release: () => {
      forget()
      own.clear()
    },
    /** Stops it. What has arrived stays on the server, and is offered again. */
    leave: () => {
      own.stop()
      release()
    },
    isUsable: () => own.get() !== undefined && own.get()?.state !== 'refused',
  }
}

/** Runs a limited number at a time, first come, first served. */
export function takeTurns(atOnce: number): InTurn {
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
