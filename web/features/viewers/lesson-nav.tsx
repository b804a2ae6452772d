import type { MouseEvent } from 'react'
import type { LessonHeading } from './lesson-contents.ts'
import classes from './lesson-viewer.module.css'
import { words } from './words.ts'

interface LessonNavProps {
  id: string
  headings: LessonHeading[]
  /** The one above what is read now. */
  current: LessonHeading | undefined
  onGo: (heading: LessonHeading) => void
}

/** The table of contents of a lesson. */
export function LessonNav({ id, headings, current, onGo }: LessonNavProps) {
  const go = (event: MouseEvent, heading: LessonHeading) => {
    event.preventDefault()
    onGo(heading)
  }
  return (
    <nav id={id} aria-label={words.contents} className={classes.contents}>
      <ol>
        {headings.map((heading) => (
          <li key={heading.id} data-depth={heading.depth}>
            <a
              href={`#${heading.id}`}
              aria-current={heading === current ? 'location' : undefined}
              onClick={(event) => go(event, heading)}
            >
              {heading.name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
