export { RatingSummary } from './rating-summary.tsx'
export { Ratings } from './ratings.tsx'
