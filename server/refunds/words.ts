import { conflict, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('refunds', {
  noSuchPurchase: notFound('You do not have this course.'),
  wasGift: conflict('You got this course as a gift, so it cannot be returned.'),
  returnedBefore: conflict('You returned this course before, so it cannot be returned again.'),
  hasCertificate: conflict('You have the certificate of this course, so it cannot be returned.'),
  learnedTooMuch: conflict('You have learned more than {percent}% of this course, so it cannot be returned.'),
  boughtTooLongAgo: conflict({
    one: 'You bought this course more than {count} day ago, so it cannot be returned.',
    other: 'You bought this course more than {count} days ago, so it cannot be returned.',
  }),
})
