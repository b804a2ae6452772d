import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createPublicKey, verify } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { type Certificate, certificateKeysUrl, type OwnCertificate } from '#contract/certificates/certificates.ts'
import type { UserSkill } from '#contract/skills/skills.ts'
import { words } from '#contract/skills/words.ts'
import { sql } from '#server/core/database/db.ts'
import { buildArticle, buildCourse, buildSkill, buildUser, type TestUser } from '#server/testing/build.ts'
import { buildAsked, passAsked, withVersion } from '#server/testing/build-shown-levels.ts'
import { readPdf } from '#server/testing/read-pdf.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { keepSignatures } from './certificate-keys.ts'
import { ownData } from './personal-data.ts'
import { signCertificate, signedText, signingKeys } from './sign-certificate.ts'

const t = await startTestApp()
const author = await buildUser(t, { name: 'Clara Creator', isCreator: true })
const [weaving, knitting] = [await buildSkill(t, 'Weaving'), await buildSkill(t, 'Knitting')]
const folder = await mkdtemp(join(tmpdir(), 'coursewise-shown-levels-'))
after(() => rm(folder, { recursive: true }))

const asked = (level: number, skill = weaving) => Array.from({ length: 3 }, () => ({ skill, level }))
const skills = [{ id: weaving.id, level: 2 }]

/** A learner who has passed the check, of a course with an article that is not learned yet. */
async function begin(
  options: { level?: number; passPercent?: number; isTrial?: boolean; skills?: { id: number; level: number }[] } = {},
) {
  const learner = await buildUser(t, { name: 'Ann Apprentice' })
  const [check, article] = [await buildAsked(t, author, asked(options.level ?? 2), options), await buildArticle(t)]
  const course = await buildCourse(t, author, { price: 0, skills: options.skills ?? skills, materials: [check, article] })
  await t.as(learner).put(`/api/shopping-cart/add-to-cart/${course.id}`)
  assert.equal((await t.as(learner).put('/api/shopping-cart/buy')).statusCode, 200)
  await passAsked(t, learner, check, { isTrial: options.isTrial ?? false })
  const finish = async () => {
    const learned = await t.as(learner).put(`/api/courses/learned?materialId=${article.id}&courseId=${course.id}`)
    assert.equal(learned.json(), 100, learned.body)
    return readCertificate(learner)
  }
  return { learner, check, course, finish }
}
async function readCertificate(learner: TestUser): Promise<Certificate> {
  const [own] = (await t.as(learner).get('/api/certificates')).json<OwnCertificate[]>()
  const certificate = (await t.as().get(`/api/certificates/verify/${own?.code}`)).json<Certificate>()
  assert.equal(own?.levelsShown ?? undefined, certificate.levelsShown)
  return certificate
}
const readSkills = async (learner: TestUser) =>
  (await t.as(learner).get('/api/account')).json<{ usersSkills: UserSkill[] }>().usersSkills
const listKeys = async () => (await t.as().get(certificateKeysUrl)).json<{ keys: { kid: string; pem: string }[] }>().keys
async function isGenuine(certificate: Certificate): Promise<boolean> {
  const key = (await listKeys()).find(({ kid }) => kid === certificate.keyId)
  return verify(
    null,
    Buffer.from(signedText(certificate)),
    createPublicKey(key?.pem ?? ''),
    Buffer.from(certificate.signature, 'base64url'),
  )
}

test('who passed the checks of all skills gets a certificate and skills that say so', async () => {
  const { learner, finish } = await begin()
  const certificate = await finish()
  assert.equal(certificate.levelsShown, true)
  assert.equal(await isGenuine(certificate), true)
  assert.equal(await isGenuine({ ...certificate, levelsShown: false }), false)
  assert.equal(await isGenuine({ ...certificate, levelsShown: undefined }), false)
  assert.deepEqual(await readSkills(learner), [{ skill: weaving, level: 2, shownLevel: 2 }])
  await keepSignatures(t)
  assert.deepEqual(await readCertificate(learner), certificate)
  const own = await Promise.all(ownData(t, learner.id).map((topic) => topic.rows()))
  assert.partialDeepStrictEqual(own, [[{ code: certificate.code, levelsShown: true }]])
})

