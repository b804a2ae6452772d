import { sentences } from '../core/sentences.ts'

export const words = sentences({
  rule: 'You can return a course within {days} days, while at most {percent}% of it is learned and you have no certificate for it. You get all points back, once for each course.',
})
