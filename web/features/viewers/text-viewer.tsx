import { useEffect, useRef } from 'react'
import { DownloadIcon } from '#web/ui/icons.tsx'
import book from './book-viewer.module.css'
import { useDownload } from './download-button.tsx'
import { GoToField } from './go-to-field.tsx'
import { firstInView } from './reading-place.ts'
import { TextSizeButtons, ToolButton, Toolbar, TurnButtons, useTextSize } from './toolbar.tsx'
import { useAfterScroll } from './use-after-scroll.ts'
import { useReadingKeys } from './use-shortcuts.ts'
import { type TextPart, useText } from './use-text.ts'
import type { FileViewerProps } from './viewer-props.ts'
import { ViewerLoading, ViewerProblem } from './viewer-state.tsx'
import { words } from './words.ts'

/** A plain text, part by part. Nothing in it is interpreted. */
export function TextViewer(props: FileViewerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { part, count, start, hasFailed, tryAgain, goTo, moved } = useText(props)
  const { size, step } = useTextSize()
  const download = useDownload(props.freshLink)
  const number = part?.number ?? 0
  const turnTo = (next: number) => {
    const to = Math.min(next, count - 1)
    if (to < 0 || to === number) return
    frame.current?.scrollIntoView({ block: 'start' })
    goTo(to)
  }
  useReadingKeys((steps) => turnTo(number + steps), step)

  if (hasFailed) return <ViewerProblem {...props} onTryAgain={tryAgain} />
  if (!part) return <ViewerLoading />
  return (
    <div ref={frame} className={book.frame}>
      <Toolbar label={words.text}>
        {count > 1 && (
          <TurnButtons previous={words.previousPart} next={words.nextPart} number={number} count={count} onTurn={turnTo}>
            <GoToField label={words.part} number={number + 1} count={count} onGo={(wanted) => turnTo(wanted - 1)} />
          </TurnButtons>
        )}
        <span className={book.tools}>
          <TextSizeButtons />
          <ToolButton label={words.download} isDisabled={download.isPending} onClick={() => download.mutate()}>
            <DownloadIcon />
          </ToolButton>
        </span>
      </Toolbar>
      <Part part={part} start={start} textSize={size} onMove={moved} />
      {number + 1 < count && (
        <button type="button" className={book.more} onClick={() => turnTo(number + 1)}>
          {words.nextPart}
        </button>
      )}
    </div>
  )
}

interface PartProps {
  part: TextPart
  /** The block to scroll to. */
  start: number
  textSize: string
  onMove: (block: number) => void
}

function Part({ part, start, textSize, onMove }: PartProps) {
  const page = useRef<HTMLDivElement>(null)
  const blocks = () => [...(page.current?.children ?? [])]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the blocks are those of the part
  useEffect(() => {
    if (start > 0) blocks()[Math.min(start, part.blocks.length - 1)]?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [part, start])
  useAfterScroll(part, () => {
    const block = firstInView({ places: blocks().map((element, at) => ({ element, steps: String(at) })) })
    if (block !== undefined) onMove(Number(block))
  })
  return (
    <div ref={page} className={book.page} style={{ fontSize: `${textSize}rem` }}>
      {part.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is known by its place
        <div key={`${part.number}.${at}`} dir="auto">
          {block}
        </div>
      ))}
    </div>
  )
}
