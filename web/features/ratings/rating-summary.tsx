import { type MeanRating, priorRating, type RatingCounts } from '#contract/ratings/rating-counts.ts'
import { paragraph } from '#web/core/sentences.ts'
import { formatNumber } from '#web/ui/format.ts'
import { formatMean, Stars } from '#web/ui/stars.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './ratings.module.css'
import { words } from './words.ts'

/** The mean, how many gave how many stars, and whether the stated levels were reached. */
export function RatingSummary({ rating: { mean, count }, counts }: { rating: MeanRating; counts: RatingCounts }) {
  const levels = levelsSentence(counts.levels)
  const allStars = counts.stars.reduce((sum, ratings, place) => sum + ratings * (place + 1), 0)
  const isWeighted = formatMean(mean) !== formatMean(allStars / count)
  return (
    <div className={classes.summary}>
      <div className={classes.mean}>
        <p className={classes.figure}>
          {words.mean({ mean: formatMean(mean), hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}
        </p>
        <Stars value={mean} />
        <p className={classes.quiet}>{isWeighted ? words.countWeighted({ count }) : words.count({ count })}</p>
      </div>
      <ol className={classes.distribution} aria-label={words.distribution}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const given = counts.stars[stars - 1] ?? 0
          return (
            <li key={stars}>
              <span>{words.stars({ count: stars })}</span>
              <span className={classes.bar} aria-hidden="true">
                <span style={{ width: `${(given / count) * 100}%` }} />
              </span>
              <span className={classes.given}>{formatNumber(given)}</span>
            </li>
          )
        })}
      </ol>
      {(levels || isWeighted) && <p className={classes.note}>{paragraph(levels, isWeighted && words.weighted(priorRating))}</p>}
    </div>
  )
}

/** "14 of 18 learners reached the stated levels, 3 partly." Empty without answers. */
function levelsSentence({ yes, partly, no }: RatingCounts['levels']): string {
  const count = yes + partly + no
  if (count === 0) return ''
  return partly > 0 ? words.reachedPartly({ yes, count, partly }) : words.reached({ yes, count })
}
