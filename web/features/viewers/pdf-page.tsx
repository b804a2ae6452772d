import { useElementSize } from '@mantine/hooks'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { drawPdfPage } from './draw-pdf-page.ts'
import classes from './pdf-viewer.module.css'
import { words } from './words.ts'

interface PdfPageProps {
  pdf: PDFDocumentProxy
  number: number
  /** 1 fits the width. */
  zoom: number
  onFailure: (error: unknown) => void
}

/** The previous page stays in view until the next one is drawn, so that nothing flickers. */
export function PdfPage({ pdf, number, zoom, onFailure }: PdfPageProps) {
  const { ref: room, width: roomWidth } = useElementSize()
  const paper = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState(0)
  const width = Math.round(Math.min(roomWidth, widest) * zoom)
  const fail = useRef(onFailure)
  useEffect(() => {
    fail.current = onFailure
  })
  useEffect(() => {
    if (width === 0) return
    const leaving = new AbortController()
    const draw = async () => {
      const page = await pdf.getPage(number)
      if (leaving.signal.aborted) return
      const { elements, ...size } = await drawPdfPage(page, width, classes.text ?? '', leaving.signal)
      if (leaving.signal.aborted || !paper.current) return
      paper.current.replaceChildren(...elements)
      paper.current.style.width = `${size.width}px`
      paper.current.style.height = `${size.height}px`
      setDrawn(number)
      page.cleanup()
    }
    draw().catch((error) => !leaving.signal.aborted && fail.current(error))
    return () => leaving.abort()
  }, [pdf, number, width])
  return (
    <div ref={room} className={classes.room}>
      <section
        ref={paper}
        className={classes.paper}
        data-drawn={drawn || undefined}
        aria-label={words.pageOf({ number: String(number), all: String(pdf.numPages) })}
        aria-busy={drawn !== number}
      />
    </div>
  )
}

/** On a wider page, readers would have to turn their heads. */
const widest = 960
