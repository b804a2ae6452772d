import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  title: 'Security',
  lastUsed: 'Last used <time>{at}</time>',
  neverUsed: 'Never used',

  // Passkeys.
  passkeys: 'Passkeys',
  passkeysHelp:
    'Log in with your fingerprint, your face or the PIN of your device, without a password. A passkey cannot be guessed, and works only on this site.',
  addPasskey: 'Add a passkey',
  noPasskeysHere:
    'This browser cannot use passkeys here. They need a current browser, https, and an address with a name: localhost, not 127.0.0.1.',
  passkeyAdded: '“{name}” is added. You can log in with it now.',
  passkeyKnown: 'This device already has a passkey for your account.',
  noPasskeyCreated: 'No passkey was created.',
  added: 'Added <time>{at}</time>',
  rename: 'Rename',
  renamePasskey: 'Rename {name}',
  renameTitle: 'Rename the passkey',
  name: 'Name',
  nameRequired: 'Name is required.',
  removePasskey: 'Remove {name}',
  removeTitle: 'Remove “{name}”?',
  removeHelp: 'Nobody can log in with it any more. Delete it on your device too.',

  // The authenticator app.
  app: 'Authenticator app',
  appHelp:
    'With an authenticator app on your phone, logging in asks for a code after your password. Your password alone is then not enough to log in.',
  setUpApp: 'Set up an app',
  appIsOn: 'Logging in asks for a code after your password.',
  onSince: 'On since <time>{at}</time>',
  codesLeft: '{left} of {all} recovery codes left',
  newCodes: 'New recovery codes',
  switchOff: 'Switch off',
  switchOffTitle: 'Switch off the authenticator app?',
  switchOffHelp: 'Your password alone is then enough to log in. The recovery codes become invalid.',
  switchedOff: 'Logging in no longer asks for a code.',

  // Setting it up.
  setUpTitle: 'Set up an authenticator app',
  scan: 'Scan this code with an app, such as Aegis, 2FAS or your password manager.',
  qrCode: 'QR code for the app',
  orType: 'Or type this key: <code>{key}</code>',
  codeHelp: 'The six digits that the app shows.',
  switchOn: 'Switch on',

  // Its recovery codes.
  saveCodes: 'Save your recovery codes',
  saveCodesHelp:
    'After your password, each of them works once instead of a code from your app. They are shown only once: print or save them.',
  recoveryCodes: 'Recovery codes',
  saveAsFile: 'Save as a file',
  haveSaved: 'I have saved them',

  // The school's account.
  school: 'School’s account',
  linkHelp: 'Link {school} to log in without your password.',
  linkedSince: 'Linked with {school} on {day}.',
  staysLinked: 'It is your only way to log in, so it stays linked.',
  link: 'Link {school}',
  unlink: 'Unlink {school}',
  unlinked: 'Your school’s account is no longer linked.',

  // Sessions.
  sessions: 'Where you are logged in',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  loggedIn: 'Logged in <time>{at}</time>',
  logOut: 'Log out',
  logOutDevice: 'Log out {device}, last used {time}',
  loggedOut: '{device} is logged out.',
  logOutOthers: 'Log out all others',
  othersLoggedOut: 'All other devices are logged out.',
  noOthers: 'You are not logged in anywhere else.',
})
