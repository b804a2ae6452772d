import { useEffect, useState } from 'react'
import { CallError } from '#web/core/call-error.ts'
import { type BookPlace, formatCfi, parseCfi } from './book-cfi.ts'
import type { BookLink } from './clean-chapter.ts'
import { type LoadedChapter, loadChapter, unreadableChapter } from './load-chapter.ts'
import { openEpub } from './open-epub.ts'
import { useOpenedFile } from './use-opened-file.ts'
import type { FileViewerProps } from './viewer-props.ts'

type Start = Pick<BookPlace, 'steps'> | { anchor: string } | undefined

/** The opened book, the current chapter, and functions to go to another one. */
export function useEpub(props: FileViewerProps) {
  const { place, onPlace } = props
  const { opened: book, hasFailed, setFailed, tryAgain } = useOpenedFile(props, openEpub)
  const [chapter, setChapter] = useState<LoadedChapter>()
  const [wanted, setWanted] = useState<{ number: number; start: Start }>(() => {
    const { chapter: number = 0, steps = '' } = parseCfi(place) ?? {}
    return { number, start: steps ? { steps } : undefined }
  })

  const number = Math.min(Math.max(0, wanted.number), (book?.chapters.length ?? 1) - 1)
  useEffect(() => {
    if (!book) return
    let isLeft = false
    let loaded: LoadedChapter | undefined
    loadChapter(book, number).then(
      (chapter) => {
        loaded = chapter
        if (isLeft) chapter.release()
        else setChapter(chapter)
      },
      (error) => {
        if (isLeft) return
        if (error instanceof CallError) setFailed(true)
        else setChapter(unreadableChapter(number))
      },
    )
    return () => {
      isLeft = true
      loaded?.release()
    }
  }, [book, number, setFailed])

  const tell = (to: BookPlace) => book && onPlace(formatCfi(book.spineStep, to), true)
  const goTo = (number: number, start?: Start) => {
    setWanted({ number, start })
    tell({ chapter: number, steps: '' })
  }
  return {
    book,
    chapter,
    start: chapter?.number === wanted.number ? wanted.start : undefined,
    hasFailed,
    goTo,
    follow: ({ path, anchor }: BookLink) => {
      const target = book?.chapters.indexOf(path) ?? -1
      if (target >= 0) goTo(target, anchor ? { anchor } : undefined)
    },
    moved: (steps: string) => chapter && tell({ chapter: chapter.number, steps }),
    tryAgain,
  }
}
