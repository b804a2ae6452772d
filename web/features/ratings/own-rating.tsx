import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { paths } from '#contract/core/paths.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { LoadingRows } from '#web/ui/loading.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { useOpener } from '#web/ui/use-opener.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ownRatingQuery } from './ratings.api.ts'
import classes from './ratings.module.css'
import { words } from './words.ts'

const RatingForm = lazyPart(async () => (await import('./rating-form.tsx')).RatingForm)

/** For those who own the course: the way to rate it, or what is missing for that. */
export function OwnRating({ courseId }: { courseId: number }) {
  const { data } = useQuery(ownRatingQuery(courseId))
  const [isOpen, setOpen] = useState(false)
  const opener = useOpener(isOpen)
  if (!data) return null
  const { mayRate, learnedMaterialsCount: learned, materialsCount: all, rating } = data
  if (!mayRate) {
    return (
      <div className={classes.own}>
        <p>{words.learnFirst({ learned, all })}</p>
        <LinkButton to={paths.learnCourse(courseId)} variant="default" size="sm">
          {words.continueLearning}
        </LinkButton>
      </div>
    )
  }
  if (isOpen) {
    return (
      <Suspense fallback={<LoadingRows rows={3} />}>
        <RatingForm courseId={courseId} rating={rating} onClose={() => setOpen(false)} />
      </Suspense>
    )
  }
  return (
    <div className={classes.own}>
      {rating && rating.hiddenReason !== null && (
        <div className={classes.hidden}>
          <p>{words.isHidden({ reason: rating.hiddenReason })}</p>
          <p>
            <VisuallyHidden>{words.starsOf({ stars: rating.stars })}</VisuallyHidden>
            <Stars value={rating.stars} />
          </p>
          {rating.text && <blockquote>{rating.text}</blockquote>}
        </div>
      )}
      <p>{rating ? words.isRated : words.howWasIt}</p>
      <Button ref={opener} variant={rating ? 'default' : 'filled'} size="sm" onClick={() => setOpen(true)}>
        {rating ? words.changeRating : words.rate}
      </Button>
    </div>
  )
}
