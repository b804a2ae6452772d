import { useQuery } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { paths } from '#contract/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { LoadingRows } from '#web/ui/loading.tsx'
import { ownRatingQuery } from './ratings.api.ts'
import classes from './ratings.module.css'

const RatingForm = lazyPart(async () => (await import('./rating-form.tsx')).RatingForm)

/** For those who own the course: the way to rate it, or what is missing for that. */
export function OwnRating({ courseId }: { courseId: number }) {
  const { data } = useQuery(ownRatingQuery(courseId))
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  if (!data) return null
  const { mayRate, learnedMaterialsCount: learned, materialsCount: all, rating } = data
  if (!mayRate) {
    return (
      <div className={classes.own}>
        <p>{`Learn at least half of the course to rate it. You have learned ${learned} of ${all}.`}</p>
        <LinkButton to={paths.learnCourse(courseId)} variant="default" size="sm">
          Go on learning
        </LinkButton>
      </div>
    )
  }
  const close = () => {
    setOpen(false)
    // The button is shown again with the next drawing.
    requestAnimationFrame(() => opener.current?.focus())
  }
  if (isOpen) {
    return (
      <Suspense fallback={<LoadingRows rows={3} />}>
        <RatingForm courseId={courseId} rating={rating} onClose={close} />
      </Suspense>
    )
  }
  return (
    <div className={classes.own}>
      <p>{rating ? 'You have rated this course.' : 'How was this course? Your rating helps others to choose.'}</p>
      <Button ref={opener} variant={rating ? 'default' : 'filled'} size="sm" onClick={() => setOpen(true)}>
        {rating ? 'Change your rating' : 'Rate this course'}
      </Button>
    </div>
  )
}
