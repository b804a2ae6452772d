export { accountsEndpoints } from './accounts.endpoints.ts'
export {
  type Account,
  anyAccount,
  findAccountByEmail,
  getAccount,
  lockAdmins,
  markAdmin,
  updateProfile as setProfile,
} from './accounts.queries.ts'
export { addWayIn, mustBeConfirmed } from './add-way-in.ts'
export { createResetLink, setAdminRole, signOutEverywhere } from './admin-acts.ts'
export { cancelDeletion, listDueDeletions, lockLeaver, scheduleDeletion } from './deletion.queries.ts'
export { listDemoAccounts } from './demo-accounts.ts'
export { factorsEndpoints } from './factors/factors.endpoints.ts'
export { hasSecondFactor, removeFactorsAndTell } from './factors/factors.ts'
export { tellOwner } from './factors/mails.ts'
export { forgetChallenges, listPasskeys } from './factors/passkeys.queries.ts'
export { resealSecrets } from './factors/totp.ts'
export { forgetAddresses } from './origins.queries.ts'
export { type Origin, readOrigin, rememberOrigin } from './origins.ts'
export { forgetPerson, ownData } from './personal-data.queries.ts'
export { authorResponse } from './profile.ts'
export { forgetLinks } from './recovery/links.queries.ts'
export { makeLink } from './recovery/links.ts'
export { recoveryEndpoints } from './recovery/recovery.endpoints.ts'
export { confirmAddress } from './recovery/verify-email.ts'
export { createAccount, createFirstAdmin } from './register.ts'
export { forgetSessions } from './sessions.queries.ts'
export { continueSession } from './sessions.ts'
export { setRole } from './set-role.ts'
export { type GuestLists, type SignedIn, signIn } from './sign-in.ts'
