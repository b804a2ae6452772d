import { createHash, randomBytes } from 'node:crypto'
import type { RouteCalendar, RouteCalendarForm } from '#contract/learning-routes/route-calendar.ts'
import { addWayIn } from '#server/accounts/index.ts'
import type { Parts } from '#server/core/app.ts'
import type { User } from '#server/core/security/tokens.ts'
import { removeSecrets } from '../shared-routes.queries.ts'
import { refusals } from '../words.ts'
import { deleteCalendar, findCalendar, insertCalendar, setSecret, updateCalendar } from './calendar.queries.ts'

export async function getCalendar({ db }: Parts, userId: number): Promise<RouteCalendar | null> {
  const calendar = await findCalendar(db, userId)
  if (!calendar) return null
  const { weekday, time, timeZone, createdAt } = calendar
  return { weekday, time, timeZone, createdAtUTC: createdAt.toISOString() }
}

/** Returns the secret, of which only the hash is kept. */
export async function createCalendar(parts: Parts, user: User, form: RouteCalendarForm): Promise<string> {
  const secret = newSecret()
  const insert = ({ db, clock }: Parts) => insertCalendar(db, user.id, form, hashSecret(secret), clock.now())
  if (!(await addWayIn(parts, user, insert))) throw refusals.hasCalendar()
  return secret
}

/** The address before ends at once. */
export async function renewCalendar(parts: Parts, user: User): Promise<string> {
  const secret = newSecret()
  if (!(await addWayIn(parts, user, ({ db }) => setSecret(db, user.id, hashSecret(secret))))) throw refusals.noCalendar()
  return secret
}

export async function changeCalendar({ db }: Parts, userId: number, form: RouteCalendarForm): Promise<void> {
  if (!(await updateCalendar(db, userId, form))) throw refusals.noCalendar()
}

export async function removeCalendar({ db }: Parts, userId: number): Promise<void> {
  if (!(await deleteCalendar(db, userId))) throw refusals.noCalendar()
}

/** For an account that proves to be somebody else's: nobody but its owner reads its calendar, or its routes by a link. */
export async function removeAddresses({ db }: Parts, userId: number): Promise<void> {
  await deleteCalendar(db, userId)
  await removeSecrets(db, userId)
}

export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest()

const newSecret = () => randomBytes(32).toString('base64url')
