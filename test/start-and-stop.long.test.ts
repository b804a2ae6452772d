import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { until } from '#server/testing/until.ts'
import { freePort, post, processesOn, read, startPortal } from './portal-process.ts'

const run = promisify(execFile)
const folder = (name = '') => join(mkdtempSync(join(tmpdir(), 'coursewise-start-')), 'data', name)
const folders: string[] = []
const newFolder = (name?: string) => {
  const dir = folder(name)
  folders.push(dir)
  return dir
}
after(() => {
  for (const dir of folders) rmSync(join(dir, '..'), { recursive: true, force: true })
})

/** Without demo data a start takes a second, not five. */
const admin = { DEMO: '0', ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'a long secret' }
/** For tests that do not need an empty folder, because creating a database takes longer than starting one. */
const used = newFolder()
const demoLogin = (url: string, email: string, password = 'Demo123!') => post(`${url}/api/account/login`, { email, password })

/** Warnings and errors in the log. */
const troublesIn = (log: string) => log.split('\n').filter((line) => line.startsWith('{') && JSON.parse(line).level >= 40)

test('the first start makes the demo accounts and the first Admin; SIGTERM stops everything; the next start finds them again', async () => {
  const dataDir = newFolder()
  const first = await startPortal(dataDir, { ADMIN_EMAIL: admin.ADMIN_EMAIL, ADMIN_PASSWORD: admin.ADMIN_PASSWORD })
  for (const email of ['admin@demo.test', 'creator@demo.test', 'student@demo.test'])
    assert.equal((await demoLogin(first.url, email)).status, 200)
  assert.equal((await demoLogin(first.url, admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD)).status, 200)
  assert.equal(statSync(dataDir).mode & 0o066, 0)
  const closed = once(first.child, 'close')
  first.child.kill('SIGTERM')
  assert.equal(await first.exited, 0)
  assert.deepEqual(processesOn(dataDir), [])
  await closed
  assert.deepEqual(troublesIn(first.output()), [])

  const second = await startPortal(dataDir)
  assert.equal((await demoLogin(second.url, 'student@demo.test')).status, 200)
  second.child.kill('SIGINT')
  assert.equal(await second.exited, 0)
  assert.deepEqual(processesOn(dataDir), [])
})

test('a second start on the same folder says so and stops, and the first goes on; tools work beside it', async () => {
  const portal = await startPortal(used, admin)
  await assert.rejects(startPortal(used, admin), /already running on the data folder/)
  assert.equal((await fetch(`${portal.url}/health/ready`)).status, 200)

  const makeAdmin = (email: string) =>
    run(process.execPath, ['scripts/admin.ts', email], { env: { ...process.env, DATA_DIR: used } })
  assert.match((await makeAdmin('Boss@example.com')).stdout, /boss@example.com is an Admin now/)
  await assert.rejects(makeAdmin('nobody@demo.test'), /Nobody has registered/)
  portal.child.kill('SIGTERM')
  await portal.exited
  assert.match((await makeAdmin('boss@example.com')).stdout, /is an Admin now/)
  assert.deepEqual(processesOn(used), [])
})

test('a request under way is finished before the process ends', async () => {
  const portal = await startPortal(used, admin)
  const body = JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD })
  const response = new Promise<number | undefined>((resolve, reject) => {
    // The server asks for the body once it has the request.
    const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' }
    const slow = request(`${portal.url}/api/account/login`, { method: 'POST', headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
    slow.on('error', reject)
    slow.once('continue', async () => {
      slow.write(body.slice(0, 10))
      portal.child.kill('SIGTERM')
      await until(() => portal.output().includes('SIGTERM: finishing requests'))
      slow.end(body.slice(10))
    })
    slow.flushHeaders()
  })
  assert.equal(await response, 200)
  assert.equal(await portal.exited, 0)
})

test('with DRAIN_SECONDS a server that stops is not ready any more, but serves until balancers have noticed', async () => {
  const portal = await startPortal(used, { ...admin, DRAIN_SECONDS: '2' })
  const isReady = async () => (await read(`${portal.url}/health/ready`)).status === 200
  assert.ok(await isReady())
  portal.child.kill('SIGTERM')
  await until(async () => !(await isReady()))
  const { status, headers } = await read(`${portal.url}/api/courses`)
  assert.deepEqual([status, headers.get('connection')], [200, 'close'])
  assert.equal((await read(`${portal.url}/health/live`)).status, 200)
  assert.equal(await portal.exited, 0)
  assert.deepEqual(processesOn(used), [])
})

test('wrong settings and a taken port are reported in a sentence', async () => {
  await assert.rejects(
    startPortal(newFolder(), { PORT: 'many', WELCOME_POINTS: '-5', WORKERS: 'x' }),
    /PORT must be[\s\S]*WELCOME_POINTS must be[\s\S]*WORKERS must be auto or a whole number from 1 to 64\./,
  )
  const port = await freePort()
  const portal = await startPortal(used, { ...admin, PORT: String(port) })
  await assert.rejects(startPortal(newFolder(), { ...admin, PORT: String(port) }), /port \d+ on 127.0.0.1 is taken/)
  portal.child.kill('SIGTERM')
  await portal.exited
})

test('open to the network there are no demo accounts, and links from the Host header are warned of; ADMIN_EMAIL makes the first Admin; a very long path works', async () => {
  const dataDir = newFolder('a-folder-with-a-long-name/'.repeat(6))
  const portal = await startPortal(dataDir, {
    HOST: '0.0.0.0',
    ADMIN_EMAIL: admin.ADMIN_EMAIL,
    ADMIN_PASSWORD: admin.ADMIN_PASSWORD,
  })
  assert.match(portal.output(), /PUBLIC_URL is not set: links .* follow the Host header/)
  const url = portal.url.replace('0.0.0.0', '127.0.0.1')
  assert.equal((await demoLogin(url, 'admin@demo.test')).status, 401)
  const { accessToken } = (await (await demoLogin(url, 'boss@example.com', 'a long secret')).json()) as { accessToken: string }
  const profile = await fetch(`${url}/api/account`, { headers: { authorization: `Bearer ${accessToken}` } })
  assert.deepEqual(((await profile.json()) as { roles: string[] }).roles, ['Student', 'Admin'])
  portal.child.kill('SIGTERM')
  await portal.exited
})
