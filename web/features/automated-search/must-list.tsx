import { CloseButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { courseNamesQuery } from './automated-search.api.ts'
import classes from './wish-list.module.css'

interface MustListProps {
  must: number[]
  heading?: string
  onRemove: (courseId: number) => void
}

/** The courses that must be in the plan. One without a name has left the catalogue. */
export function MustList({ must, heading = 'Must be in the plan', onRemove }: MustListProps) {
  const { data: names } = useQuery(courseNamesQuery(must))
  const id = useId()
  const courseName = (courseId: number) => names?.get(courseId) ?? (names ? 'A course that is no longer offered' : '…')
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
              aria-label={`Remove ${courseName(courseId)}`}
              title="Remove"
              onClick={() => onRemove(courseId)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
