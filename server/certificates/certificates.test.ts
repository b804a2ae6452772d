import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { type Certificate, certificateCode, certificateKeyUrl, type OwnCertificate } from '#contract/certificates/certificates.ts'
import { sql } from '#server/core/database/db.ts'
import { buildArticle, buildCourse, buildSkill, buildUser, type TestUser } from '#server/testing/build.ts'
import { readPdf } from '#server/testing/read-pdf.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { certificatePdf } from './certificate-pdf.ts'
import { forgetPerson } from './personal-data.ts'
import { signedText } from './sign-certificate.ts'

// Letters of other scripts depend on the machine's fonts; this hides them.
process.env.XDG_DATA_DIRS = process.env.XDG_DATA_HOME = '/nowhere'

const t = await startTestApp()
const author = await buildUser(t, { name: 'Clara Creator', isCreator: true })
const folder = await mkdtemp(join(tmpdir(), 'coursewise-certificates-'))
after(() => rm(folder, { recursive: true }))

interface Completed {
  course?: string
  by?: { id: number }
  skills?: { id: number; level: number }[]
}
/** Buys a free course and learns it to the end, through the API. */
async function complete(user: TestUser, { course = 'SQL from zero', by = author, skills = [] }: Completed = {}) {
  const material = await buildArticle(t)
  const { id } = await buildCourse(t, by, { name: course, price: 0, skills, materials: [material] })
  await t.as(user).put(`/api/shopping-cart/add-to-cart/${id}`)
  assert.equal((await t.as(user).put('/api/shopping-cart/buy')).statusCode, 200)
  const learned = await t.as(user).put(`/api/courses/learned?materialId=${material.id}&courseId=${id}`)
  assert.equal(learned.json(), 100, learned.body)
  return { id }
}
const getPdf = (user: TestUser, { id }: { id: number }) => t.as(user).get(`/api/certificates/${id}`)
const verified = (code: string, accept?: string) =>
  t.as().get(`/api/certificates/verify/${encodeURIComponent(code)}`, undefined, accept ? { accept } : {})
const readCode = async (user: TestUser) =>
  (await t.db.one<{ code: string }>(sql`select code from certificates where user_id = ${user.id}`)).code
const publishedKey = async () => createPublicKey((await t.as().get(certificateKeyUrl)).json<{ pem: string }>().pem)
const isSigned = async (text: string, signature: Buffer) => verify(null, Buffer.from(text), await publishedKey(), signature)

test('only the holder gets the certificate of a course, as a PDF to look at', async () => {
  const [holder, other] = [await buildUser(t, { name: 'Maria Lindqvist' }), await buildUser(t)]
  const course = await complete(holder, { course: 'Rows "and" tables; Ünïcode' })
  const response = await getPdf(holder, course)
  assert.equal(response.statusCode, 200)
  assert.equal(response.headers['content-type'], 'application/pdf')
  assert.equal(response.headers['cache-control'], 'private, no-store')
  assert.match(String(response.headers['content-disposition']), /^inline; filename=".*"; filename\*=UTF-8''Certificate%20Rows/)
  assert.equal(response.rawPayload.subarray(0, 5).toString(), '%PDF-')
  assert.deepEqual((await getPdf(holder, course)).rawPayload, response.rawPayload)

  assert.equal((await t.as().get(`/api/certificates/${course.id}`)).statusCode, 401)
  assert.equal((await getPdf(author, course)).statusCode, 404)
  const refused = await getPdf(other, course)
  assert.equal(refused.statusCode, 404)
  assert.match(refused.json().Message, /no certificate for this course/)
  assert.equal(refused.json().code, 'certificates/not-earned')
  assert.equal((await getPdf(holder, { id: 999_999 })).statusCode, 404)
  assert.equal((await t.as(holder).get('/api/certificates/none')).statusCode, 400)
})

