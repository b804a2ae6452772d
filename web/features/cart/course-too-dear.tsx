import { useQuery } from '@tanstack/react-query'
import type { CourseDetails } from '#contract/courses.ts'
import { useSession } from '#web/core/session.ts'
import { profileQuery } from '#web/features/accounts/index.ts'
import { CertainNote, useCertain } from '#web/features/refunds/index.ts'
import { counted } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { WaysToPoints } from '#web/ui/ways-to-points.tsx'
import classes from './cart.module.css'

/** On the page of a course that a user cannot pay for: what is missing, and what else could be done. */
export function CourseTooDear({ course }: { course: CourseDetails }) {
  const { claims } = useSession()
  return claims && !course.isBought && course.price > 0 ? <WithBalance price={course.price} /> : null
}

function WithBalance({ price }: { price: number }) {
  const { data } = useQuery(profileQuery())
  return data ? <Missing price={price} balance={data.balance} /> : null
}

function Missing({ price, balance }: { price: number; balance: number }) {
  const missing = price - useCertain(balance)
  if (missing <= 0) return null
  return (
    <div className={classes.short}>
      <Notice>{`You need ${counted(missing, 'more point', 'more points')} for this course.`}</Notice>
      <CertainNote balance={balance} />
      <WaysToPoints />
    </div>
  )
}
