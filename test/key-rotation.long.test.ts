import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { decodeProtectedHeader } from 'jose'
import type { TokenPair } from '#contract/accounts/accounts.ts'
import {
  type Certificate,
  certificateKeysUrl,
  certificateKeyUrl,
  type OwnCertificate,
} from '#contract/certificates/certificates.ts'
import type { CourseToLearn } from '#contract/learning/learning.ts'
import { passDemoCheck } from '#demo/pass-check.ts'
import { Journeys } from './journeys.ts'
import { enter, type PortalProcess, post, read, sendAs, startPortal } from './portal-process.ts'
import { ServerPool } from './server-pool.ts'

const run = promisify(execFile)
const oldKey = 'an-old-key-for-tests-0123456789abcdef'
const newKey = 'a-new-key-for-tests-0123456789abcdef'
const folder = mkdtempSync(join(tmpdir(), 'coursewise-key-rotation-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const json = async <T>(url: string) => (await fetch(url)).json() as Promise<T>
const readPair = async (url: string, name: string) =>
  (await enter(url, `${name}@example.com`, 'a long secret', 'register')) as Awaited<ReturnType<typeof enter>> & TokenPair
const status = async (url: string, pair: TokenPair) => (await sendAs({ email: '', ...pair }, 'GET', `${url}/api/account`)).status
const refresh = (url: string, { accessToken, refreshToken }: TokenPair) =>
  post(`${url}/api/tokens/refresh`, { accessToken, refreshToken })

test('the key turns under load on two servers: nobody is signed out, links work, certificates verify', async () => {
  const pool = await ServerPool.open()
  after(() => pool.close())
  let servers = [await pool.add({ SECRET_KEY: oldKey }), await pool.add({ SECRET_KEY: oldKey })]
  /** Restarts one server after the other with other keys. */
  const turnTo = async (SECRET_KEY: string) => {
    const restarted: PortalProcess[] = []
    for (const server of servers) {
      await pool.remove(server)
      restarted.push(await pool.add({ SECRET_KEY }))
    }
    servers = restarted
  }
  const journeys = new Journeys(pool.next)
  journeys.start(3)

  const [early, idle] = [await readPair(pool.next(), 'early'), await readPair(pool.next(), 'idle')]
  const earned = await earn(pool.next(), early)
  const copy = join(folder, 'copy.pdf')
  const pdf = await fetch(`${pool.next()}/api/certificates/verify/${earned.certificate.code}`, {
    headers: { accept: 'application/pdf' },
  })
  writeFileSync(copy, new Uint8Array(await pdf.arrayBuffer()))

  await turnTo(`${oldKey},${newKey}`)
  await journeys.more(3)
  await turnTo(`${newKey},${oldKey}`)
  await journeys.more(6)
  await journeys.stop()
  assert.deepEqual(journeys.failures, [])
  assert.ok(journeys.finished >= 9)

  for (const person of [early, idle]) assert.equal(await status(pool.next(), person), 200)
  assert.equal((await read(`${pool.next()}${earned.link}`)).status, 200)
  const renewed = (await (await refresh(pool.next(), early)).json()) as TokenPair
  assert.notEqual(decodeProtectedHeader(renewed.accessToken).kid, decodeProtectedHeader(early.accessToken).kid)

  await turnTo(newKey)
  assert.equal(await status(pool.next(), renewed), 200)
  assert.equal(await status(pool.next(), idle), 401)
  assert.equal((await refresh(pool.next(), idle)).status, 401)
  assert.equal((await read(`${pool.next()}${earned.link}`)).status, 403)

  const again = await json<Certificate>(`${pool.next()}/api/certificates/verify/${earned.certificate.code}`)
  assert.deepEqual(again, earned.certificate)
  const checked = await run(process.execPath, ['scripts/portal.ts', 'verify', 'certificate', copy, pool.next()])
  assert.match(checked.stdout, /\nGENUINE/)
  const { kid } = await json<{ kid: string }>(`${pool.next()}${certificateKeyUrl}`)
  assert.equal((await earn(pool.next(), await readPair(pool.next(), 'late'))).certificate.keyId, kid)
  const { keys } = await json<{ keys: { kid: string }[] }>(`${pool.next()}${certificateKeysUrl}`)
  assert.deepEqual(
    keys.map((key) => key.kid),
    [kid, earned.certificate.keyId],
  )
})

test('npm run portal -- rotate-key while the portal runs: the restart takes the new key, and who was signed in stays so', async () => {
  const dataDir = join(folder, 'data')
  const rotate = (...args: string[]) =>
    run(process.execPath, ['scripts/portal.ts', 'rotate-key', ...args], { env: { ...process.env, DATA_DIR: dataDir } })
  let portal = await startPortal(dataDir, { DEMO: '0' })
  const restart = async () => {
    portal.child.kill('SIGTERM')
    await portal.exited
    portal = await startPortal(dataDir, { DEMO: '0' })
  }
  after(async () => {
    portal.child.kill('SIGTERM')
    await portal.exited
  })
  const [ann, ben] = [await readPair(portal.url, 'ann'), await readPair(portal.url, 'ben')]
  await rotate()
  assert.equal(await status(portal.url, ann), 200)
  await restart()
  assert.equal(await status(portal.url, ann), 200)
  const renewed = (await (await refresh(portal.url, ann)).json()) as TokenPair
  await rotate('--retire')
  await restart()
  assert.deepEqual([await status(portal.url, renewed), await status(portal.url, ben)], [200, 401])
})

/** Takes the first free course, or buys the first one, and learns it. */
async function earn(url: string, person: Awaited<ReturnType<typeof readPair>>) {
  const [{ id } = { id: 0 }] = await json<{ id: number }[]>(`${url}/api/courses`)
  await sendAs(person, 'PUT', `${url}/api/shopping-cart/add-to-cart/${id}`)
  await sendAs(person, 'PUT', `${url}/api/shopping-cart/buy`)
  const { materials } = (await sendAs(person, 'GET', `${url}/api/courses/learn/${id}`)).body as unknown as CourseToLearn
  const send = async (method: string, path: string, body?: object) => (await sendAs(person, method, url + path, body)).body
  for (const { id: materialId, kind } of materials) {
    if (kind === 'check') await passDemoCheck(send, id, materialId)
    else await send('PUT', `/api/courses/learned?materialId=${materialId}&courseId=${id}`)
  }
  const [own] = (await sendAs(person, 'GET', `${url}/api/certificates`)).body as unknown as OwnCertificate[]
  const certificate = await json<Certificate>(`${url}/api/certificates/verify/${own?.code}`)
  const link = materials.find((material) => material.link?.startsWith('/media/'))?.link ?? ''
  return { certificate, link }
}