test('learners list their certificates page by page, newest first, even of courses that are no longer for sale', async () => {
  const [holder, other] = [await buildUser(t), await buildUser(t)]
  await complete(other)
  assert.deepEqual((await t.as(await buildUser(t)).get('/api/certificates')).json(), [])
  const courses: { id: number }[] = []
  for (const course of ['First course', 'Second course', 'Third course']) {
    courses.unshift(await complete(holder, { course }))
    t.clock.move({ minutes: 1 })
  }
  await t.db.run(sql`update courses set name = 'Renamed', archived_at = ${t.clock.now()} where id = ${courses[2]?.id}`)
  const list = async (query = '') => t.as(holder).get(`/api/certificates${query}`)
  const first = await list('?pageSize=2')
  assert.equal(JSON.parse(String(first.headers['x-pagination'])).TotalCount, 3)
  const lines = [...first.json<OwnCertificate[]>(), ...(await list('?pageSize=2&pageNumber=2')).json<OwnCertificate[]>()]
  assert.deepEqual(
    lines.map(({ course, courseId }) => [course, courseId]),
    ['Third course', 'Second course', 'First course'].map((course, place) => [course, courses[place]?.id]),
  )
  for (const { code, course, issuedAtUTC } of lines) {
    const certificate = (await verified(code)).json<Certificate>()
    assert.deepEqual([certificate.course, certificate.issuedAtUTC], [course, issuedAtUTC])
  }
  assert.equal((await t.as().get('/api/certificates')).statusCode, 401)
  assert.equal((await list('?pageSize=0')).statusCode, 400)
})

