import { words } from './first-words.ts'
import { formatNumber } from './format.ts'
import classes from './stars.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

const star = (place: number) => `M${10 + 20 * place} 2.2l2.4 4.9 5.4.8-3.9 3.8.9 5.4-4.8-2.6-4.8 2.6.9-5.4-3.9-3.8 5.4-.8z`
export const oneStar = star(0)
const fiveStars = [0, 1, 2, 3, 4].map(star).join('')

/** Five stars, of which so many are filled. A drawing: the words beside it say the same. */
export const Stars = ({ value }: { value: number }) => (
  <svg className={classes.stars} viewBox="0 0 100 20" aria-hidden="true">
    <path d={fiveStars} />
    <path d={fiveStars} className={classes.full} style={{ clipPath: `inset(0 ${100 - value * 20}% 0 0)` }} />
  </svg>
)

/** "4.6" */
export const formatMean = (mean: number) => mean.toFixed(1)

/** "★★★★☆ 4.1 (23)" */
export const MeanStars = ({ rating: { mean, count } }: { rating: { mean: number; count: number } }) => (
  <span className={classes.rating}>
    <VisuallyHidden>{words.rated({ mean: formatMean(mean), count, ratings: formatNumber(count) })}</VisuallyHidden>
    <Stars value={mean} />
    <span aria-hidden="true" className={classes.mean}>
      {formatMean(mean)}
    </span>
    <span aria-hidden="true">{`(${formatNumber(count)})`}</span>
  </span>
)
