import { useQuery } from '@tanstack/react-query'
import { refundsQuery } from './refunds.api.ts'
import { words } from './words.ts'

interface ReturnedBeforeProps {
  courses: { id: number; name: string }[]
  className: string | undefined
}

/** Names the courses that the user returned before: the rule does not apply to them any more. */
export function ReturnedBefore({ courses, className }: ReturnedBeforeProps) {
  const { data } = useQuery(refundsQuery())
  return courses
    .filter(({ id }) => data?.returnedCourseIds.includes(id))
    .map(({ id, name }) => (
      <p key={id} className={className}>
        {words.returnedBefore({ course: name })}
      </p>
    ))
}
