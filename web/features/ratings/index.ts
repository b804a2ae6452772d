export { Ratings } from './ratings.tsx'
