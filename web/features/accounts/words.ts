import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  email: 'Email address',
  password: 'Password',
  newPassword: 'New password',
  passwordHelp: 'At least {least} characters.',
  login: 'Login',
  register: 'Register',
  backToLogin: 'Back to the login',

  // The login.
  newHere: 'New to Coursewise? <register>Register</register>',
  sessionEnded: 'Your session has ended. Log in to continue where you were.',
  rememberMe: 'Remember me',
  rememberMeHelp: {
    one: 'Stay logged in on this device for {count} day.',
    other: 'Stay logged in on this device for {count} days.',
  },
  loginWithPasskey: 'Log in with a passkey',
  loginWithSchool: 'Log in with {school}',
  demo: 'This is a demo. Look around as',
  demoOutbox: 'It sends no mails: <outbox>its outbox</outbox> shows them.',

  // After the password.
  secondStep: 'Second step',
  secondStepHelp: 'Your password is right. Now show that it is you.',
  leaveSecondStep: 'Back to login',

  // Registering.
  alreadyRegistered: 'Already registered? <login>Login</login>',
  name: 'Name',
  insteadLogin: 'Log in',
  insteadForgot: 'Forgot password?',
  welcomePoints: 'You get {points} to start with.',
  welcomePointsWait: 'You get {points} when you confirm your email address with the link that we send to it.',

  // A forgotten password.
  forgotByMail: 'Enter the email address that you registered with. You get a link to choose a new password.',
  forgotByAdmin: 'This portal does not send mail, so the people who run it have to help.',
  sendLink: 'Send a link',
  sendAnotherLink: 'Send another link',
  linkIsSent:
    'If somebody is registered with {email}, the mail is on its way. The link works once, within one hour. If nothing arrives, look into the spam folder, or try another address.',
  askAdmin: 'Ask an Admin for a link to choose a new password, and tell them the email address that you registered with.',
  howToReach: 'How to reach them',

  // The link of the mail about it.
  choosePassword: 'Choose a new password',
  choosePasswordHelp: 'All devices on which you are logged in will be logged out.',
  setPassword: 'Set the password',
  getNewLink: 'Get a new link',
  passwordIsSet: 'Your new password is set',
  passwordIsSetHelp: 'All devices are logged out. Log in with the new password.',

  // The link that confirms an address.
  confirmEmail: 'Confirm your email address',
  confirmEmailHelp: 'Press the button to confirm that mail to this address reaches you.',
  confirmThis: 'Confirm this address',
  thankYou: 'Thank you',
  isConfirmed: '{email} is confirmed.',
  toProfile: 'To your profile',

  // Back from the school's account.
  notLoggedIn: 'Not logged in',
  notLinked: 'Not linked',
  backToSecurity: 'Back to Security',
  schoolIsLinked: 'Your school’s account is linked.',
})
