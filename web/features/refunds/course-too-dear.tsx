import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '#web/features/accounts/index.ts'
import { Notice } from '#web/ui/notice.tsx'
import { CertainNote, useCertain } from './certain-note.tsx'
import classes from './refunds.module.css'
import { WaysToPoints } from './ways-to-points.tsx'
import { words } from './words.ts'

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
      <Notice>{words.missing({ count: missing })}</Notice>
      <CertainNote balance={balance} />
      <WaysToPoints />
    </div>
  )
}
