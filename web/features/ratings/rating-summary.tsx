import { type MeanRating, priorRating, type RatingCounts } from '#contract/ratings/rating-counts.ts'
import { counted, formatNumber } from '#web/ui/format.ts'
import { formatMean, Stars } from '#web/ui/stars.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './ratings.module.css'

/** The mean, how many gave how many stars, and whether the stated levels were reached. */
export function RatingSummary({ rating: { mean, count }, counts }: { rating: MeanRating; counts: RatingCounts }) {
  const levels = levelsSentence(counts.levels)
  const allStars = counts.stars.reduce((sum, ratings, place) => sum + ratings * (place + 1), 0)
  const isWeighted = formatMean(mean) !== formatMean(allStars / count)
  return (
    <div className={classes.summary}>
      <div className={classes.mean}>
        <p className={classes.figure}>
          {formatMean(mean)}
          <VisuallyHidden> of 5 stars</VisuallyHidden>
        </p>
        <Stars value={mean} />
        <p className={classes.quiet}>
          {isWeighted && 'Weighted, '}
          {counted(count, 'rating')}
        </p>
      </div>
      <ol className={classes.distribution} aria-label="How many stars learners gave">
        {[5, 4, 3, 2, 1].map((stars) => {
          const given = counts.stars[stars - 1] ?? 0
          return (
            <li key={stars}>
              <span>{counted(stars, 'star')}</span>
              <span className={classes.bar} aria-hidden="true">
                <span style={{ width: `${(given / count) * 100}%` }} />
              </span>
              <span className={classes.given}>{formatNumber(given)}</span>
            </li>
          )
        })}
      </ol>
      {(levels || isWeighted) && (
        <p className={classes.note}>
          {levels}{' '}
          {isWeighted &&
            `Weighted: every course starts with ${priorRating.weight} ratings of ${priorRating.stars} stars, so that the first learners do not decide alone.`}
        </p>
      )}
    </div>
  )
}

/** "14 of 18 learners reached the stated levels, 3 partly." Empty without answers. */
export function levelsSentence({ yes, partly, no }: RatingCounts['levels']): string {
  const all = yes + partly + no
  if (all === 0) return ''
  const reached = `${formatNumber(yes)} of ${counted(all, 'learner')} reached the stated levels`
  return `${reached}${partly > 0 ? `, ${formatNumber(partly)} partly` : ''}.`
}
