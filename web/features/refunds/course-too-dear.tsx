import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#web/features/accounts/index.ts'
import { counted } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { CertainNote, useCertain } from './certain-note.tsx'
import classes from './refunds.module.css'
import { WaysToPoints } from './ways-to-points.tsx'

/** On the page of a course that a user cannot pay for: what is missing, and what else could be done. */
export function CourseTooDear({ price }: { price: number }) {
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
