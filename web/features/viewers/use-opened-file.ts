import { useEffect, useRef, useState } from 'react'
import { RemoteFile } from './remote-file.ts'
import type { FileViewerProps } from './viewer-props.ts'

/** A file opened for reading in parts. `setFailed` is for later errors. */
export function useOpenedFile<Opened>({ link, freshLink }: FileViewerProps, open: (file: RemoteFile) => Promise<Opened>) {
  const [opened, setOpened] = useState<Opened>()
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const file = useRef({ link, freshLink })

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try opens it again
  useEffect(() => {
    const leaving = new AbortController()
    const { link, freshLink } = file.current
    RemoteFile.open(link, freshLink, leaving.signal)
      .then(open)
      .then(
        (opened) => !leaving.signal.aborted && setOpened(opened),
        () => !leaving.signal.aborted && setFailed(true),
      )
    return () => leaving.abort()
  }, [tries])

  return {
    opened,
    hasFailed,
    setFailed,
    tryAgain: () => {
      setFailed(false)
      setTries(tries + 1)
    },
  }
}
