import { type CSSProperties, type Ref, useMemo } from 'react'
import type { LessonText as LessonTree } from '#contract/materials/lesson-text.ts'
import { each } from './each.tsx'
import { LessonBlock } from './lesson-blocks.tsx'
import { headingsOf } from './lesson-contents.ts'
import { LessonPicturesContext } from './lesson-picture.tsx'
import classes from './lesson-text.module.css'

interface LessonTextProps {
  text: LessonTree
  /** Links to its pictures, by the ids of their files. */
  pictures: Record<string, string>
  /** Replaces the links to the pictures, because they expire. */
  renewPictures?: () => Promise<void>
  /** Of its letters, in rem. */
  size?: string
  /** The children of the element are the blocks of the lesson, in order. */
  ref?: Ref<HTMLDivElement>
}

/** The text of a lesson. Every part becomes an element of ours; nothing in it is read as markup. */
export function LessonText({ text, pictures, renewPictures, size = '1.125', ref }: LessonTextProps) {
  const headings = useMemo(() => new Map(headingsOf(text).map((heading) => [heading.block, heading])), [text])
  const known = useMemo(() => ({ links: pictures, renew: renewPictures }), [pictures, renewPictures])
  return (
    <LessonPicturesContext value={known}>
      <div ref={ref} dir="auto" className={classes.text} style={{ '--size': `${size}rem` } as CSSProperties}>
        {each(text.content, (block, place) => (
          <LessonBlock block={block} heading={headings.get(place)} />
        ))}
      </div>
    </LessonPicturesContext>
  )
}
