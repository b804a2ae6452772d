import { conflict, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('wishlist', {
  noSuchCourse: notFound('This course does not exist.'),
  ownCourse: conflict('This is your own course. You can open it at any time.'),
  isFull: conflict('Your wishlist is full: it holds {most} courses.'),
})
