import { type AuthorPage, getAuthor, type Profile, type TokenPair } from '#contract/accounts/accounts.ts'
import type { ProfileForm } from '#contract/core/forms.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { longReads } from '#server/core/costly-work/gates.ts'
import { breaks, type Db } from '#server/core/database/db.ts'
import { sessionOver } from '#server/core/errors.ts'
import { singleResponse } from '#server/core/http/send-shared.ts'
import { refuseCommonPassword } from '#server/core/security/common-passwords.ts'
import { hashPassword } from '#server/core/security/passwords.ts'
import { toRoles } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { listCreatedCourses } from '#server/courses/index.ts'
import { getOwnPicture, publicLink } from '#server/files/index.ts'
import { canMail, hasMailServer, queueMail } from '#server/mail/index.ts'
import { listUserSkills } from '#server/skills/index.ts'
import {
  type Account,
  findAccountByEmail,
  findAccountByHandle,
  getAccount,
  getOwnAccount,
  markCreator,
  updatePassword,
  updateProfile,
} from './accounts.queries.ts'
import { confirmPassword } from './confirm-password.ts'
import type { Origin } from './origins.ts'
import { changeEmail, countEmailChange } from './recovery/change-email.ts'
import { removeLinks } from './recovery/links.queries.ts'
import { passwordChangedMail } from './recovery/mails.ts'
import { endAllSessions, lockSession } from './sessions.queries.ts'
import { continueSession, startSession } from './sessions.ts'
import { refusals } from './words.ts'

export async function getProfile({ db, clock, settings }: Parts, userId: number): Promise<Profile> {
  const account = await getOwnAccount(db, userId, clock.now())
  return {
    ...(await publicSide(db, account, userId, { withHidden: true })),
    id: userId,
    email: account.email,
    isEmailUnverified: canMail(settings) && !account.isEmailVerified,
    mustConfirmEmail: hasMailServer(settings) && !account.isEmailVerified,
    waitingPoints: account.welcomeDue,
    newEmail: account.newEmail,
    handle: account.handle,
    roles: toRoles(account),
    balance: account.balance,
  }
}

/** The response for the author page and its call. Takes turns, because an author may have hundreds of courses. */
export const authorResponse = (parts: Parts, author: string, viewer?: User) =>
  longReads.run(() => singleResponse(getAuthor.schema.response[200], getAuthorPage(parts, author, viewer?.id)))

/** The public page of a Creator. The email of a user who is not a Creator is refused like an unknown one. */
async function getAuthorPage({ db }: Parts, author: string, viewerId: number | undefined): Promise<AuthorPage> {
  const account = await (author.includes('@') ? findAccountByEmail(db, author) : findAccountByHandle(db, author))
  if (!account?.isCreator || !account.handle) throw refusals.noSuchAuthor()
  const email = viewerId === undefined ? null : account.email
  return { ...(await publicSide(db, account, viewerId)), handle: account.handle, email }
}

async function publicSide(db: Db, account: Account, viewerId: number | undefined, options?: { withHidden: boolean }) {
  return {
    name: account.name,
    position: account.position,
    avatar: publicLink('avatars', account.avatarFileId),
    usersSkills: await listUserSkills(db, account.id),
    createdCourses: await listCreatedCourses(db, account.id, viewerId, options),
  }
}

/** Returns a new pair, because the token contains name and email. Another email address needs the password: reset links go there. */
export async function saveProfile(parts: Parts, user: User, form: ProfileForm, address: string): Promise<TokenPair> {
  const before = await getAccount(parts.db, user.id)
  const isOtherEmail = form.email !== before.email
  if (isOtherEmail) {
    if (!form.password) throw refusals.passwordIsMissing()
    await confirmPassword(parts, user, { password: form.password }, address)
    await countEmailChange(parts, user.id)
  }
  try {
    return await inTransaction(parts, async (parts) => {
      const { db } = parts
      const avatarFileId = await getOwnPicture(parts, user.id, 'avatars', form.avatar)
      const saved = await updateProfile(db, user.id, { ...form, avatarFileId })
      const account = isOtherEmail ? await changeEmail(parts, saved, form.email) : saved
      return continueSession(parts, account, user.sessionId)
    })
  } catch (error) {
    throw breaks(error, 'users_email') ? refusals.emailTaken() : error
  }
}

export function becameCreator(parts: Parts, user: User): Promise<TokenPair> {
  return inTransaction(parts, async (parts) => continueSession(parts, await markCreator(parts.db, user.id), user.sessionId))
}

/** All other sessions and all links end, so anyone who stole the old password is signed out; this device gets a new session. */
export async function changePassword(
  parts: Parts,
  user: User,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  origin: Origin,
): Promise<TokenPair> {
  await refuseCommonPassword('newPassword', newPassword)
  const account = await confirmPassword(parts, user, { currentPassword }, origin.address)
  const passwordHash = await hashPassword(newPassword)
  return inTransaction(parts, async (parts) => {
    const { db, clock } = parts
    const now = clock.now()
    await updatePassword(db, user.id, passwordHash)
    // Everything that changes a password ends this session, so the password is still the one that was checked.
    if (!(await lockSession(db, user.sessionId, now))) throw sessionOver()
    await removeLinks(db, user.id)
    await endAllSessions(db, user.id, 'password-changed', now)
    await queueMail(parts, { to: account.email, userId: user.id, kind: 'account', content: passwordChangedMail('profile') })
    return startSession(parts, account, { rememberMe: false, origin })
  })
}
