import { useEffect, useRef, useState } from 'react'
import type { Book } from '#contract/materials/materials.ts'
import { materialFacts } from '#web/features/courses/index.ts'
import { formatSize } from '#web/ui/format.ts'
import { DownloadButton } from './download-button.tsx'
import { RemoteFile } from './remote-file.ts'
import classes from './viewer.module.css'
import { words } from './words.ts'

interface DownloadCardProps {
  book: Book
  link: string
  freshLink: () => Promise<string>
}

/** A book of a kind that browsers do not show. */
export function DownloadCard({ book, link, freshLink }: DownloadCardProps) {
  const size = useFileSize(link, freshLink)
  const format = book.extension.name.toUpperCase()
  return (
    <div className={classes.card}>
      <span className={classes.mark}>{materialFacts(book).icon}</span>
      <p>{words.otherProgram({ format })}</p>
      <div className={classes.actions}>
        <DownloadButton freshLink={freshLink} />
      </div>
      <p className={classes.quiet}>{size ? words.formatAndSize({ format, size }) : format}</p>
    </div>
  )
}

/** "3.4 MB"; undefined while it is unknown. */
function useFileSize(link: string, freshLink: () => Promise<string>) {
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
