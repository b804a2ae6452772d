import { sentences } from '#web/core/sentences.ts'

/** Of the button on each card, and of what is shown while the cart loads. */
export const words = sentences({
  title: 'Shopping cart',
  summary: 'Summary',
  add: 'Add to cart',
  inCart: 'In cart',
  full: 'The cart is full: it holds {most} courses.',
  getFree: 'Get for free',
  isYours: 'The course is yours.',
  start: 'Start learning',
  learn: 'Learn Course',
})
