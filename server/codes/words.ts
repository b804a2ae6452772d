import { sentences } from '#contract/core/sentences.ts'
import { badRequest, conflict, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('codes', {
  lastDayIsOver: badRequest('The last day must not be in the past.', 'lastDay'),
  noSuchIssuedCode: notFound('This code does not exist.'),
  noSuchCode: badRequest('There is no such code. Please check it for typing errors.', 'code'),
  alreadyRedeemed: conflict('You have already redeemed this code.'),
  wasStopped: conflict('This code can no longer be redeemed.'),
  hasExpired: conflict('This code has expired.'),
  isUsedUp: conflict('This code has already been used the maximum number of times.'),
})

/** In the audit log. */
export const words = sentences({
  issued: '{code}: {points} points × {uses} = {all}, until {lastDay}: {reason}',
})