test('anyone can verify by the code, however it is typed, and gets what was issued', async () => {
  const skill = await buildSkill(t, 'Certified SQL')
  const holder = await buildUser(t, { name: 'Ann Apprentice' })
  await complete(holder, { skills: [{ ...skill, level: 3 }] })
  const code = await readCode(holder)
  assert.match(code, certificateCode)
  const { signature, keyId, ...facts } = (await verified(code)).json<Certificate>()
  assert.deepEqual(facts, {
    code,
    name: 'Ann Apprentice',
    course: 'SQL from zero',
    author: 'Clara Creator',
    skills: [{ name: 'Certified SQL', level: 3 }],
    levelsShown: false,
    issuedAtUTC: t.clock.now().toISOString(),
  })
  assert.equal(Buffer.from(signature, 'base64url').length, 64)
  assert.equal(keyId, (await t.as().get(certificateKeyUrl)).json<{ kid: string }>().kid)

  for (const typed of [code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `, code.replaceAll('-', '–')])
    assert.equal((await verified(typed)).json<Certificate>().code, code, typed)
  for (const unknown of ['22222-22222-22222-22222', code.slice(1), `${code}2`, 'x', '<script>', '0OI1L-22222-22222-22222']) {
    const response = await verified(unknown)
    assert.equal(response.statusCode, 404, unknown)
    assert.match(response.json().Message, /no certificate with this code/)
  }
  assert.equal((await verified('2'.repeat(101))).statusCode, 400)
})

test('a certificate keeps its names when holder, author and course are renamed later', async () => {
  const holder = await buildUser(t, { name: 'First Name' })
  const { id } = await complete(holder)
  const before = (await verified(await readCode(holder))).json()
  await t.db.run(sql`update users set name = 'Second Name' where id = ${holder.id}`)
  await t.db.run(sql`update courses set name = 'Another course', archived_at = ${t.clock.now()} where id = ${id}`)
  assert.deepEqual((await verified(await readCode(holder))).json(), before)
  assert.equal((await getPdf(holder, { id })).statusCode, 200)
})

test('a PDF that was made before does not keep the name of a person who is deleted', async () => {
  const person = await buildUser(t, { name: 'Nina Namely' })
  const holder = await buildUser(t)
  const skill = await buildSkill(t, 'The art of Nina Namely')
  await t.db.run(sql`update skills set creator_id = ${person.id} where id = ${skill.id}`)
  const course = await complete(holder, { skills: [{ ...skill, level: 1 }] })
  const readText = async () => (await readPdf((await getPdf(holder, course)).rawPayload)).text
  assert.match(await readText(), /Nina/)
  await forgetPerson(t, { ...person, name: 'Nina Namely', keepsCertificates: true })
  assert.doesNotMatch(await readText(), /Nina/)
})

test('verifying returns JSON unless the client asks for a PDF', async () => {
  const holder = await buildUser(t)
  await complete(holder)
  const code = await readCode(holder)
  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
  for (const accept of [undefined, '*/*', 'application/json', browser, 'application/pdf;q=0', 'application/pdfx'])
    assert.match(String((await verified(code, accept)).headers['content-type']), /^application\/json/, accept)
  for (const accept of ['application/pdf', 'Application/PDF;q=0.9', 'text/html, application/pdf']) {
    const response = await verified(code, accept)
    assert.equal(response.headers['content-type'], 'application/pdf', accept)
    assert.equal(response.headers.vary, 'accept')
    assert.equal((await readPdf(response.rawPayload)).pages, 1)
  }
  assert.equal((await verified('22222-22222-22222-22222', 'application/pdf')).statusCode, 404)
})

test('the signature holds with the public key at the well-known address, and for nothing else', async () => {
  const skill = await buildSkill(t, 'Signing')
  const holder = await buildUser(t, { name: 'Sig Ned' })
  await complete(holder, { skills: [{ ...skill, level: 2 }] })
  const response = await t.as().get(certificateKeyUrl)
  assert.match(String(response.headers['cache-control']), /^public, max-age=\d+$/)
  const { pem, fingerprint, ...jwk } = response.json()
  assert.deepEqual([jwk.kty, jwk.crv, fingerprint.length], ['OKP', 'Ed25519', 64])
  assert.equal(createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' }), pem)

  const certificate = (await verified(await readCode(holder))).json<Certificate>()
  const signature = Buffer.from(certificate.signature, 'base64url')
  assert.equal(await isSigned(signedText(certificate), signature), true)
  const forgeries: Partial<Certificate>[] = [
    { name: 'Sig Nedd' },
    { course: 'SQL for experts' },
    { author: 'Somebody Else' },
    { code: '22222-22222-22222-22222' },
    { issuedAtUTC: '2020-01-01T00:00:00.000Z' },
    { skills: [{ name: 'Signing', level: 3 }] },
    { skills: [] },
  ]
  for (const forged of forgeries)
    assert.equal(await isSigned(signedText({ ...certificate, ...forged }), signature), false, JSON.stringify(forged))
})

const names = {
  Latin: 'Zoë Łukasiewicz-Þórsdóttir',
  Cyrillic: 'Олександра Ґалаґан-Їжакевич',
  Greek: 'Ελευθερία Παπαδοπούλου',
  'a hundred letters': 'Maximiliana Konstantina Wolfeschlegelsteinhausenbergerdorff Fernández de la Cruz y Montenegro Hohenz',
  'one long word': 'W'.repeat(100),
}
for (const [script, name] of Object.entries(names)) {
  test(`the page says who, what, by whom and when, with ink: ${script}`, async () => {
    const [holder, teacher] = [await buildUser(t, { name }), await buildUser(t, { name: `${name.slice(0, 90)} jr.` })]
    const course = await complete(holder, { course: `Course of ${name.slice(0, 88)}`, by: teacher })
    const pdf = await readPdf((await getPdf(holder, course)).rawPayload)
    const text = pdf.text.replaceAll(/\s+/g, '')
    const code = await readCode(holder)
    for (const expected of [name, `Course of ${name.slice(0, 88)}`, `${name.slice(0, 90)} jr.`, '2 November 2026', code])
      assert.ok(text.includes(expected.replaceAll(' ', '')), `${expected} is not in ${pdf.text}`)
    assert.ok(text.includes(`http://localhost:80/certificates/verify/${code}`), pdf.text)
    assert.equal(pdf.pages, 1)
    // The middle of the page has the name and the course; the margin around has nothing.
    assert.ok(pdf.ink(78, 126, 446, 300) > 1500, `ink: ${pdf.ink(78, 126, 446, 300)}`)
    assert.equal(pdf.ink(0, 0, 841, 20) + pdf.ink(0, 575, 841, 20) + pdf.ink(524, 300, 30, 200), 0)
  })
}

test('hostile and odd names are harmless: no action, no control characters, no silent gaps', async () => {
  const name = 'Eve) /JS (app.alert\\(1\\)) \u202Egpj.exe\u0300\u0301\u0300\u0301\u0300\u0301'
  const holder = await buildUser(t, { name })
  const pdf = await readPdf((await getPdf(holder, await complete(holder, { course: 'https://evil.example/?a=)(' }))).rawPayload)
  assert.equal(pdf.actions, 0)
  assert.match(pdf.text, /Eve\) \/JS \(app\.alert\\\(1\\\)\)\s+gpj\.ex/)
  assert.ok(pdf.text.includes('https://evil.example/?a=)('))
  assert.doesNotMatch(pdf.text, /\u202E/)

  const letters = await buildUser(t, { name: 'Ａda 李小龙 🌸' })
  const mixed = await readPdf(
    (await getPdf(letters, await complete(letters, { course: 'المقدمة الأولى', by: author }))).rawPayload,
  )
  assert.match(mixed.text, /Ada …/)
  assert.match(mixed.text, /The course named at/)
  assert.match(mixed.text, /stands for letters that could not be printed here/)
  assert.equal(JSON.parse(String(await mixed.attachment('certificate.json'))).name, 'Ａda 李小龙 🌸')
})

