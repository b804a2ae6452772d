import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createTestDatabase } from '#server/testing/test-app.ts'
import { enter, type PortalProcess, post, startPortal } from './portal-process.ts'

const { url: DATABASE_URL, drop } = await createTestDatabase()
const dataDir = await mkdtemp(join(tmpdir(), 'coursewise-clocks-'))
const portals: PortalProcess[] = []
after(async () => {
  for (const { child } of portals) child.kill('SIGTERM')
  await Promise.all(portals.map(({ exited }) => exited))
  await drop()
  await rm(dataDir, { recursive: true })
})

/** A server whose clock is that many seconds ahead. */
async function startAhead(seconds: number): Promise<string> {
  const shifted = `
    const Real = Date
    globalThis.Date = class extends Real {
      constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + ${seconds * 1000}) }
      static now() { return Real.now() + ${seconds * 1000} }
    }`
  const portal = await startPortal(join(dataDir, String(seconds)), {
    DATABASE_URL,
    SECRET_KEY: 'the same for both, 0123456789 abcdef',
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(shifted)}"`,
  })
  portals.push(portal)
  return portal.url
}

test('two tabs that refresh on servers whose clocks are 30 seconds apart stay signed in', async () => {
  const [behind, ahead] = [await startAhead(0), await startAhead(30)]
  const pair = await enter(behind, 'tabs@example.com', 'correct horse', 'register')
  const refresh = (server: string, given: object) => post(`${server}/api/tokens/refresh`, given)
  const first = await refresh(behind, pair)
  const second = await refresh(ahead, pair)
  assert.deepEqual([first.status, second.status], [200, 200])
  const [one, other] = [await first.json(), await second.json()] as { refreshToken: string; accessToken: string }[]
  assert.equal(one?.refreshToken, other?.refreshToken)
  const issuedAt = ({ accessToken = '' } = {}) => JSON.parse(atob(accessToken.split('.')[1] ?? '')).iat as number
  assert.ok(Math.abs(issuedAt(one) - issuedAt(other)) <= 2)
  assert.equal((await refresh(ahead, one ?? {})).status, 200)
})
