import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { type OpenedPdf, openPdf } from './open-pdf.ts'
import { RemoteFile } from './remote-file.ts'
import type { FileViewerProps } from './viewer-props.ts'

/** The opened document. Its memory and its worker are released when it is left. */
export function usePdf({ link, freshLink }: Pick<FileViewerProps, 'link' | 'freshLink'>) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>()
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const file = useRef({ link, freshLink })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try opens it again
  useEffect(() => {
    const leaving = new AbortController()
    const fail = () => !leaving.signal.aborted && setFailed(true)
    let opened: OpenedPdf | undefined
    const open = async () => {
      const remote = await RemoteFile.open(file.current.link, file.current.freshLink, leaving.signal)
      if (leaving.signal.aborted) return
      opened = openPdf(remote, fail)
      const document = await opened.document
      if (!leaving.signal.aborted) setPdf(document)
    }
    open().catch(fail)
    return () => {
      leaving.abort()
      setPdf(undefined)
      opened?.close()
    }
  }, [tries])
  return {
    pdf,
    hasFailed,
    fail: () => setFailed(true),
    tryAgain: () => {
      setFailed(false)
      setTries(tries + 1)
    },
  }
}
