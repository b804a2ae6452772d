import { useState } from 'react'
import { uploadLessonPicture } from '#contract/files/files.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { uploadForm } from '#web/core/upload-form.ts'
import { whyRefused } from '#web/ui/upload/use-picture-upload.ts'
import { words } from './words.ts'

/** Links to the pictures of a lesson, by their ids, and the uploads of new ones. */
export function useLessonPictures(saved: Record<string, string>) {
  const [links, setLinks] = useState<ReadonlyMap<string, string>>(new Map(Object.entries(saved)))
  const [runningCount, setRunningCount] = useState(0)
  const [errors, setErrors] = useState<string[]>([])
  /** Returns the id of the picture; undefined if it was refused, which `errors` says then. */
  const upload = async (file: File): Promise<string | undefined> => {
    const refusal = whyRefused(file)
    if (refusal) {
      setErrors([words.ofFile({ file: file.name, problem: refusal })])
      return undefined
    }
    setErrors([])
    setRunningCount((count) => count + 1)
    try {
      const { id, link } = await send(file)
      setLinks((known) => new Map(known).set(id, link))
      return id
    } catch (error) {
      setErrors(errorMessages(error).map((problem) => words.ofFile({ file: file.name, problem })))
      return undefined
    } finally {
      setRunningCount((count) => count - 1)
    }
  }
  return { links, upload, runningCount, errors }
}

const send = (file: File) =>
  uploadForm(uploadLessonPicture, {
    file,
    onProgress: () => {},
    onState: () => {},
    signal: new AbortController().signal,
  })
