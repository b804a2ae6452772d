import { type MouseEvent, useEffect, useRef } from 'react'
import type { BookPlace } from './book-cfi.ts'
import { type BookLink, linkAttribute } from './clean-chapter.ts'
import classes from './epub-chapter.module.css'
import type { LoadedChapter } from './load-chapter.ts'
import { firstInView, goToPlace } from './reading-place.ts'
import { useAfterScroll } from './use-after-scroll.ts'

interface EpubChapterProps {
  chapter: LoadedChapter
  /** Where to begin: an element of the chapter, or its top. */
  start: Pick<BookPlace, 'steps'> | { anchor: string } | undefined
  textSize: string
  onMove: (steps: string) => void
  onLink: (link: BookLink) => void
}

/** The text of one chapter, in our own style. */
export function EpubChapter({ chapter, start, textSize, onMove, onLink }: EpubChapterProps) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    page.current?.replaceChildren(chapter.content)
  }, [chapter])
  useEffect(() => {
    if (start) goToPlace(chapter, start)
  }, [chapter, start])
  useAfterScroll(chapter, () => {
    const steps = firstInView(chapter)
    if (steps) onMove(steps)
  })
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest(`[${linkAttribute}]`)?.getAttribute(linkAttribute)
    if (!link) return
    event.preventDefault()
    onLink(JSON.parse(link) as BookLink)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: following a link by the keyboard is a click too
    <div ref={page} className={classes.page} style={{ fontSize: `${textSize}rem` }} onClick={follow} />
  )
}
