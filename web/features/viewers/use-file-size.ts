import { useEffect, useRef, useState } from 'react'
import { formatSize } from '#web/ui/format.ts'
import { RemoteFile } from './remote-file.ts'

/** "3.4 MB"; undefined until it is known, or when nobody can tell. */
export function useFileSize(link: string, freshLink: () => Promise<string>) {
  const [size, setSize] = useState<string>()
  const file = useRef({ link, freshLink })
  useEffect(() => {
    const leaving = new AbortController()
    RemoteFile.open(file.current.link, file.current.freshLink, leaving.signal).then(
      (file) => setSize(formatSize(file.size)),
      () => {},
    )
    return () => leaving.abort()
  }, [])
  return size
}
