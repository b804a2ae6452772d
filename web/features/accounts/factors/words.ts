import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  code: 'Code',
  codeHelp: 'Six digits from your authenticator app, or one of your recovery codes.',
  codeRequired: 'Code is required.',
  usePasskey: 'Use a passkey',
  noPasskeyUsed: 'No passkey was used. Try again, or use your password.',

  // Before something that needs a proof.
  confirmIdentity: 'Confirm that it is you',
  askedAgain: {
    one: 'You will not be asked again for {count} minute.',
    other: 'You will not be asked again for {count} minutes.',
  },
  ifFromSchool: 'If you have no password here, log out and log in with your school’s account again.',
  password: 'Password',
  confirm: 'Confirm',
})
