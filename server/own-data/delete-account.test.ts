import assert from 'node:assert/strict'
import { verify } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import type { Certificate } from '#contract/certificates/certificates.ts'
import { formLimits } from '#contract/core/form-limits.ts'
import { limits } from '#contract/core/limits.ts'
import type { OwnData } from '#contract/own-data/own-data.ts'
import type { WaitingReports } from '#contract/reports/reports.ts'
import { keepSignatures } from '#server/certificates/index.ts'
import { signedText, signingKey } from '#server/certificates/sign-certificate.ts'
import { type Sql, sql } from '#server/core/database/db.ts'
import { signAccessToken } from '#server/core/security/tokens.ts'
import { checkFiles, sweepFiles } from '#server/files/index.ts'
import { checkLedger } from '#server/points/index.ts'
import { buildCourse, buildUser, buildVideo, password, renewed, type TestUser } from '#server/testing/build.ts'
import { buildFullLife, rareName } from '#server/testing/full-life.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { deleteDueAccounts, prepareDownloads } from './index.ts'

const t = await startTestApp()
const as = async (user: TestUser) => t.as(await renewed(t, user))
const requestDeletion = (user: TestUser, form: object = {}) =>
  t.as(user).post('/api/account/deletion', { keepCertificates: false, ...form })
const logIn = (user: { email: string }) => t.as().post('/api/account/login', { email: user.email, password })
const brokenRules = async () => (await checkLedger(t.db, t.clock.now())).filter(({ breaches }) => breaches > 0)

async function deleteNow(user: TestUser, form: object = {}): Promise<void> {
  const requested = await requestDeletion(user, form)
  assert.equal(requested.statusCode, 200, requested.body)
  t.clock.move({ days: 7 })
  assert.deepEqual(await deleteDueAccounts(t), [user.id])
}

/** The second run, when the last access token has expired. */
async function finish(user: TestUser): Promise<void> {
  t.clock.move({ minutes: 16 })
  assert.deepEqual(await deleteDueAccounts(t), [user.id])
}

const claimsIn = ({ accessToken }: { accessToken: string }) =>
  JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString())
const sessionId = (user: TestUser): string => claimsIn(user).sid

/** A statement whose text is known only now. */
const statement = (text: string): Sql => ({ texts: [text], values: [] })

/** Where a text is in the database: every column of every table, whatever tables there are. */
async function columnsWith(text: string): Promise<string[]> {
  const columns = await t.db.many<{ table: string; column: string; type: string }>(sql`
    select c.table_name as table, c.column_name as column, c.data_type as type
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`)
  assert.ok(columns.length > 100)
  const found: string[] = []
  for (const { table, column, type } of columns) {
    const value = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`
    const rows = await t.db.many(statement(`select from "${table}" where ${value} ilike '%${text}%' limit 1`))
    if (rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}

async function filesWith(text: string): Promise<string[]> {
  const found: string[] = []
  for await (const { name } of t.storage.list()) {
    const file = await t.storage.open(name)
    if (file && (await buffer(file.content)).toString('latin1').toLowerCase().includes(text)) found.push(name)
  }
  return found
}

/** The tables that refer to users. A new one must be in one of the two lists, after its feature has learned to forget. */
const staysWithoutName = [
  'user_search',
  'user_counts',
  'point_accounts',
  'enrolments',
  'refunds',
  'gifts',
  'point_codes',
  'code_redemptions',
  'audit_log',
  'report_decisions',
  'certificates',
  'courses',
  'materials',
  'questions',
  'final_tasks',
  'files',
  'submissions',
  'review_holds',
  // Lists that all authors share.
  'authors',
  'resources',
  'skills',
]
const isEmptied = [
  ...['sessions', 'sign_in_addresses', 'answers', 'mails', 'mail_choices', 'uploads', 'data_downloads'],
  ...[
    'cart_items',
    'wishes',
    'kept_plans',
    'placements',
    'placed_levels',
    'ratings',
    'helpful_marks',
    'reports',
    'learned_materials',
    'check_attempts',
    'learning_routes',
    'route_calendars',
    'material_places',
    'last_opened',
    'user_skills',
    'notifications',
    'time_zones',
    'course_drafts',
    'course_versions',
  ],
  ...['account_links', 'passkeys', 'passkey_challenges', 'totp_secrets', 'recovery_codes', 'oidc_identities'],
]

/** The tables with rows that refer to this user. */
async function tablesWith(userId: number): Promise<{ all: string[]; found: string[] }> {
  const references = await t.db.many<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text as table, a.attname as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'users'::regclass`)
  const found = new Set<string>()
  for (const { table, column } of references) {
    const rows = await t.db.many(statement(`select from "${table}" where "${column}" = ${userId} limit 1`))
    if (rows.length > 0) found.add(table)
  }
  return { all: [...new Set(references.map(({ table }) => table))].sort(), found: [...found].sort() }
}