test('what is not shown is stated by the author', async () => {
  for (const options of [
    { level: 1 },
    { passPercent: 50 },
    { isTrial: true },
    { skills: [...skills, { id: knitting.id, level: 1 }] },
  ]) {
    const { learner, finish } = await begin(options)
    const certificate = await finish()
    assert.equal(certificate.levelsShown, false, JSON.stringify(options))
    assert.equal(await isGenuine(certificate), true)
    assert.equal(await isGenuine({ ...certificate, levelsShown: true }), false)
    assert.ok((await readSkills(learner)).every(({ shownLevel }) => shownLevel === 0))
  }
})

test('shown and stated levels add up', async () => {
  const { learner, finish } = await begin()
  await finish()
  const article = await buildArticle(t)
  const claimed = await buildCourse(t, author, { price: 0, skills: [{ id: weaving.id, level: 5 }], materials: [article] })
  await t.as(learner).put(`/api/shopping-cart/add-to-cart/${claimed.id}`)
  await t.as(learner).put('/api/shopping-cart/buy')
  await t.as(learner).put(`/api/courses/learned?materialId=${article.id}&courseId=${claimed.id}`)
  assert.deepEqual(await readSkills(learner), [{ skill: weaving, level: 7, shownLevel: 2 }])
})

test('what was asked counts, whatever the author does to the check between passing and finishing', async () => {
  const questionOf = async (check: { id: number }) =>
    (await t.db.one<{ id: number }>(sql`select question_id as id from check_questions where material_id = ${check.id} limit 1`))
      .id
  const made = await begin()
  await withVersion(t.db, await questionOf(made.check), { skill: weaving, level: 1 })
  assert.equal((await made.finish()).levelsShown, true)

  const hardened = await begin({ level: 1 })
  for (const { id } of await t.db.many<{ id: number }>(
    sql`select question_id as id from check_questions where material_id = ${hardened.check.id}`,
  ))
    await withVersion(t.db, id, { skill: weaving, level: 9 })
  assert.equal((await hardened.finish()).levelsShown, false)

  const raised = await begin()
  await t.db.run(sql`update course_skills set level = 3 where course_id = ${raised.course.id}`)
  assert.equal((await raised.finish()).levelsShown, false)

  const removed = await begin()
  await t.db.run(sql`delete from course_materials where course_id = ${removed.course.id} and material_id = ${removed.check.id}`)
  assert.equal((await removed.finish()).levelsShown, false)
})

test('a certificate keeps what it says when the course changes later', async () => {
  const { learner, check, course, finish } = await begin()
  const certificate = await finish()
  await t.db.run(sql`delete from course_materials where course_id = ${course.id} and material_id = ${check.id}`)
  assert.deepEqual(await readCertificate(learner), certificate)
})

test('the PDF says it, and its copy is checked without the portal', async () => {
  const keyFile = join(folder, 'keys.json')
  await writeFile(keyFile, JSON.stringify({ keys: await listKeys() }))
  for (const [level, sentence] of [
    [2, words.levelsShown],
    [1, words.levelsStated],
  ] as const) {
    const { learner, course, finish } = await begin({ level })
    const { code } = await finish()
    const pdf = (await t.as(learner).get(`/api/certificates/${course.id}`)).rawPayload
    const { text, pages } = await readPdf(pdf)
    assert.equal(pages, 1)
    assert.ok(text.includes(sentence), text)
    const file = join(folder, `${code}.pdf`)
    await writeFile(file, pdf)
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/portal.ts', 'verify', 'certificate', file, keyFile])
    assert.match(stdout, /^GENUINE/m)
    // Stated levels are not in the signed text.
    assert.equal(/^Levels {2}(.*)$/m.exec(stdout)?.[1], sentence === words.levelsShown ? sentence : undefined, stdout)
  }
})

