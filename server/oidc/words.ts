import { sentences } from '#contract/core/sentences.ts'
import { badRequest, conflict, forbidden, notFound, refusing, unavailable } from '#server/core/refusals.ts'

/** `school` is the name of the provider. */
export const refusals = refusing('oidc', {
  notOffered: notFound('This portal offers no login with another account.'),
  tookTooLong: badRequest('This login took more than ten minutes, or was started in another browser. Please try again.'),
  otherAccountNow: forbidden('You are no longer logged in with the account that you wanted to link. Log in and try again.'),
  schoolAway: unavailable('We cannot reach {school} right now. Log in with your password, or try again in a moment.'),
  wasCancelled: forbidden('You cancelled the login with {school}.'),
  didNotWork: forbidden('The login with {school} did not work. Please try again.'),

  linkedWithOther: conflict('Your account at {school} is already linked with another account here.'),
  hasOtherLink: conflict('Your account here is already linked with another account at {school}. Unlink that one first.'),
  onlyWayIn: conflict('This is your only way to log in. Add a passkey or get a password first.'),
  notLinked: notFound('Your account is not linked.'),

  addressNotVerified: forbidden(
    'We cannot use your email address, because {school} has not verified it. Log in with your password (or register first), then link {school} under Security.',
  ),
  addressNotConfirmed: conflict(
    'Somebody has registered with your email address and not confirmed it. Choose “Forgot your password?” on the login screen; the link in the mail makes the account yours. Then log in with {school} again.',
  ),
  linkedWithSomebody: conflict(
    'The account with your email address is linked with somebody else at {school}. Log in with your password, unlink it under Security and link it again.',
  ),
  isAdmin: conflict(
    'The account with your email address is not linked with {school} automatically, because it is an Admin’s. Log in with your password, then link {school} under Security.',
  ),
  hasSecondFactor: conflict(
    'The account with your email address is not linked with {school} automatically, because it has a passkey or an authenticator app. Log in with your password, then link {school} under Security.',
  ),
  justRegistered: conflict('Somebody has just registered with your email address. Please try again.'),
})

export const words = sentences({
  school: 'your school’s account',
  newUser: 'New user',

  /** In the audit log. */
  claimed: 'Claimed by the school’s account',
  noLongerClaimed: 'No longer claimed by the school’s account',
})

export const mail = sentences({
  linked: 'Your account is linked with {school}',
  linkedMeans: 'Anybody who can log in at {school} as you can now log in to your account without your password.',
  linkedByOther: 'If this was not you, open Security, unlink it and log out all other devices. Then change your password.',
  unlinked: 'Your account is no longer linked with {school}',
  unlinkedMeans: 'Nobody can log in with {school} any more. Your password and your passkeys work as before.',
  unlinkedByOther:
    'If this was not you, open Security, log out all other devices and see what else has changed. Then change your password.',
  openSecurity: 'Open Security',
})