const life = await buildFullLife(t)
const { person } = life
await t.as(person).post('/api/account/data/download')
await prepareDownloads(t)

test('before the deletion the person is in all these tables, and the search finds the name in many places', async () => {
  const { found } = await tablesWith(person.id)
  assert.deepEqual(
    isEmptied.filter((table) => !found.includes(table)),
    [],
  )
  const columns = await columnsWith('quillfeather')
  for (const place of ['users.name', 'user_search.search_text', 'search_terms.word', 'answers.answer', 'point_transfers.reason'])
    assert.ok(columns.includes(place), `${place} is not in ${columns.join(', ')}`)
  assert.ok(columns.length > 25, columns.join(', '))
  assert.ok((await filesWith('quillfeather')).length > 0)
})

test('after seven days name, email and files are nowhere: in no column of any table, in no stored file', async () => {
  await deleteNow(person)
  for (const text of ['quillfeather', 'zephyrine', person.email]) {
    assert.deepEqual(await columnsWith(text), [], text)
    assert.deepEqual(await filesWith(text), [], text)
  }
  const names = (await Array.fromAsync(t.storage.list())).map(({ name }) => name.split('/')[0])
  assert.deepEqual(names.sort(), ['books', 'final-tasks'], 'the book of the sold course and the work of the other learner')
  await finish(person)
})

test('the ledger and the files are right, and the figures of others do not change', async () => {
  assert.deepEqual(await brokenRules(), [])
  assert.deepEqual((await checkFiles(t)).problems, [])
  const { sold } = await t.db.one<{ sold: number }>(sql`select sum(sold)::int as sold from sales_counts`)
  const { rows } = await t.db.one<{ rows: number }>(sql`select count(*)::int as rows from enrolments`)
  assert.equal(sold, rows)
})

test('of every table that refers to users it is decided what happens, and nothing of the person is in those to be emptied', async () => {
  const { all, found } = await tablesWith(person.id)
  const known = [...staysWithoutName, ...isEmptied]
  assert.deepEqual(all, known.sort())
  assert.deepEqual(
    found.filter((table) => isEmptied.includes(table)),
    [],
  )
})

test('the portal of everybody else is whole', async () => {
  const [learner, author, admin] = [await as(life.learner), await as(life.author), await as(life.admin)]
  const bought = (await learner.get(`/api/courses/${life.soldCourse.id}`)).json()
  assert.deepEqual(bought.author, { name: 'A former user', position: '', email: null, avatar: null, handle: null })
  assert.equal(bought.isArchived, true)
  assert.match(bought.name, /^Learning with a former user$/)
  const toLearn = await learner.get(`/api/courses/learn/${life.soldCourse.id}`)
  assert.equal(toLearn.statusCode, 200)
  assert.equal((await t.as().get(toLearn.json().materials[0].link)).statusCode, 200)
  assert.equal((await t.as().get(`/api/courses/${life.soldCourse.id}`)).statusCode, 404)
  assert.equal((await t.as().get(`/api/courses/${life.unsoldCourse.id}`)).statusCode, 404)
  const submitted = (await learner.get(`/api/final-tasks/submitted/${life.boughtCourse.finalTaskId}`)).json()
  assert.deepEqual(submitted.reviewedBy, { name: 'A former user', position: '', email: '' })
  assert.equal(submitted.comment, 'A fine scarf, says a former user to a former user.')
  assert.deepEqual([submitted.mark, submitted.reviewedTask], [80, true])
  for (const path of ['/api/account', '/api/my-learning/all', '/api/account/points', '/api/certificates'])
    assert.notEqual((await learner.get(path)).statusCode, 500, path)
  assert.equal((await author.get(`/api/courses/${life.boughtCourse.id}`)).json().studentsCount, 2)
  assert.equal((await admin.get('/api/statistics/users/100/1')).json().users.length, 4)
  const log = (await admin.get('/api/statistics/audit/100/1')).json<{ user: string; details: string }[]>()
  assert.deepEqual(
    log.map(({ user, details }) => [user, details]),
    [
      ['A former user', 'a former user <a former user>'],
      ['A former user', '5 points: A prize for a former user'],
      ['A former user', 'Reply to a rating of “Learning with a former user”: a former user should not say this.'],
    ],
  )
  const waiting = (await admin.get('/api/reports/waiting')).json<WaitingReports[]>()
  assert.deepEqual(
    waiting.map(({ id, reports }) => [id, reports.map(({ reporter, text }) => [reporter, text])]),
    [[life.boughtCourse.id, [[null, '']]]],
  )
})

