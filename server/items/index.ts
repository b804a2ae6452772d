export { type Estimator, withEstimator } from './estimator.ts'
export { guessOf, mostGuess } from './guess.ts'
export { clampDiscrimination, difficultyOf, levelStep, markOf, statedSpread, usualDiscrimination } from './scale.ts'
