import { CloseButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { common } from '#web/ui/words.ts'
import { courseNamesQuery } from './automated-search.api.ts'
import classes from './wish-list.module.css'
import { words } from './words.ts'

interface MustListProps {
  must: number[]
  heading?: string
  onRemove: (courseId: number) => void
}

/** The courses that must be in the plan. One without a name has left the catalogue. */
export function MustList({ must, heading = words.musts, onRemove }: MustListProps) {
  const { data: names } = useQuery(courseNamesQuery(must))
  const id = useId()
  const courseName = (courseId: number) => names?.get(courseId) ?? (names ? words.notOffered : '…')
  return (
    <div>
      <p id={id} className={classes.heading}>
        {heading}
      </p>
      <ul className={classes.skills} aria-labelledby={id}>
        {must.map((courseId) => (
          <li key={courseId} className={classes.skill}>
            <span className={classes.name}>{courseName(courseId)}</span>
            <CloseButton
              className={classes.remove}
              size="sm"
              aria-label={words.removeName({ name: courseName(courseId) })}
              title={common.remove}
              onClick={() => onRemove(courseId)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
