import type { AuthorPage, Profile, TokenPair } from '#contract/accounts.ts'
import type { ProfileForm } from '#contract/forms.ts'
import type { Parts } from '#server/core/app.ts'
import { breaks } from '#server/core/database/db.ts'
import { badRequest, conflict, notFound } from '#server/core/errors.ts'
import { hashPassword } from '#server/core/security/passwords.ts'
import type { User } from '#server/core/security/tokens.ts'
import { listCreatedCourses } from '#server/courses/index.ts'
import { ownFileId, publicLink } from '#server/files/index.ts'
import { balanceOf } from '#server/points/index.ts'
import { listUserSkills } from '#server/skills/index.ts'
import {
  type Account,
  findAccountByEmail,
  findAccountByHandle,
  getAccount,
  markCreator,
  rolesOf,
  updatePassword,
  updateProfile,
} from './accounts.queries.ts'
import { checkPassword } from './check-password.ts'
import { endAllSessions } from './sessions.queries.ts'
import { continueSession, startSession } from './sessions.ts'

export async function getProfile({ db }: Parts, userId: number): Promise<Profile> {
  const account = await getAccount(db, userId)
  return {
    ...(await publicSide({ db }, account, userId)),
    id: userId,
    email: account.email,
    handle: account.handle,
    roles: rolesOf(account),
    balance: await balanceOf(db, userId),
  }
}

/** The public page of a Creator. For anyone else's email the answer is the same as for nobody's. */
export async function getAuthorPage({ db }: Parts, author: string, viewerId: number | undefined): Promise<AuthorPage> {
  const account = await (author.includes('@') ? findAccountByEmail(db, author) : findAccountByHandle(db, author))
  if (!account?.isCreator || !account.handle) throw notFound('There is no author with this address.')
  const email = viewerId === undefined ? null : account.email
  return { ...(await publicSide({ db }, account, viewerId)), handle: account.handle, email }
}

async function publicSide({ db }: Pick<Parts, 'db'>, account: Account, viewerId: number | undefined) {
  return {
    name: account.name,
    position: account.position,
    avatar: publicLink('avatars', account.avatarFileId),
    usersSkills: await listUserSkills(db, account.id),
    createdCourses: await listCreatedCourses(db, account.id, viewerId),
  }
}

/** Name and email stand in the token, so the answer is a new pair. */
export async function saveProfile(parts: Parts, user: User, form: ProfileForm): Promise<TokenPair> {
  try {
    return await parts.db.tx(async (db) => {
      const avatarFileId = form.avatar ? await ownFileId(db, user.id, 'avatars', form.avatar) : null
      if (avatarFileId === undefined) {
        const message = 'The picture must be one that you uploaded here.'
        throw badRequest(message, { avatar: message })
      }
      const account = await updateProfile(db, user.id, { ...form, avatarFileId })
      return continueSession(db, parts, account, user.sessionId)
    })
  } catch (error) {
    if (!breaks(error, 'users_email')) throw error
    const message = 'This email address is already registered.'
    throw conflict(message, { email: message })
  }
}

export function becameCreator(parts: Parts, user: User): Promise<TokenPair> {
  return parts.db.tx(async (db) => continueSession(db, parts, await markCreator(db, user.id), user.sessionId))
}

/**
 * All other sessions end, so a thief of the old password is signed out; this device gets a new session. Wrong ones count for the session
 * that tries, so that nobody elsewhere can keep the owner from it.
 */
export async function changePassword(
  parts: Parts,
  user: User,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  address: string,
): Promise<TokenPair> {
  const account = await getAccount(parts.db, user.id)
  const attempt = { email: account.email, password: currentPassword, address, counted: { device: user.sessionId } }
  const checked = await checkPassword(parts, attempt, account)
  if (!checked) throw badRequest('The current password is wrong.', { currentPassword: 'The current password is wrong.' })
  const passwordHash = await hashPassword(newPassword)
  return parts.db.tx(async (db) => {
    await updatePassword(db, user.id, passwordHash)
    await endAllSessions(db, user.id, 'password-changed', parts.clock.now())
    return startSession(db, parts, account, false)
  })
}
