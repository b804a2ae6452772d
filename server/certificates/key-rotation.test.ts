import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createPublicKey, verify } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { type Certificate, certificateKeysUrl, certificateKeyUrl } from '#contract/certificates/certificates.ts'
import { sql } from '#server/core/database/db.ts'
import { buildArticle, buildCourse, buildUser } from '#server/testing/build.ts'
import { readPdf } from '#server/testing/read-pdf.ts'
import { createTestDatabase, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { keepSignatures } from './certificate-keys.ts'
import { storedSignature } from './certificates.queries.ts'
import { signedText } from './sign-certificate.ts'

const [oldKey, newKey] = ['an-old-key-for-tests-0123456789abcdef', 'a-new-key-for-tests-0123456789abcdef']
const folder = await mkdtemp(join(tmpdir(), 'coursewise-keys-'))
const database = await createTestDatabase()
const on = (SECRET_KEY: string) => startTestApp({ SECRET_KEY }, Promise.resolve({ ...database, drop: async () => {} }))
const before = await on(oldKey)
after(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

interface Published {
  kid: string
  pem: string
}
const presentKey = async (server: TestApp) => (await server.as().get(certificateKeyUrl)).json<Published>()
const listKeys = async (server: TestApp) => (await server.as().get(certificateKeysUrl)).json<{ keys: Published[] }>().keys
const verified = async (server: TestApp, code: string) =>
  (await server.as().get(`/api/certificates/verify/${code}`)).json<Certificate>()
const pdfFrom = async (server: TestApp, code: string) =>
  (await server.as().get(`/api/certificates/verify/${code}`, undefined, { accept: 'application/pdf' })).rawPayload

/** Learns a free course to the end; returns the code of the certificate. */
async function earn(server: TestApp): Promise<string> {
  const [learner, author] = [await buildUser(server), await buildUser(server)]
  const material = await buildArticle(server)
  const { id } = await buildCourse(server, author, { price: 0, materials: [material] })
  await server.as(learner).put(`/api/shopping-cart/add-to-cart/${id}`)
  await server.as(learner).put('/api/shopping-cart/buy')
  await server.as(learner).put(`/api/courses/learned?materialId=${material.id}&courseId=${id}`)
  return (await server.db.one<{ code: string }>(sql`select code from certificates where course_id = ${id}`)).code
}

/** Checks the signature with the published key that the certificate names. */
async function isGenuine(certificate: Certificate, keys: Published[]): Promise<boolean> {
  const key = keys.find(({ kid }) => kid === certificate.keyId)
  assert.ok(key, `${certificate.keyId} is not published`)
  return verify(
    null,
    Buffer.from(signedText(certificate)),
    createPublicKey(key.pem),
    Buffer.from(certificate.signature, 'base64url'),
  )
}

/** Runs npm run portal -- verify certificate on a copy with these keys; returns its exit code. */
async function checkCopy(pdf: Buffer, keys: object): Promise<number> {
  const [file, keyFile] = [join(folder, 'copy.pdf'), join(folder, 'keys.json')]
  await Promise.all([writeFile(file, pdf), writeFile(keyFile, JSON.stringify(keys))])
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/portal.ts', 'verify', 'certificate', file, keyFile], (error) =>
      resolve(error ? Number(error.code) : 0),
    )
  })
}

const oldCode = await earn(before)
const oldCopy = await pdfFrom(before, oldCode)
const oldCertificate = await verified(before, oldCode)
const neverOpened = await earn(before)
const during = await on(`${newKey} ${oldKey}`)

test('with one key, the list holds that key, and the earlier address still has it', async () => {
  const alone = await startTestApp()
  assert.deepEqual(await listKeys(alone), [await presentKey(alone)])
  assert.match(String((await alone.as().get(certificateKeysUrl)).headers['cache-control']), /^public, max-age=\d+$/)
})

test('a certificate of the earlier key keeps its signature, and new ones are signed with the new key', async () => {
  assert.deepEqual(await verified(during, oldCode), oldCertificate)
  assert.equal(oldCertificate.keyId, (await presentKey(before)).kid)
  const fresh = await verified(during, await earn(during))
  assert.equal(fresh.keyId, (await presentKey(during)).kid)
  assert.notEqual(fresh.keyId, oldCertificate.keyId)
  const keys = await listKeys(during)
  assert.deepEqual(
    keys.map(({ kid }) => kid),
    [fresh.keyId, oldCertificate.keyId],
  )
  for (const certificate of [oldCertificate, fresh]) assert.equal(await isGenuine(certificate, keys), true)
  assert.deepEqual((await listKeys(before)).map(({ kid }) => kid).sort(), keys.map(({ kid }) => kid).sort())
})

test('a PDF that is made again names the key and has the signature of the first copy', async () => {
  const [first, second] = [await readPdf(oldCopy), await readPdf(await pdfFrom(during, oldCode))]
  assert.deepEqual(await second.attachment('certificate.sig'), await first.attachment('certificate.sig'))
  const digits = (text: string) => /Signed with key ([0-9A-F ]{19})/.exec(text)?.[1]
  assert.equal(digits(second.text), digits(first.text))
  assert.equal(digits(second.text)?.replaceAll(' ', '').toLowerCase(), oldCertificate.keyId.slice(0, 16))
})

test('when the key is retired, its certificates still verify, with the signatures they had', async () => {
  await keepSignatures(during)
  assert.equal(
    (await during.db.one<{ left: number }>(sql`select count(*)::int as left from certificates where ${storedSignature} is null`))
      .left,
    0,
  )
  const retired = await on(newKey)
  const keys = await listKeys(retired)
  assert.deepEqual(await verified(retired, oldCode), oldCertificate)
  assert.equal(await isGenuine(await verified(retired, neverOpened), keys), true)
  const again = await readPdf(await pdfFrom(retired, oldCode))
  assert.equal((await again.attachment('certificate.sig')).toString('base64url'), oldCertificate.signature)

  assert.equal(await checkCopy(oldCopy, { keys }), 0)
  assert.equal(await checkCopy(oldCopy, await presentKey(retired)), 1)
  assert.equal(await checkCopy(oldCopy, { keys: keys.filter(({ kid }) => kid !== oldCertificate.keyId) }), 1)
})

test('certificates of a version without stored signatures are signed once and for all', async () => {
  const code = await earn(before)
  await before.db.run(sql`update certificates set key_id = null where code = ${code}`)
  const seen = await verified(before, code)
  assert.equal(seen.keyId, oldCertificate.keyId)
  await keepSignatures(before)
  assert.deepEqual(await verified(during, code), seen)
})

test('a server leaves alone what was issued with a key that it does not have yet', async () => {
  const code = await earn(during)
  await keepSignatures(before)
  await keepSignatures(during)
  assert.equal((await verified(before, code)).keyId, (await presentKey(during)).kid)
})

test('hundreds of certificates are signed in one go', async () => {
  const author = await buildUser(before)
  const { id } = await buildCourse(before, author)
  await before.db.run(sql`
    with learners as (
      insert into users (name, email, password_hash, created_at)
      select 'Learner ' || n, 'many-' || n || '@example.com', '', now() from generate_series(1, 250) n returning id, name)
    insert into certificates (user_id, course_id, code, holder_name, course_name, author_name, skills, issued_at)
    select id, ${id}, 'MANY-' || id, name, 'Course', 'Author', '[]', now() from learners`)
  await keepSignatures(before)
  const { distinct } = await before.db.one<{ distinct: number }>(sql`
    select count(distinct signature)::int as distinct from certificates where course_id = ${id}`)
  assert.equal(distinct, 250)
})
