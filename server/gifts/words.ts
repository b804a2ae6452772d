import { sentences } from '#contract/core/sentences.ts'
import { badRequest, conflict, forbidden, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('gifts', {
  ownAddress: badRequest('This is your own email address.', 'email'),
  noSuchCourse: notFound('This course does not exist.'),
  ownCourse: conflict('This is your own course. You cannot give it as a gift.'),
  priceChanged: conflict('The price is now {price} points instead of {expectedPrice}. Nothing was given; please check it.'),
  alreadyGiven: conflict('You have already given this course to this address. It has not been claimed yet.'),
  noSuchGift: notFound('This gift does not exist.'),
  addressNotConfirmed: forbidden('Confirm your email address first: open the link in the mail that was sent to it.'),
  alreadyClaimed: conflict('You have already claimed this gift.'),
  wentBack: conflict('This gift has gone back to its giver.'),
  alreadyYours: conflict('You already have this course. You can only decline the gift.'),
  claimedMeanwhile: conflict('This gift was claimed in the meantime.'),
})

/** No word that a user wrote, the name of the course included: anybody could send any words to any address in the name of the portal. */
export const mail = sentences({
  subject: 'You got a course as a gift',
  given: 'Somebody gave you a course on Coursewise.',
  claimIt: {
    one: 'Log in or register with this email address and confirm it. Then you see which course it is, and can claim it within {count} day; it costs you nothing.',
    other:
      'Log in or register with this email address and confirm it. Then you see which course it is, and can claim it within {count} days; it costs you nothing.',
  },
  seeIt: 'See the gift',
  doNothing: {
    one: 'If you do not want it, do nothing: the gift goes back to its giver after {count} day.',
    other: 'If you do not want it, do nothing: the gift goes back to its giver after {count} days.',
  },
})
