import { type Db, sql } from '#server/core/database/db.ts'
import { removeHandedOverLink } from './recovery/links.queries.ts'

export interface Account {
  id: number
  name: string
  email: string
  /** For Creators: the address of the author page. */
  handle: string | null
  position: string
  avatarFileId: string | null
  passwordHash: string
  isCreator: boolean
  isAdmin: boolean
  isEmailVerified: boolean
  /** When the account will be deleted, if its owner wants that. */
  deletionDueAt: Date | null
  /** How often all sessions were ended together. */
  signOuts: number
}

export interface NewAccount {
  name: string
  email: string
  passwordHash: string
  isCreator?: boolean
  isAdmin?: boolean
  createdAt: Date
}

export const columns = sql`
  u.id, u.name, u.email, u.handle, u.position, u.avatar_file_id as "avatarFileId", u.password_hash as "passwordHash",
  u.is_creator as "isCreator", u.is_admin as "isAdmin", u.email_verified_at is not null as "isEmailVerified",
  u.deletion_due_at as "deletionDueAt", u.sign_outs as "signOuts"`

export const getAccount = (db: Db, id: number) => db.one<Account>(sql`select ${columns} from users u where u.id = ${id}`)

export interface OwnAccount extends Account {
  /** The address that waits for its confirmation, if the user wants to change it. */
  newEmail: string | null
  balance: number
  /** Welcome points that wait for a confirmed address. */
  welcomeDue: number
}

/** All of it in one statement, because every page that a user opens asks for it. */
export const getOwnAccount = (db: Db, id: number, now: Date) =>
  db.one<OwnAccount>(sql`
    select ${columns}, p.balance, p.welcome_due as "welcomeDue", l.new_email as "newEmail"
      from users u join point_accounts p on p.user_id = u.id
      left join account_links l on l.user_id = u.id and l.purpose = 'change-email' and l.expires_at > ${now}
     where u.id = ${id}`)

export const findAccountByEmail = (db: Db, email: string) =>
  db.maybe<Account>(sql`select ${columns} from users u where lower(u.email) = lower(${email}) and u.deleted_at is null`)

export const findAccountByHandle = (db: Db, handle: string) =>
  db.maybe<Account>(sql`select ${columns} from users u where u.handle = lower(${handle})`)

/** Undefined when the email address is taken. */
export const insertAccount = (db: Db, account: NewAccount) =>
  db.maybe<Account>(sql`
    insert into users as u (name, email, password_hash, is_creator, is_admin, created_at)
    values (${account.name}, ${account.email}, ${account.passwordHash}, ${account.isCreator ?? false}, ${account.isAdmin ?? false},
            ${account.createdAt})
    on conflict (lower(email)) do nothing
    returning ${columns}`)

export const updateProfile = (db: Db, id: number, profile: { name: string; position: string; avatarFileId: string | null }) =>
  db.one<Account>(sql`
    update users u set name = ${profile.name}, position = ${profile.position}, avatar_file_id = ${profile.avatarFileId}
     where u.id = ${id} returning ${columns}`)

/** A trigger marks the new address as not verified. */
export const updateEmail = (db: Db, id: number, email: string) =>
  db.one<Account>(sql`update users u set email = ${email} where u.id = ${id} returning ${columns}`)

export const markVerified = (db: Db, id: number, now: Date) =>
  db.run(sql`update users set email_verified_at = ${now} where id = ${id} and email_verified_at is null`)

export const updatePassword = (db: Db, id: number, passwordHash: string) =>
  db.run(sql`update users set password_hash = ${passwordHash} where id = ${id}`)

export const markCreator = (db: Db, id: number) =>
  db.one<Account>(sql`update users u set is_creator = true where u.id = ${id} returning ${columns}`)

/** Undefined when nobody has this email address. */
export const markAdmin = (db: Db, email: string) =>
  db.tx(async (db) => {
    const account = await findAccountByEmail(db, email)
    if (account) await saveAdminRole(db, account.id, true)
    return account
  })

/** Returns whether the role changed. */
export const saveCreatorRole = (db: Db, id: number, isCreator: boolean) =>
  db
    .run(sql`update users set is_creator = ${isCreator} where id = ${id} and is_creator <> ${isCreator}`)
    .then((count) => count === 1)

export const anyAccount = (db: Db) =>
  db.one<{ any: boolean }>(sql`select exists (select from users) as any`).then((row) => row.any)

/** Returns which of the email addresses are registered. */
export const listTakenEmails = (db: Db, emails: string[]) =>
  db
    .many<{ email: string }>(sql`select email from users where lower(email) = any(${emails}::text[])`)
    .then((rows) => rows.map((row) => row.email))

/** Returns the ids of all Admins. Other changes to these rows wait until this transaction ends. */
export const lockAdmins = (db: Db) =>
  db
    .many<{ id: number }>(sql`select id from users where is_admin order by id for no key update`)
    .then((rows) => rows.map((row) => row.id))

/** Returns whether the role changed. A reset link that an Admin has for the user ends: no Admin can act as another. */
export const saveAdminRole = (db: Db, id: number, isAdmin: boolean) =>
  db.tx(async (db) => {
    const count = await db.run(sql`update users set is_admin = ${isAdmin} where id = ${id} and is_admin <> ${isAdmin}`)
    if (count === 1 && isAdmin) await removeHandedOverLink(db, id)
    return count === 1
  })