test('certificates that others earned stay genuine, by a former author; those of the person are withdrawn', async () => {
  const check = async () => {
    const certificate = (await t.as().get(`/api/certificates/verify/${life.codes.learner}`)).json<Certificate>()
    assert.deepEqual([certificate.name, certificate.author], ['Lena Loom', 'A former user'])
    const { publicKey } = signingKey(t.secrets.certificates[0])
    assert.ok(verify(null, Buffer.from(signedText(certificate)), publicKey, Buffer.from(certificate.signature, 'base64url')))
  }
  await check()
  await keepSignatures(t)
  await check()
  const withdrawn = await t.as().get(`/api/certificates/verify/${life.codes.person}`)
  assert.deepEqual([withdrawn.statusCode, withdrawn.json().Message], [410, 'This certificate was withdrawn by its holder.'])
  const pdf = await t.as().get(`/api/certificates/verify/${life.codes.person}`, undefined, { accept: 'application/pdf' })
  assert.equal(pdf.statusCode, 410)
})

test('a deleted user cannot sign in, be found, or be given points or a role', async () => {
  assert.equal((await logIn(person)).statusCode, 401)
  const former = { email: `former-user-${person.id}@deleted.invalid` }
  assert.equal((await logIn(former)).statusCode, 400)
  assert.equal((await t.as().post('/api/tokens/refresh', person)).statusCode, 401)
  const admin = t.as(await buildUser(t, { isAdmin: true }))
  const grant = await admin.post('/api/account/grant-points', { ...former, points: 1, reason: 'Oops' })
  assert.equal(grant.statusCode, 400)
  assert.equal((await admin.put(`/api/statistics/users/${person.id}/admin`, { isAdmin: true })).statusCode, 404)
})

test('the email address can be registered again, by somebody who has nothing of the former user', async () => {
  const again = await t.as().post('/api/account/register', { name: 'Somebody Else', email: person.email, password })
  assert.equal(again.statusCode, 200)
  const profile = (await t.as(again.json()).get('/api/account')).json()
  assert.deepEqual([profile.createdCourses, profile.usersSkills, profile.balance], [[], [], 1000])
})

test('access tokens from before are refused; what is still written with one is removed when it has expired', async () => {
  const user = await buildUser(t, { isCreator: true })
  await requestDeletion(user)
  t.clock.move({ days: 7 })
  const open = await as(user)
  const inSession = await signAccessToken(t.secrets.accessToken, t.clock, { ...user, sessionId: sessionId(user), roles: [] })
  await deleteDueAccounts(t)
  assert.equal((await t.as({ accessToken: inSession }).get('/api/account')).statusCode, 401)
  const course = await buildCourse(t, life.author)
  assert.equal((await open.put(`/api/shopping-cart/add-to-cart/${course.id}`)).statusCode, 200)
  assert.equal((await open.put('/api/account', { name: rareName, email: user.email, password })).statusCode, 400)
  assert.equal((await open.post('/api/skills', { name: rareName })).statusCode, 403)
  await t.db.run(
    sql`insert into sessions (id, user_id, remember_me, created_at, expires_at) values ('late', ${user.id}, false, now(), now())`,
  )
  assert.deepEqual(await deleteDueAccounts(t), [])
  t.clock.move({ minutes: 16 })
  assert.deepEqual(await deleteDueAccounts(t), [user.id])
  for (const table of ['cart_items', 'sessions'])
    assert.equal((await t.db.many(statement(`select from ${table} where user_id = ${user.id}`))).length, 0, table)
  t.clock.move({ minutes: 60 })
  assert.deepEqual(await deleteDueAccounts(t), [])
})

