import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  pointsWait: {
    one: '{count} welcome point will come when you confirm your email address: open the link in the mail that was sent to {email}.',
    other:
      '{count} welcome points will come when you confirm your email address: open the link in the mail that was sent to {email}.',
  },
  securityWaits:
    'Confirm your email address first: open the link in the mail that was sent to {email}. Then you can add passkeys, an authenticator app and a school’s account.',
  sendAgain: 'Send the mail again',
  linkIsSent: 'A link is on its way to {email}.',
})
