import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CourseDetails } from '#contract/courses/courses.ts'
import type { RatingOrder } from '#contract/ratings/ratings.ts'
import { useSession } from '#web/core/session.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceButtons } from '#web/ui/choice-buttons.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { Pages } from '#web/ui/pages.tsx'
import { OwnRating } from './own-rating.tsx'
import { RatingItem } from './rating-item.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ratingsQuery } from './ratings.api.ts'
import classes from './ratings.module.css'
import { roomFor } from './room-for.ts'
import { words } from './words.ts'

const orders = [
  { value: 'newest', label: words.newest },
  { value: 'helpful', label: words.mostHelpful },
] as const

/** What learners say about the course: together, and each of them. */
export function RatingsCard({ course }: { course: CourseDetails }) {
  const { claims } = useSession()
  const isAuthor = claims !== null && claims.email === course.author.email
  return (
    <Card title={words.ratings}>
      <div className={classes.ratings}>
        {course.rating ? (
          <RatingSummary rating={course.rating} counts={course.ratings} />
        ) : (
          <p className={classes.quiet}>{words.noneYet}</p>
        )}
        {claims && course.isBought && !isAuthor && <OwnRating courseId={course.id} />}
        {course.rating && <RatingList courseId={course.id} isAuthor={isAuthor} count={course.rating.count} />}
      </div>
    </Card>
  )
}

function RatingList({ courseId, isAuthor, count }: { courseId: number; isAuthor: boolean; count: number }) {
  const [order, setOrder] = useState<RatingOrder>('newest')
  const [pageNumber, setPageNumber] = useState(1)
  const query = useQuery(ratingsQuery(courseId, order, pageNumber))
  const orderBy = (order: RatingOrder) => {
    setOrder(order)
    setPageNumber(1)
  }
  return (
    <div className={classes.list}>
      {count > 1 && (
        <div className={classes.orders}>
          <ChoiceButtons label={words.order} choices={orders} chosen={order} onChoose={orderBy} isRow />
        </div>
      )}
      <Loaded query={query} skeleton={<Coming count={count} />}>
        {({ items, info }) => (
          <div aria-busy={query.isPlaceholderData}>
            <ul className={classes.items} aria-label={words.ratings}>
              {items.map((rating) => (
                <li key={rating.id}>
                  <RatingItem courseId={courseId} rating={rating} isAuthor={isAuthor} />
                </li>
              ))}
            </ul>
            <Pages info={info} onChange={setPageNumber} of={words.ratings} />
          </div>
        )}
      </Loaded>
    </div>
  )
}

const Coming = ({ count }: { count: number }) => (
  <div style={{ minHeight: roomFor(count) }}>
    <LoadingRows rows={3} />
  </div>
)
