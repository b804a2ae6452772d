import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  title: 'Codes',
  about: 'Users redeem codes for points on their profile, once each. The points are created only then.',
  none: 'There are no codes yet.',

  // One of them.
  open: 'Open',
  usedUp: 'Used up',
  ended: 'Ended',
  stopped: 'Stopped',
  worth: '{state}. {points} each, {left} of {uses} left, at most {most} in all.',
  uses: { one: '{count} use', other: '{count} uses' },
  until: 'Until {lastDay}. Issued by {admin} on {day}.',
  stop: 'Stop',
  stopCode: 'Stop {code}',
  stopTitle: 'Stop {code}?',
  stopIt: 'Stop it',
  leaveOpen: 'Leave it open',
  stopHelp: 'Nobody can redeem it any more. Points already redeemed stay. This cannot be undone.',
  isStopped: '{code} is stopped.',

  // Issuing one.
  issue: 'Issue a code',
  reason: 'Reason',
  reasonHelp: 'Users see it in their points history.',
  points: 'Points',
  pointsHelp: 'For each user who redeems it.',
  numberOfUses: 'Number of uses',
  usesHelp: 'Each user can redeem it once.',
  lastDay: 'Last day',
  lastDayHelp: 'Until midnight UTC.',
  budget: 'At most {points} in all.',
  issueIt: 'Issue the code',
  issuedOnlyOnce: 'You can safely press “Issue the code” again: only one is issued.',
  issued: 'The code is <word>{code}</word>. Share it as you like; it stays in this list.',

  // Redeeming one.
  redeemTitle: 'Redeem a code',
  code: 'Code',
  codeHelp: 'Capital letters and dashes do not matter.',
  redeem: 'Redeem',
  redeemed: 'You got {points}. You now have {balance}.',
  redeemedOnlyOnce: 'You can safely press “Redeem” again: the code is redeemed only once.',
})
