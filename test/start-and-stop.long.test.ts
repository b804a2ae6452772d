import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { until } from '#server/testing/until.ts'
import { freePort, nodeFlags, post, processesOn, read, startPortal } from './portal-process.ts'

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
    run(process.execPath, ['scripts/portal.ts', 'admin', email], { env: { ...process.env, DATA_DIR: used } })
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
    /PORT must be[\s\S]*WORKERS must be auto or a whole number from 1 to 64\.\n *WELCOME_POINTS must be/,
  )
  const port = await freePort()
  const portal = await startPortal(used, { ...admin, PORT: String(port) })
  const untouched = newFolder()
  await assert.rejects(startPortal(untouched, { ...admin, PORT: String(port) }), /port \d+ on 127.0.0.1 is taken/)
  // The port is tried before anything is created.
  assert.ok(!existsSync(untouched))
  portal.child.kill('SIGTERM')
  await portal.exited
})

test('a start that fails names the setting, whatever is wrong with it', async () => {
  const file = newFolder('')
  await assert.rejects(startPortal(file, { ...admin, HOST: 'nowhere.invalid' }), /no address nowhere\.invalid\. Set HOST/)
  await assert.rejects(startPortal(file, { ...admin, HOST: '203.0.113.7' }), /no address 203\.0\.113\.7\. Set HOST/)
  assert.ok(!existsSync(file))
  const parent = join(file, '..', 'file')
  writeFileSync(parent, '')
  await assert.rejects(startPortal(parent, admin), /DATA_DIR .* cannot be used: it is not a folder/)
  await assert.rejects(startPortal(join(parent, 'below'), admin), /DATA_DIR .*below cannot be used: /)
  const DATABASE_URL = 'postgresql://nobody@127.0.0.1:1/portal'
  await assert.rejects(
    startPortal(file, { ...admin, DATABASE_URL }),
    /the database of DATABASE_URL cannot be reached: .*ECONNREFUSED/,
  )
})

test('the log has real times, does not mention each refresh of a session, and ends with "stopped"', async () => {
  const portal = await startPortal(used, admin)
  const pair = await (await demoLogin(portal.url, admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD)).json()
  assert.equal((await post(`${portal.url}/api/tokens/refresh`, pair as object)).status, 200)
  assert.equal((await post(`${portal.url}/api/tokens/refresh`, { accessToken: 'x', refreshToken: 'y' })).status, 401)
  const closed = once(portal.child, 'close')
  portal.child.kill('SIGTERM')
  await closed
  const lines = portal
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { time: string; msg: string; route?: string; status?: number })
  for (const { time } of lines) assert.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  assert.deepEqual(
    lines.filter(({ route }) => route === '/api/tokens/refresh').map(({ status }) => status),
    [401],
  )
  assert.equal(lines.at(-1)?.msg, 'stopped')
})

test('at a terminal the log is made of lines to read', async () => {
  // `script` gives the portal a terminal.
  const command = [process.execPath, ...nodeFlags, 'server/main.ts'].join(' ')
  const { DATABASE_URL: _, ...rest } = process.env
  const env = { ...rest, ...admin, DATA_DIR: used, PORT: '0', NO_COLOR: '1' }
  const terminal = spawn('script', ['--quiet', '--flush', '--return', '--command', `exec ${command}`, '/dev/null'], { env })
  let screen = ''
  terminal.stdout.on('data', (chunk) => {
    screen += chunk
  })
  const exited = once(terminal, 'exit')
  await until(() => /ready at http:\S+\d/.test(screen))
  const [, url] = /ready at (http:\S+\d)/.exec(screen) ?? []
  await demoLogin(String(url), admin.ADMIN_EMAIL, admin.ADMIN_PASSWORD)
  await until(() => screen.includes('/api/account/login'))
  // Ctrl-C, as a person would.
  terminal.stdin.write('\u0003')
  await exited
  const lines = screen.split('\r\n')
  assert.ok(
    lines.some((line) => /^\[\d\d:\d\d:\d\d\] INFO: POST \/api\/account\/login: 200 after \d+ ms$/.test(line)),
    screen,
  )
  assert.ok(
    lines.some((line) => /INFO: stopped$/.test(line)),
    screen,
  )
  assert.deepEqual(processesOn(used), [])
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
