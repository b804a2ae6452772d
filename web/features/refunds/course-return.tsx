import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { refundRule } from '#contract/refunds/refunds.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { refundsQuery } from './refunds.api.ts'
import classes from './refunds.module.css'
import { ReturnOffer } from './return-offer.tsx'
import { words } from './words.ts'

/** Below the list of the materials of a course that was bought lately. A returned course leads back to My Learning. */
export function CourseReturn({ courseId }: { courseId: number }) {
  const { data } = useQuery(refundsQuery())
  const client = useQueryClient()
  const navigate = useNavigate()
  const id = useId()
  const purchase = data?.purchases.find((purchase) => purchase.courseId === courseId)
  if (!purchase) return null
  const leave = async (done: string) => {
    // First the other screen: this one can no longer be loaded.
    await navigate(paths.myLearning(), { replace: true })
    notifyDone(done)
    client.removeQueries({ type: 'inactive' })
    await client.invalidateQueries()
  }
  return (
    <section className={classes.course} aria-label={purchase.price === 0 ? words.leaveCourse : words.returnCourse}>
      <p id={id}>{refundRule}</p>
      <ReturnOffer purchase={purchase} describedBy={id} onReturned={(done) => void leave(done)} />
    </section>
  )
}
