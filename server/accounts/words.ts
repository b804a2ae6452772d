import { sentences } from '#contract/core/sentences.ts'
import { badRequest, conflict, forbidden, notFound, notSignedIn, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('accounts', {
  emailTaken: conflict('This email address is already registered.', 'email'),
  wrongLogin: notSignedIn('The email address or the password is wrong.'),
  loggedOutMeanwhile: notSignedIn('All your devices were logged out in the meantime. Please log in again.'),
  wrongPassword: badRequest('The password is wrong.', 'password'),
  wrongCurrentPassword: badRequest('The current password is wrong.', 'currentPassword'),
  passwordIsMissing: badRequest('Enter your password to change the email address.', 'password'),
  addressNotConfirmed: forbidden(
    'Confirm your email address first: open the link in the mail that was sent to it. Your profile can send the mail again.',
  ),
  sessionHasEnded: notFound('This session has already ended.'),
  noSuchAuthor: notFound('There is no author with this address.'),

  noSuchUser: notFound('This user does not exist.'),
  ownRole: conflict('You cannot change your own role. Ask another Admin.'),
  onlyAdmins: forbidden('Only an Admin can do this.'),
  noLinkForAdmins: forbidden('An Admin gets a reset link by mail, or from the operator by npm run portal -- reset-link.'),
})

export const words = sentences({
  /** Where somebody is logged in, such as "Firefox on Linux". */
  device: '{browser} on {system}',
})
