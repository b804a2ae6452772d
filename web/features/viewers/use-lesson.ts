import { useCallback, useEffect, useRef, useState } from 'react'
import type { LessonContent } from '#contract/materials/lessons.ts'
import { isUnreachable } from '#web/core/call-error.ts'
import { fetchResponse, joinText } from '#web/core/fetch-response.ts'
import type { FileViewerProps } from './viewer-props.ts'

/** The opened lesson. `renewPictures` replaces the links to its pictures, which expire. */
export function useLesson({ link, freshLink }: Pick<FileViewerProps, 'link' | 'freshLink'>) {
  const [content, setContent] = useState<LessonContent>()
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const source = useRef({ link, freshLink })
  const renewal = useRef<Promise<void>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try opens it again
  useEffect(() => {
    const leaving = new AbortController()
    read(source.current, leaving.signal).then(
      (content) => !leaving.signal.aborted && setContent(content),
      () => !leaving.signal.aborted && setFailed(true),
    )
    return () => leaving.abort()
  }, [tries])

  const renewPictures = useCallback(() => {
    renewal.current ??= renew(source.current)
      .then(({ pictures }) => setContent((content) => content && { ...content, pictures }))
      // Each picture shows its description.
      .catch(() => {})
      .finally(() => {
        renewal.current = undefined
      })
    return renewal.current
  }, [])

  return {
    content,
    hasFailed,
    renewPictures,
    tryAgain: () => {
      setFailed(false)
      setTries(tries + 1)
    },
  }
}

type Source = Pick<FileViewerProps, 'link' | 'freshLink'>

async function read(source: Source, signal: AbortSignal): Promise<LessonContent> {
  try {
    return await fetchContent(source.link, signal)
  } catch (error) {
    // A refusal means that the link has expired.
    if (isUnreachable(error) || signal.aborted) throw error
    return renew(source, signal)
  }
}

const renew = async ({ freshLink }: Source, signal?: AbortSignal) => fetchContent(await freshLink(), signal)

/** The server checked it when it was written. */
const fetchContent = async (link: string, signal?: AbortSignal) =>
  JSON.parse(joinText((await fetchResponse(link, { signal })).pieces)) as LessonContent