test('within seven days the owner finds a notice in the session and can keep the account', async () => {
  const user = await buildUser(t)
  const noticeIn = (pair: { accessToken: string }) => claimsIn(pair).deletionDueUTC
  const pair = (await requestDeletion(user)).json()
  const due = new Date(t.clock.now().getTime() + 7 * 86_400_000).toISOString()
  assert.equal(noticeIn(pair), due)
  t.clock.move({ days: 6 })
  const session = (await logIn(user)).json()
  assert.equal(noticeIn(session), due)
  assert.equal((await t.as(session).get('/api/account/data')).json<OwnData>().deletionDueUTC, due)
  const kept = await t.as(session).delete('/api/account/deletion')
  assert.deepEqual([kept.statusCode, noticeIn(kept.json())], [200, undefined])
  t.clock.move({ days: 6 })
  assert.deepEqual(await deleteDueAccounts(t), [])
  assert.equal((await logIn(user)).statusCode, 200)
})

test('certificates that the person keeps stay genuine, with the name on them and nowhere else', async () => {
  const { person, codes } = await buildFullLife(t)
  await deleteNow(person, { keepCertificates: true })
  const certificate = (await t.as().get(`/api/certificates/verify/${codes.person}`)).json<Certificate>()
  assert.equal(certificate.name, rareName)
  assert.deepEqual(await columnsWith(rareName), ['certificates.holder_name'])
  assert.deepEqual(await columnsWith(person.email), [])
  await finish(person)
})

test('deleting needs a proof of identity, a decision about certificates, and another Admin', async () => {
  const user = await buildUser(t)
  t.clock.move({ minutes: limits.confirmedMinutes })
  const unproven = await requestDeletion(user)
  assert.deepEqual([unproven.statusCode, unproven.json().code], [403, 'accounts/confirm'])
  assert.equal((await t.as(user).post('/api/account/confirm', { password })).statusCode, 204)
  assert.equal((await requestDeletion(user, { keepCertificates: undefined })).statusCode, 400)
  assert.equal((await t.as().post('/api/account/deletion', { keepCertificates: false })).statusCode, 401)

  await t.db.run(sql`update users set is_admin = false`)
  const only = await buildUser(t, { isAdmin: true })
  const refused = await requestDeletion(only)
  assert.deepEqual(
    [refused.statusCode, refused.json().Message, refused.json().code],
    [409, 'You are the only Admin. Make somebody else an Admin first.', 'own-data/only-admin'],
  )

  await t.db.run(sql`update users set is_admin = true where id = ${user.id}`)
  assert.equal((await requestDeletion(only)).statusCode, 200)
  await t.db.run(sql`update users set is_admin = false where id = ${user.id}`)
  t.clock.move({ days: 8 })
  assert.deepEqual(await deleteDueAccounts(t), [], 'the only Admin stays, even if there was another when asked')
  await t.db.run(sql`update users set is_admin = true where id = ${user.id}`)
  assert.deepEqual(await deleteDueAccounts(t), [only.id])
  await finish(only)
})

test('a deletion that breaks off leaves the account whole, and is done the next time', async () => {
  const { person, learner } = await buildFullLife(t)
  assert.equal((await requestDeletion(person)).statusCode, 200)
  t.clock.move({ days: 7 })
  await t.db.run(sql`
    create function break_off() returns trigger language plpgsql as $$ begin raise exception 'the power is gone'; end $$`)
  await t.db.run(sql`create trigger break_off before update of deleted_at on users for each row execute function break_off()`)
  await assert.rejects(deleteDueAccounts(t), /the power is gone/)
  assert.equal((await logIn(person)).statusCode, 200)
  assert.equal((await (await as(person)).get('/api/shopping-cart')).json().length, 1)
  await t.db.run(sql`drop trigger break_off on users`)
  assert.deepEqual(await deleteDueAccounts(t), [person.id])
  assert.equal((await logIn(person)).statusCode, 401)
  assert.equal((await logIn(learner)).statusCode, 200)
  await finish(person)
})

