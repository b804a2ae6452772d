import { useId } from 'react'
import type { Rating } from '#contract/ratings/ratings.ts'
import { useSession } from '#web/core/session.ts'
import { ReportButton } from '#web/features/reports/index.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDay } from '#web/ui/format.ts'
import { notifyProblem } from '#web/ui/notify.tsx'
import { Stars } from '#web/ui/stars.tsx'
import { UserAvatar } from '#web/ui/user-avatar.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './rating-item.module.css'
import { useMarkHelpful } from './ratings.api.ts'
import { Reply } from './reply.tsx'
import { levelsReached, words } from './words.ts'

interface RatingItemProps {
  courseId: number
  rating: Rating
  /** Whether the viewer is the course's author. */
  isAuthor: boolean
}

/** One rating: who gave it, what it says, and what the course's author replied. */
export function RatingItem({ courseId, rating, isAuthor }: RatingItemProps) {
  const id = useId()
  const { stars, text, minutes, writer, dateUTC, changedUTC, isOwn } = rating
  const name = writer?.name ?? words.formerUser
  return (
    <article className={classes.item} aria-labelledby={id}>
      <div className={classes.head}>
        <UserAvatar name={name} link={writer?.avatar} size={36} />
        <div className={classes.who}>
          <h3 id={id} className={classes.name}>
            {isOwn ? words.you({ name, quiet: (text) => <span className={classes.quiet}>{text}</span> }) : name}
          </h3>
          <p className={classes.facts}>
            <span className={classes.stars}>
              <VisuallyHidden>{words.starsOf({ stars })}</VisuallyHidden>
              <Stars value={stars} />
            </span>
            <time dateTime={dateUTC}>{formatDay(dateUTC)}</time>
            {changedUTC && <span>{words.changed({ day: formatDay(changedUTC) })}</span>}
          </p>
        </div>
      </div>
      {text && <p className={classes.text}>{text}</p>}
      {(minutes || rating.levelsReached) && (
        <p className={classes.facts}>
          {minutes && <span>{words.took({ count: minutes / 60 })}</span>}
          {rating.levelsReached && <span>{levelsReached[rating.levelsReached]}</span>}
        </p>
      )}
      <div className={classes.foot}>
        <Helpful courseId={courseId} rating={rating} describedBy={id} />
        {!isOwn && (
          <ReportButton what="rating" id={rating.id} describedBy={id}>
            {words.report}
          </ReportButton>
        )}
      </div>
      <Reply courseId={courseId} rating={rating} isAuthor={isAuthor} describedBy={id} />
    </article>
  )
}

/** A button for everybody who is signed in, except the writer. The others see the number. */
function Helpful({ courseId, rating, describedBy }: { courseId: number; rating: Rating; describedBy: string }) {
  const { id, helpfulCount, isMarkedHelpful, isOwn } = rating
  const mark = useMarkHelpful(courseId)
  const { claims } = useSession()
  if (!claims || isOwn) return helpfulCount > 0 && <span>{words.foundHelpful({ count: helpfulCount })}</span>
  return (
    <Button
      variant={isMarkedHelpful ? 'light' : 'default'}
      size="compact-sm"
      aria-pressed={isMarkedHelpful}
      aria-describedby={describedBy}
      onClick={() => mark.isPending || mark.mutate({ id, isHelpful: !isMarkedHelpful }, { onError: notifyProblem })}
    >
      {helpfulCount > 0 ? words.helpfulTo({ people: helpfulCount }) : words.helpful}
    </Button>
  )
}
