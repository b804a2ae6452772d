import { sentences } from '#contract/core/sentences.ts'
import { badRequest, conflict, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('points', {
  noSuchUser: badRequest('No user has this email address.', 'email'),
  tooManyToTakeBack: badRequest(
    'At most {certain} can be taken: the others are spent, or come from sales that can still be returned.',
    'points',
  ),
  notEnough: conflict('You do not have enough points.'),
  tooFew: conflict({ one: 'You need {count} more point.', other: 'You need {count} more points.' }),
  tooFewUntilDay: conflict({
    one: 'You need {count} more point. {certain} of your {balance} points are certain; the others come from sales that can still be returned. They will be certain on {day}.',
    other:
      'You need {count} more points. {certain} of your {balance} points are certain; the others come from sales that can still be returned. They will be certain on {day}.',
  }),
  tooFewUntilDays: conflict({
    one: 'You need {count} more point. {certain} of your {balance} points are certain; the others come from sales that can still be returned. More will be certain on {first}, all on {last}.',
    other:
      'You need {count} more points. {certain} of your {balance} points are certain; the others come from sales that can still be returned. More will be certain on {first}, all on {last}.',
  }),
  authorHasTooFew: conflict('The author of this course has too few points at the moment. Please try again later.'),
})

/** What a movement was, in the points history. `name` is that of a course. */
export const movements = sentences({
  welcome: 'Welcome to Coursewise',
  bought: 'Bought “{name}”',
  sold: 'Sold “{name}”',
  returned: 'Returned “{name}”',
  wasReturned: 'A student returned “{name}”',
  lent: 'Lent to you for the return of “{name}”',
  paidBack: 'Paid back for returned courses, from the sale of “{name}”',
  owedAgain: 'Owed again, because “{name}” was returned',
  gave: 'Gave “{name}” as a gift',
  soldAsGift: 'Sold “{name}” as a gift',
  giftReturned: 'Gift returned: “{name}”',
  redeemed: 'Code redeemed: {reason}',
  takenBack: 'Taken back: {reason}',
})

export const words = sentences({
  /** In the audit log. */
  audited: '{points} points: {reason}',
})
