import { useRef } from 'react'
import classes from './book-viewer.module.css'
import type { BookLink } from './clean-chapter.ts'
import { EpubChapter } from './epub-chapter.tsx'
import { EpubToolbar } from './epub-toolbar.tsx'
import { useTextSize } from './toolbar.tsx'
import { useEpub } from './use-epub.ts'
import { useReadingKeys } from './use-shortcuts.ts'
import type { FileViewerProps } from './viewer-props.ts'
import { ViewerLoading, ViewerProblem } from './viewer-state.tsx'
import { words } from './words.ts'

/** An EPUB, chapter by chapter. The place is a CFI: exact to the paragraph. */
export function EpubViewer(props: FileViewerProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { book, chapter, start, hasFailed, tryAgain, goTo, follow, moved } = useEpub(props)
  const { size, step } = useTextSize()
  const number = chapter?.number ?? 0
  const count = book?.chapters.length ?? 0
  const toTop = () => frame.current?.scrollIntoView({ block: 'start' })
  const turnTo = (next: number) => {
    if (next < 0 || next >= count) return
    toTop()
    goTo(next)
  }
  const followFromTop = (link: BookLink) => {
    if (!link.anchor) toTop()
    follow(link)
  }
  useReadingKeys((steps) => turnTo(number + steps), step)

  if (hasFailed) return <ViewerProblem {...props} onTryAgain={tryAgain} />
  if (!book || !chapter) return <ViewerLoading />
  return (
    <div ref={frame} className={classes.frame}>
      <EpubToolbar book={book} number={number} onChapter={turnTo} onLink={followFromTop} />
      <EpubChapter chapter={chapter} start={start} textSize={size} onMove={moved} onLink={followFromTop} />
      {number + 1 < count && (
        <button type="button" className={classes.more} onClick={() => turnTo(number + 1)}>
          {words.nextChapter}
        </button>
      )}
    </div>
  )
}
