import { sentences } from '#contract/core/sentences.ts'
import { conflict, notSignedIn, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('own-data', {
  onlyAdmin: conflict('You are the only Admin. Make somebody else an Admin first.'),
  wasDeleted: notSignedIn('This account has been deleted.'),
  isBeingDeleted: conflict('Your account is being deleted.'),
  preparedLately: conflict('Your download was prepared less than an hour ago. You can prepare the next one later.'),
})

export const mail = sentences({
  subject: 'Your account will be deleted on {day}',
  youAsked: 'You asked Coursewise to delete your account. This happens on {day}.',
  untilThen: 'Until then you can log in and keep it. If it was not you who asked, log in, keep it, and change your password.',
  keepIt: 'Keep my account',
})

/** In README.txt of the download. */
export const readme = sentences({
  title: 'Your data on Coursewise',
  madeOn: 'Made on {time}. All times are in UTC.',
  lists: 'Each of these files holds a list in JSON, which any text editor opens:',
  files: 'The folder "files" holds what you uploaded.',
  notIncluded:
    'Not included: your password, which is stored only as a hash, and what others wrote without knowing that it is yours.',
})
