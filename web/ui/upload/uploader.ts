import { errorMessages } from '#web/core/call-error.ts'

/** A file, or what is known of one that was uploaded before the page was loaded. */
export type NamedFile = Pick<File, 'name' | 'size'>

export interface Upload<Result = unknown> {
  file: NamedFile
  sentBytes: number
  /**
   * Waiting: for the connection. Checking: everything is sent, and the server checks it. Stopped: it can be tried again.
   * Refused: another file is needed.
   */
  state: 'sending' | 'waiting' | 'checking' | 'stopped' | 'refused' | 'done'
  /** Why it was stopped or refused. */
  errors: string[]
  /** Warnings about a file that can be used. */
  notices: string[]
  /** What the server returned, once it is done. */
  result?: Result
}

/** What a transport reports while it sends a file. */
export interface Transfer {
  onProgress: (sentBytes: number) => void
  onState: (state: 'sending' | 'waiting' | 'checking') => void
  signal: AbortSignal
}

export interface UploadOptions<Result> {
  send: (file: File, transfer: Transfer) => Promise<Result>
  /** Whether trying the same file again is useless. */
  isRefusal?: (error: unknown) => boolean
}

interface Running<Result> {
  file: NamedFile
  controller: AbortController
  result: Promise<Result>
}

export type Uploader<Result> = ReturnType<typeof uploader<Result>>

/** The upload of one file, apart from the screen that shows it, so that it can go on when the screen changes. */
export function uploader<Result>({ send, isRefusal = () => false }: UploadOptions<Result>) {
  let upload: Upload<Result> | undefined
  let running: Running<Result> | undefined
  const listeners = new Set<() => void>()
  const set = (next: Upload<Result> | undefined) => {
    upload = next
    for (const listener of listeners) listener()
  }
  const show = (file: NamedFile, changes: Partial<Upload<Result>>) =>
    set({ file, sentBytes: 0, state: 'sending', errors: [], notices: [], ...changes })
  const stop = () => {
    running?.controller.abort()
    running = undefined
  }
  const start = (file: File) => {
    stop()
    show(file, {})
    const controller = new AbortController()
    const { signal } = controller
    const change = (changes: Partial<Upload<Result>>) => !signal.aborted && upload && set({ ...upload, ...changes })
    const result = send(file, {
      onProgress: (sentBytes) => change({ sentBytes }),
      onState: (state) => change({ state }),
      signal,
    })
    running = { file, controller, result }
    result.then(
      (result) => change({ state: 'done', sentBytes: file.size, result }),
      (error) => change({ state: isRefusal(error) ? 'refused' : 'stopped', errors: errorMessages(error) }),
    )
  }
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get: () => upload,
    /** Replaces the previous file, if there is one. */
    start,
    retry: () => upload?.file instanceof File && start(upload.file),
    /** Takes over a file that was uploaded before. */
    take: (file: NamedFile, result: Result) => {
      stop()
      running = { file, controller: new AbortController(), result: Promise.resolve(result) }
      show(file, { state: 'done', sentBytes: file.size, result })
    },
    stop,
    clear: () => {
      stop()
      set(undefined)
    },
    refuse: (file: NamedFile, errors: string[]) => {
      stop()
      show(file, { state: 'refused', errors })
    },
    note: (notices: string[]) => upload && set({ ...upload, notices }),
    /** False once another file has replaced this one. */
    isChosen: (file: NamedFile) => running?.file === file,
    /** The result, as soon as the file has arrived; undefined if it was stopped. */
    finished: () => running?.result.catch(() => undefined),
  }
}

export const isUnderWay = (upload: Upload | undefined) =>
  upload !== undefined && ['sending', 'waiting', 'checking'].includes(upload.state)

/** A whole number; 100 only when everything has arrived. */
export const sentPercent = ({ file, sentBytes, state }: Pick<Upload, 'sentBytes' | 'state'> & { file: { size: number } }) =>
  state === 'done' || state === 'checking' ? 100 : Math.min(99, Math.floor((100 * sentBytes) / file.size))
