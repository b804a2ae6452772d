import { useEffect, useRef, useState } from 'react'
import type { BookToLearn } from '#contract/learning/learning.ts'
import { formatSize } from '#web/ui/format.ts'
import { BookIcon } from '#web/ui/icons.tsx'
import { DownloadButton } from './download-button.tsx'
import { RemoteFile } from './remote-file.ts'
import classes from './viewer.module.css'

interface DownloadCardProps {
  book: BookToLearn
  link: string
  freshLink: () => Promise<string>
}

/** A book of a kind that browsers do not show. */
export function DownloadCard({ book: { extension }, link, freshLink }: DownloadCardProps) {
  const size = useFileSize(link, freshLink)
  const format = extension.name.toUpperCase()
  return (
    <div className={classes.card}>
      <span className={classes.mark}>
        <BookIcon />
      </span>
      <p>{`This book is a ${format} file. Download it, and read it with a program for ${format} on your device.`}</p>
      <div className={classes.actions}>
        <DownloadButton freshLink={freshLink} />
      </div>
      <p className={classes.quiet}>{[format, size].filter(Boolean).join(', ')}</p>
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
