import { useEffect, useRef, useState } from 'react'
import { messagesOf } from '#web/core/call-error.ts'

export interface Upload<Result = unknown> {
  file: File
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

interface UploadOptions<Result> {
  send: (file: File, transfer: Transfer) => Promise<Result>
  /** Whether trying the same file again is useless. */
  isRefusal?: (error: unknown) => boolean
}

interface Running<Result> {
  file: File
  controller: AbortController
  result: Promise<Result>
}

/** The upload of one file, starting when it is chosen. Until it has ended, the browser asks before the page is closed. */
export function useUpload<Result>({ send, isRefusal = () => false }: UploadOptions<Result>) {
  const [upload, setUpload] = useState<Upload<Result>>()
  const running = useRef<Running<Result>>(null)
  const isUnderWay = upload !== undefined && ['sending', 'waiting', 'checking'].includes(upload.state)
  useEffect(() => () => running.current?.controller.abort(), [])
  useEffect(() => {
    if (!isUnderWay) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnderWay])

  const show = (file: File, state: Upload['state'], errors: string[] = []) =>
    setUpload({ file, sentBytes: 0, state, errors, notices: [] })
  const stop = () => {
    running.current?.controller.abort()
    running.current = null
  }
  const start = (file: File) => {
    stop()
    show(file, 'sending')
    const controller = new AbortController()
    const { signal } = controller
    const change = (changes: Partial<Upload<Result>>) =>
      !signal.aborted && setUpload((current) => current && { ...current, ...changes })
    const result = send(file, {
      onProgress: (sentBytes) => change({ sentBytes }),
      onState: (state) => change({ state }),
      signal,
    })
    running.current = { file, controller, result }
    result.then(
      (result) => change({ state: 'done', sentBytes: file.size, result }),
      (error) => change({ state: isRefusal(error) ? 'refused' : 'stopped', errors: messagesOf(error) }),
    )
  }
  return {
    upload,
    isUnderWay,
    /** Replaces the previous file, if there is one. */
    start,
    retry: () => upload && start(upload.file),
    clear: () => {
      stop()
      setUpload(undefined)
    },
    refuse: (file: File, errors: string[]) => {
      stop()
      show(file, 'refused', errors)
    },
    note: (notices: string[]) => setUpload((current) => current && { ...current, notices }),
    /** False once another file has replaced this one. */
    isChosen: (file: File) => running.current?.file === file,
    /** The result, as soon as the file has arrived; undefined if it was stopped. */
    finished: () => running.current?.result.catch(() => undefined),
  }
}

/** A whole number; 100 only when everything has arrived. */
export const percentOf = ({ file, sentBytes, state }: Pick<Upload, 'sentBytes' | 'state'> & { file: { size: number } }) =>
  state === 'done' || state === 'checking' ? 100 : Math.min(99, Math.floor((100 * sentBytes) / file.size))