test('purchases at the same time as the deletion of the author or the buyer are whole or do not happen', async () => {
  for (let round = 0; round < 8; round++) {
    const [author, buyer] = [await buildUser(t, { isCreator: true }), await buildUser(t)]
    const [theirs, other] = [await buildCourse(t, author, { price: 40 }), await buildCourse(t, life.author, { price: 30 })]
    for (const { id } of [theirs, other]) await t.as(buyer).put(`/api/shopping-cart/add-to-cart/${id}`)
    await t.as(author).put(`/api/shopping-cart/add-to-cart/${other.id}`)
    assert.equal((await requestDeletion(author)).statusCode, 200)
    await t.db.run(sql`update users set deletion_due_at = ${t.clock.now()} where id = ${author.id}`)
    const [bought, ownPurchase, deleted] = await Promise.all([
      t.as(buyer).put('/api/shopping-cart/buy'),
      t.as(author).put('/api/shopping-cart/buy'),
      deleteDueAccounts(t),
    ])
    assert.deepEqual(deleted, [author.id])
    assert.equal(bought.statusCode, 200, bought.body)
    assert.ok([200, 401].includes(ownPurchase.statusCode), ownPurchase.body)
    const has = bought.json().boughtCourseIds.includes(theirs.id)
    const course = await t.as(buyer).get(`/api/courses/learn/${theirs.id}`)
    assert.equal(course.statusCode, has ? 200 : 404)
    assert.deepEqual(await brokenRules(), [])
  }
})

test('rows that are final change only for a deletion, and then only their words', async () => {
  const change = (what: Sql, forgetting = true) =>
    t.db.tx(async (db) => {
      if (forgetting) await db.run(sql`select set_config('coursewise.forgetting', 'on', true)`)
      await db.run(what)
      throw new Error('allowed')
    })
  const words = [sql`update point_transfers set reason = 'x'`, sql`update audit_log set details = 'x'`]
  for (const statement of [...words, sql`update submissions set comment = 'x' where reviewed_at is not null`]) {
    await assert.rejects(change(statement), /allowed/)
    await assert.rejects(change(statement, false), /never changed|is reviewed/)
  }
  const facts = [
    sql`update point_transfers set kind = 'grant'`,
    sql`update point_entries set amount = amount + 1`,
    sql`update audit_log set act = 'make-admin'`,
    sql`update submissions set mark = 100 where reviewed_at is not null`,
    sql`update review_marks set mark = 1`,
    sql`delete from point_transfers`,
    sql`delete from audit_log`,
  ]
  for (const statement of facts) await assert.rejects(change(statement), /never changed|is reviewed|only the words/)
})

test('nobody can keep others from leaving by taking the address that they will get', async () => {
  t.clock.move({ minutes: 60 })
  await deleteDueAccounts(t)
  const user = await buildUser(t)
  const former = `Former-User-${user.id}@Deleted.invalid`
  const registered = await t.as().post('/api/account/register', { name: 'Somebody Else', email: former, password })
  assert.deepEqual([registered.statusCode, Object.keys(registered.json().errors)], [400, ['email']])
  const changed = await t.as(await buildUser(t)).put('/api/account', { name: 'Somebody Else', email: former, password })
  assert.equal(changed.statusCode, 400)
  await deleteNow(user)
  await finish(user)
})

test('texts that have no room for "a former user" do not keep anybody from leaving', async () => {
  const user = await buildUser(t, { name: 'Al By', isCreator: true })
  const { id } = await buildVideo(t)
  await t.db.run(sql`update materials set creator_id = ${user.id} where id = ${id}`)
  await buildCourse(t, life.author, { materials: [{ id }] })
  await t.db.run(sql`
    insert into material_captions (material_id, language, label, captions)
    values (${id}, 'en', 'English', repeat('Al By ', ${Math.floor(formLimits.captions.maxBytes / 6)}::int))`)
  await deleteNow(user)
  await finish(user)
  assert.deepEqual(await t.db.many(sql`select left(captions, 28) as captions from material_captions where material_id = ${id}`), [
    { captions: 'a former user a former user ' },
  ])
})

test('files that a killed server could not remove are swept', async () => {
  const { person } = await buildFullLife(t)
  assert.equal((await requestDeletion(person)).statusCode, 200)
  t.clock.move({ days: 7 })
  const killed = { ...t, storage: { ...t.storage, remove: () => Promise.reject(new Error('killed')) } }
  await assert.rejects(deleteDueAccounts(killed), /killed/)
  assert.equal((await filesWith('quillfeather')).length, 1)
  // The dates of files come from the machine's clock.
  t.clock.move({ seconds: (Date.now() - t.clock.now().getTime()) / 1000 })
  t.clock.move({ days: 2 })
  await sweepFiles(t)
  assert.deepEqual(await filesWith('quillfeather'), [])
})
