import { useEffect, useRef, useState } from 'react'
import { PdfPage } from './pdf-page.tsx'
import { PdfToolbar } from './pdf-toolbar.tsx'
import classes from './pdf-viewer.module.css'
import { usePdf } from './use-pdf.ts'
import { useReadingKeys } from './use-shortcuts.ts'
import type { FileViewerProps } from './viewer-props.ts'
import { ViewerLoading, ViewerProblem } from './viewer-state.tsx'

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3]

/** A PDF, page by page. The place is the page number. */
export function PdfViewer(props: FileViewerProps) {
  const { place, onPlace } = props
  const { pdf, hasFailed, fail, tryAgain } = usePdf(props)
  const [wanted, setWanted] = useState(Number(place) || 1)
  const [zoom, setZoom] = useState(1)
  const frame = useRef<HTMLDivElement>(null)
  const pages = pdf?.numPages ?? 1
  const number = Math.min(Math.max(1, wanted), pages)

  const goTo = (page: number) => {
    const next = Math.min(Math.max(1, page), pages)
    if (next === number) return
    setWanted(next)
    onPlace(String(next), true)
    frame.current?.scrollIntoView({ block: 'start' })
  }
  const zoomBy = (steps: number) => setZoom(zooms[Math.min(zooms.length - 1, Math.max(0, zooms.indexOf(zoom) + steps))] ?? zoom)
  useReadingKeys((steps) => goTo(number + steps), zoomBy)
  usePageKeys(frame, { up: () => goTo(number - 1), down: () => goTo(number + 1) })

  if (hasFailed) return <ViewerProblem {...props} onTryAgain={tryAgain} />
  if (!pdf) return <ViewerLoading />
  return (
    <div ref={frame} className={classes.frame}>
      <PdfToolbar
        number={number}
        pages={pages}
        zoom={zoom}
        canZoom={{ in: zoom < Math.max(...zooms), out: zoom > Math.min(...zooms) }}
        onPage={goTo}
        onZoom={zoomBy}
      />
      <PdfPage pdf={pdf} number={number} zoom={zoom} onFailure={fail} />
    </div>
  )
}

/** These keys scroll as usual, and at the end of a page they turn it. */
function usePageKeys(frame: React.RefObject<HTMLElement | null>, turn: { up: () => void; down: () => void }) {
  const latest = useRef(turn)
  useEffect(() => {
    latest.current = turn
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const edges = frame.current?.getBoundingClientRect()
      if (!edges || event.defaultPrevented || (event.key !== 'PageDown' && event.key !== 'PageUp')) return
      if ((event.target as Element).closest('[role="dialog"]')) return
      const isDown = event.key === 'PageDown'
      if (isDown ? edges.bottom > innerHeight : edges.top < 0) return
      event.preventDefault()
      if (isDown) latest.current.down()
      else latest.current.up()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [frame])
}
