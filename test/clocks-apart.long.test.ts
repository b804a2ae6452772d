import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createTestDatabase } from '#server/testing/test-app.ts'
import { until } from '#server/testing/until.ts'
import { enter, type PortalProcess, post, sendAs, startPortal } from './portal-process.ts'

const { url: DATABASE_URL, drop } = await createTestDatabase()
const dataDir = await mkdtemp(join(tmpdir(), 'coursewise-clocks-'))
const portals: PortalProcess[] = []
after(async () => {
  for (const { child } of portals) child.kill('SIGTERM')
  await Promise.all(portals.map(({ exited }) => exited))
  await drop()
  await rm(dataDir, { recursive: true })
})

/** A server whose clock is that many seconds ahead. The signal SIGUSR2 sets it back by a minute, SIGCONT forward. */
async function startAhead(seconds: number): Promise<PortalProcess> {
  const shifted = `
    const Real = Date
    let ahead = ${seconds * 1000}
    globalThis.Date = class extends Real {
      constructor(...given) { given.length > 0 ? super(...given) : super(Real.now() + ahead) }
      static now() { return Real.now() + ahead }
    }
    const step = (by) => {
      ahead += by
      console.log('its clock was set to ' + ahead)
    }
    process.on('SIGUSR2', () => step(-60_000)).on('SIGCONT', () => step(60_000))`
  const portal = await startPortal(join(dataDir, String(seconds)), {
    DATABASE_URL,
    SECRET_KEY: 'the same for both, 0123456789 abcdef',
    NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(shifted)}"`,
  })
  portals.push(portal)
  return portal
}

const refresh = (server: string, given: object) => post(`${server}/api/tokens/refresh`, given)

test('two tabs that refresh on servers whose clocks are 30 seconds apart stay signed in', async () => {
  const [{ url: behind }, { url: ahead }] = [await startAhead(0), await startAhead(30)]
  const pair = await enter(behind, 'tabs@example.com', 'correct horse', 'register')
  const first = await refresh(behind, pair)
  const second = await refresh(ahead, pair)
  assert.deepEqual([first.status, second.status], [200, 200])
  const [one, other] = [await first.json(), await second.json()] as { refreshToken: string; accessToken: string }[]
  assert.equal(one?.refreshToken, other?.refreshToken)
  const issuedAt = ({ accessToken = '' } = {}) => JSON.parse(atob(accessToken.split('.')[1] ?? '')).iat as number
  assert.ok(Math.abs(issuedAt(one) - issuedAt(other)) <= 2)
  assert.equal((await refresh(ahead, one ?? {})).status, 200)
})

test('two tabs that refresh before and after the clock of their server was set stay signed in', async () => {
  const { url, child, output } = await startAhead(10)
  for (const [signal, ahead] of [
    ['SIGCONT', 70_000],
    ['SIGUSR2', 10_000],
    ['SIGUSR2', -50_000],
  ] as const) {
    const pair = await enter(url, `${signal}${ahead}@example.com`, 'correct horse', 'register')
    const first = (await (await refresh(url, pair)).json()) as { refreshToken: string; accessToken: string }
    child.kill(signal)
    await until(() => output().includes(`its clock was set to ${ahead}\n`))
    const second = await refresh(url, pair)
    assert.equal(second.status, 200, `the clock is ${ahead} ms ahead now`)
    assert.equal(((await second.json()) as typeof first).refreshToken, first.refreshToken)
    assert.equal((await sendAs({ email: '', ...first }, 'GET', `${url}/api/account`)).status, 200)
    assert.equal((await refresh(url, first)).status, 200)
  }
})
