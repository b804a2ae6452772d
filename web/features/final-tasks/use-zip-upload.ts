import { useEffect, useRef, useState } from 'react'
import { fileToLink } from '#contract/files.ts'
import { CallError, messagesOf } from '#web/core/call-error.ts'
import { upload } from '#web/core/upload.ts'

export interface ZipUpload {
  file: File
  /** From 0 to 1. */
  sent: number
  /** The server looks through the whole file before it answers. */
  state: 'sending' | 'checking' | 'stopped' | 'done'
  /** What can be submitted, once it is done. */
  link?: string
  /** Why it stopped, and whether the same file may arrive at the next try. */
  errors: string[]
  mayPass: boolean
}

/** Sends the zip as soon as it is chosen; it belongs to nothing until it is submitted. */
export function useZipUpload() {
  const [zip, setZip] = useState<ZipUpload>()
  const running = useRef<AbortController>(null)
  const isUnderWay = zip?.state === 'sending' || zip?.state === 'checking'
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => {
    if (!isUnderWay) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnderWay])

  const start = async (file: File) => {
    running.current?.abort()
    running.current = new AbortController()
    const { signal } = running.current
    const change = (changes: Partial<ZipUpload>) => !signal.aborted && setZip((current) => current && { ...current, ...changes })
    setZip({ file, sent: 0, state: 'sending', errors: [], mayPass: false })
    const onProgress = (sent: number) => change({ sent, state: sent < 1 ? 'sending' : 'checking' })
    try {
      const { link } = await upload(fileToLink, { params: { folder: 'final-tasks' }, file, onProgress, signal })
      change({ state: 'done', link })
    } catch (error) {
      change({ state: 'stopped', errors: messagesOf(error), mayPass: mayPass(error) })
    }
  }
  const cancel = () => {
    running.current?.abort()
    setZip(undefined)
  }
  return { zip, start, cancel }
}

/** No connection, too much to do, or a fault of the server. What was refused stays refused. */
const mayPass = (error: unknown) =>
  error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 500)
