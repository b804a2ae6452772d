import type { DemoAccount } from '#contract/accounts/accounts.ts'
import { confirmAddress, createAccount, setProfile } from '#server/accounts/index.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import type { Db } from '#server/core/database/db.ts'
import { hashPassword } from '#server/core/security/passwords.ts'
import { demoCreators, demoStudents, demoTrainees } from './content/index.ts'
import { drawAvatar } from './draw-avatar.ts'
import { storeDrawing } from './store-drawing.ts'

export const demoPassword = 'Demo123!'
/** Before the first purchase, so that the points history is sorted by date. */
const registeredDaysAgo = 120

/** The Creator of the README is the first of `demoCreators`. */
export const demoAdmin = { name: 'Ada Admin', email: 'admin@demo.test', position: 'Keeps the portal running' }
export const demoStudent = { name: 'Sam Student', email: 'student@demo.test', position: 'Learns something new every week' }

/** The accounts of the README, offered on the login screen. */
export const demoAccounts: DemoAccount[] = [
  { role: 'Student', email: demoStudent.email, password: demoPassword },
  { role: 'Creator', email: 'creator@demo.test', password: demoPassword },
  { role: 'Admin', email: demoAdmin.email, password: demoPassword },
]

/** Creates the accounts of the README and the people around them, all with the same known password. Returns their ids by email. */
export async function seedAccounts(db: Db, parts: Parts): Promise<Map<string, number>> {
  const passwordHash = await hashPassword(demoPassword)
  const ids = new Map<string, number>()
  const earlier = { now: () => later(parts.clock.now(), { days: -registeredDaysAgo }) }
  const add = async (
    person: { name: string; email: string; position: string },
    roles: { isCreator?: boolean; isAdmin?: boolean } = {},
  ) => {
    const then = { ...parts, db, clock: earlier }
    const account = await createAccount(then, { ...person, ...roles, passwordHash })
    if (!account) throw new Error(`${person.email} is there already`)
    await confirmAddress(then, account.id)
    ids.set(person.email, account.id)
    return account.id
  }
  await setProfile(db, await add(demoAdmin, { isAdmin: true }), { ...demoAdmin, avatarFileId: null })
  await setProfile(db, await add(demoStudent), { ...demoStudent, avatarFileId: null })
  for (const person of demoStudents) await setProfile(db, await add(person), { ...person, avatarFileId: null })
  for (const { hue, avatarSeed, ...person } of demoCreators) {
    const id = await add(person, { isCreator: true })
    const avatarFileId = await storeDrawing(db, parts, id, 'avatars', drawAvatar({ name: person.name, hue, seed: avatarSeed }))
    await setProfile(db, id, { ...person, avatarFileId })
  }
  // The last ones, because what the others do depends on their ids.
  for (const person of demoTrainees) await setProfile(db, await add(person), { ...person, avatarFileId: null })
  return ids
}