test('letters can be copied after an earlier document had them as parts of others', async () => {
  for (const name of ['É È Ё Ά', 'E Е Α']) {
    const holder = await buildUser(t, { name })
    const { text } = await readPdf((await getPdf(holder, await complete(holder))).rawPayload)
    assert.ok(text.includes(`\n${name}\n`), text)
  }
})

test('with a public address, the page names that one', async () => {
  const elsewhere = await startTestApp({ PUBLIC_URL: 'https://learn.example.org' })
  const [holder, writer] = [await buildUser(elsewhere), await buildUser(elsewhere)]
  const material = await buildArticle(elsewhere)
  const { id } = await buildCourse(elsewhere, writer, { price: 0, materials: [material] })
  await elsewhere.as(holder).put(`/api/shopping-cart/add-to-cart/${id}`)
  await elsewhere.as(holder).put('/api/shopping-cart/buy')
  await elsewhere.as(holder).put(`/api/courses/learned?materialId=${material.id}&courseId=${id}`)
  const { rawPayload } = await elsewhere.as(holder).get(`/api/certificates/${id}`, undefined, { host: 'evil.example' })
  const { text } = await readPdf(rawPayload)
  assert.match(text, /https:\/\/learn\.example\.org\/certificates\/verify\//)
  assert.doesNotMatch(text, /evil/)
})

test('a copy is checked without the portal: by the script and by what it has inside', async () => {
  const holder = await buildUser(t, { name: 'Οδυσσέας' })
  const course = await complete(holder)
  const { rawPayload } = await getPdf(holder, course)
  const inside = await readPdf(rawPayload)
  const [facts, signature] = [await inside.attachment('certificate.json'), await inside.attachment('certificate.sig')]
  assert.equal(await isSigned(String(facts), signature), true)
  assert.equal(await isSigned(String(facts).replace('Οδυσσέας', 'Πηνελόπη'), signature), false)

  const key = (await t.as().get(certificateKeyUrl)).json<{ pem: string }>()
  const certificate = { ...(await verified(await readCode(holder))).json<Certificate>(), name: 'Πηνελόπη' }
  const foreignKey = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' })
  const pdf = await keep('certificate.pdf', rawPayload)
  const forged = await keep('forged.pdf', await certificatePdf({ certificate, origin: 'http://localhost' }))
  const keyJson = await keep('key.json', JSON.stringify(key))
  const keyPem = await keep('key.pem', key.pem)
  const otherPem = await keep('other.pem', foreignKey)
  const noise = await keep('noise.txt', 'no key and no PDF')

  const genuine = await check(pdf, keyJson)
  assert.equal(genuine.code, 0, genuine.output)
  assert.match(genuine.output, /Name {4}Οδυσσέας\n[\s\S]*\nGENUINE/)
  for (const { code, output } of await Promise.all([check(forged, keyPem), check(pdf, otherPem)])) {
    assert.equal(code, 1, output)
    assert.match(output, /NOT GENUINE/)
  }
  for (const { code, output } of await Promise.all([check(), check(pdf), check(pdf, noise), check(noise, keyPem)])) {
    assert.equal(code, 2, output)
    assert.doesNotMatch(output, /GENUINE/)
  }
})

async function keep(name: string, content: string | Buffer): Promise<string> {
  await writeFile(join(folder, name), content)
  return join(folder, name)
}

const check = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, ['scripts/portal.ts', 'verify', 'certificate', ...args], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
