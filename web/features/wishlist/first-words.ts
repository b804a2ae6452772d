import { sentences } from '#web/core/sentences.ts'

/** The words in the first load, where courses have a heart. */
export const words = sentences({
  wishlist: 'Wishlist',
  wishlistOf: 'Wishlist: {course}',
  add: 'Add to the wishlist',
  remove: 'Remove from the wishlist',
  added: 'Added to your wishlist.',
  view: 'View wishlist',
  isFull: 'Your wishlist is full: it holds {most} courses.',
})
