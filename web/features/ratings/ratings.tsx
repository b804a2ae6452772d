import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { CourseDetails } from '#contract/courses/courses.ts'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { WhenNear } from '#web/ui/when-near.tsx'
import classes from './ratings.module.css'
import { roomFor } from './room-for.ts'

const RatingsCard = lazyPart(async () => (await import('./ratings-card.tsx')).RatingsCard)

/** Loaded when the reader comes near, into room that is kept for it. `paths.ratings` leads here. */
export function Ratings({ course }: { course: CourseDetails }) {
  const place = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  // The router looked for this place before the course was there. The key changes when the same link is followed again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (hash === '#ratings') place.current?.scrollIntoView()
  }, [hash, key])
  const coming = <div style={{ minHeight: 280 + roomFor(course.rating?.count ?? 0) }} />
  return (
    <div ref={place} id="ratings" className={classes.place}>
      <WhenNear margin="100%" placeholder={coming}>
        <Suspense fallback={coming}>
          <RatingsCard course={course} />
        </Suspense>
      </WhenNear>
    </div>
  )
}