/** As a server of 0.2.0 writes, signs and reads. */
const earlier = {
  issue: (learner: TestUser, course: { id: number }, code: string) =>
    t.db.run(sql`
      insert into certificates (user_id, course_id, code, holder_name, course_name, author_name, skills, issued_at, key_id)
      values (${learner.id}, ${course.id}, ${code}, 'Ann Apprentice', 'Weaving', 'Clara Creator', '[{"name": "Weaving", "level": 2}]',
              ${t.clock.now()}, ${signingKeys(t.secrets.certificates)[0].id})`),
  async sign() {
    const keys = signingKeys(t.secrets.certificates)
    const rows = await t.db.many<Parameters<typeof signCertificate>[1]>(sql`
      select code, holder_name as name, course_name as course, author_name as author, skills, issued_at as "issuedAt", key_id as "keyId",
             null as "levelsShown", signature, withdrawn_at as "withdrawnAt" from certificates where signature is null`)
    for (const row of rows) {
      const { keyId, signature } = signCertificate(keys, row)
      await t.db.run(sql`
        update certificates set signature = ${Buffer.from(signature, 'base64url')}, key_id = ${keyId} where code = ${row.code} and signature is null`)
    }
    return rows.length
  },
  read: (code: string) =>
    t.db.one<{ name: string; author: string; signature: Buffer }>(
      sql`select holder_name as name, author_name as author, signature from certificates where code = ${code}`,
    ),
}

test('what was issued before says nothing about it, and keeps its signature', async () => {
  const [learner, course] = [await buildUser(t), await buildCourse(t, author, { skills })]
  await earlier.issue(learner, course, '22222-33333-44444-55555')
  assert.equal(await earlier.sign(), (await t.db.many(sql`select from certificates`)).length)
  const certificate = await readCertificate(learner)
  assert.equal('levelsShown' in certificate, false)
  assert.equal(
    signedText(certificate),
    `{"portal":"Coursewise","code":"22222-33333-44444-55555","name":"Ann Apprentice","course":"Weaving","author":"Clara Creator",` +
      `"skills":[{"name":"Weaving","level":2}],"issuedAtUTC":"${t.clock.now().toISOString()}"}`,
  )
  assert.equal(await isGenuine(certificate), true)
  const { text } = await readPdf((await t.as(learner).get(`/api/certificates/${course.id}`)).rawPayload)
  assert.equal(
    [words.levelsShown, words.levelsStated].some((sentence) => text.includes(sentence)),
    false,
  )
  await keepSignatures(t)
  assert.deepEqual(await readCertificate(learner), certificate)
})

test('while a server of the version before signs and renames too, both give only genuine certificates', async () => {
  const { learner, finish } = await begin()
  const certificate = await finish()
  const oldText = () => signedText({ ...certificate, levelsShown: undefined })
  const isGenuineThere = async () => {
    const { signature } = await earlier.read(certificate.code)
    return isGenuine({ ...certificate, levelsShown: undefined, signature: signature.toString('base64url') })
  }
  assert.notEqual(oldText(), signedText(certificate))
  // First the earlier server, then this one.
  assert.ok((await earlier.sign()) > 0)
  assert.deepEqual(await readCertificate(learner), certificate)
  await keepSignatures(t)
  assert.deepEqual(await readCertificate(learner), certificate)
  assert.equal(await isGenuineThere(), true)

  // The earlier server removes the name of a deleted author.
  await t.db.run(sql`update certificates set author_name = 'A former user', signature = null where code = ${certificate.code}`)
  const renamed = await readCertificate(learner)
  assert.equal(renamed.author, 'A former user')
  assert.equal(await isGenuine(renamed), true)
  await keepSignatures(t)
  assert.deepEqual(await readCertificate(learner), renamed)
  assert.equal(await earlier.sign(), 1)
  assert.deepEqual(await readCertificate(learner), renamed)
})
