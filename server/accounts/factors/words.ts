import { sentences } from '#contract/core/sentences.ts'
import { badRequest, conflict, forbidden, notFound, notSignedIn, refusing } from '#server/core/refusals.ts'

const wrongCode = 'This code is wrong, or was used before.'

export const refusals = refusing('accounts', {
  /** `errorCodes.secondStep` of the contract. */
  secondStep: forbidden('Enter the code from your authenticator app.'),
  tookTooLong: notSignedIn('This took too long. Please log in again.'),
  wrongCodeAtLogin: notSignedIn(wrongCode, 'code'),
  wrongPasskeyAtLogin: notSignedIn('This passkey was not accepted. Try again, or log in with your password.', 'passkey'),

  wrongCode: badRequest(wrongCode, 'code'),
  wrongPasskey: badRequest('This passkey was not accepted.', 'passkey'),
  codeIsMissing: badRequest(
    'Your account has an authenticator app. Enter its code, or use a passkey: the password alone is not enough.',
    'code',
  ),

  addressHasNoName: badRequest('Passkeys need an address with a name, such as localhost instead of 127.0.0.1.'),
  wrongNewPasskey: badRequest('This passkey was not accepted. Please try again.', 'passkey'),
  knownOrTooManyPasskeys: conflict('This passkey is known already, or you have {most} of them.'),
  noSuchPasskey: notFound('This passkey does not exist.'),

  appInUse: conflict('An authenticator app is in use already. Switch it off first.'),
  nothingToSwitchOn: conflict('There is nothing to switch on. Start again.'),
  wrongFirstCode: badRequest('This code is wrong. Check the time of your device, and enter the code it shows now.', 'code'),
  startAgain: conflict('Please start again.'),
  noApp: notFound('No authenticator app is in use.'),
})

export const words = sentences({
  /** The name of one that was made on an unknown device. */
  passkey: 'Passkey',
})

export const mail = sentences({
  passkeyAdded: 'A passkey was added to your account',
  passkeyAddedMeans: 'Anybody who has its device and can unlock it can now log in to your account without your password.',
  passkeyAddedByOther:
    'If this was not you, open Security, remove the passkey and log out all other devices. Then change your password.',

  passkeyRemoved: 'A passkey was removed from your account',
  passkeyRemovedMeans: 'Nobody can log in with it any more. Your password and your other passkeys work as before.',
  passkeyRemovedByOther:
    'If this was not you, open Security, log out all other devices and see what else has changed. Then change your password.',

  appAdded: 'An authenticator app was added to your account',
  appAddedMeans: 'After your password, the login now asks for a code from this app.',
  appAddedByOther:
    'If this was not you, somebody knows your password. Choose a new one now. If you cannot log in without the code, ask the people who run this portal to remove the app.',

  appRemoved: 'The authenticator app was removed from your account',
  appRemovedMeans: 'Logging in no longer asks for a code: your password is enough. The recovery codes no longer work.',
  appRemovedByOther:
    'If this was not you, open Security and log out all other devices. Then change your password, and set up the app again.',

  codesRenewed: 'New recovery codes were made for your account',
  codesRenewedMeans: 'Only these work from now on. Your earlier codes no longer work.',
  codesRenewedByOther:
    'If this was not you, open Security, log out all other devices and make new codes. Then change your password.',

  allRemoved: 'Passkeys and authenticator app were removed from your account',
  allRemovedMeans:
    'The people who run this portal removed them, as they do for somebody who has lost everything. Your password is enough to log in now.',
  allRemovedByOther: 'If you did not ask for this, choose a new password now, and tell them.',

  openSecurity: 'Open Security',
  newPassword: 'Choose a new password',
})
