import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { keepBackupCurrent } from '#server/backup/index.ts'
import { readArchiveState } from '#server/core/built-in-postgres/archive.ts'
import { startEmbeddedPostgres, urlIn } from '#server/core/built-in-postgres/embedded.ts'
import { type Db, openDatabase, sql } from '#server/core/database/db.ts'
import { readSettings } from '#server/core/settings.ts'
import { folderStorage } from '#server/core/storage/folder-storage.ts'
import { samples } from '#server/testing/forms.ts'
import { until } from '#server/testing/until.ts'
import { enter, insertCourses, type Person, type PortalProcess, processesOn, sendAs, startPortal } from './portal-process.ts'

const root = mkdtempSync(join(tmpdir(), 'coursewise-backup-'))
const rounds = Number(process.env.BACKUP_ROUNDS ?? 3)
const courses = 2000
const admin = { email: 'admin@example.com', password: 'a long secret' }
const portals = new Set<PortalProcess>()
after(async () => {
  for (const portal of portals) await stop(portal)
  rmSync(root, { recursive: true, force: true })
})

async function start(dataDir: string, env: Record<string, string> = {}): Promise<PortalProcess> {
  const first = { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }
  const portal = await startPortal(dataDir, { DEMO: '0', WELCOME_POINTS: '1000000', ...first, ...env })
  portals.add(portal)
  return portal
}

async function stop(portal: PortalProcess): Promise<void> {
  portal.child.kill('SIGTERM')
  await portal.exited
  portals.delete(portal)
}

/** Runs `npm run portal -- backup` or `npm run portal -- restore`. */
function run(command: 'backup' | 'restore', args: string[], env: Record<string, string> = {}) {
  const { DATABASE_URL: _, ...rest } = process.env
  const child = spawn(process.execPath, ['scripts/portal.ts', command, ...args], { env: { ...rest, ...env }, stdio: 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const done = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  )
  return { child, done }
}

async function runWell(command: 'backup' | 'restore', args: string[], env: Record<string, string> = {}): Promise<string> {
  const { code, output } = await run(command, args, env).done
  assert.equal(code, 0, output)
  return output
}

async function assertRefused(args: string[], sentence: RegExp): Promise<void> {
  const { code, output } = await run('restore', args).done
  assert.equal(code, 1, output)
  assert.match(output, sentence)
}

const finishedIn = (folder: string) =>
  readdirSync(join(folder, 'base'))
    .filter((name) => name.endsWith('Z'))
    .sort()

async function inDatabase<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const postgres = await startEmbeddedPostgres({ dir: dataDir })
  const db = openDatabase(postgres.databaseUrl('postgres'))
  try {
    return await work(db)
  } finally {
    await db.close()
    await postgres.stop()
  }
}

async function becomeCreator(url: string, email: string): Promise<Person> {
  const person = await enter(url, email, 'a long secret', 'register')
  const { body } = await sendAs(person, 'PUT', `${url}/api/account/became-creator`)
  return { email, accessToken: String(body?.accessToken) }
}

/** Returns the checksum of what was stored. */
async function upload(url: string, { accessToken }: Person): Promise<string> {
  const film = Buffer.concat([samples.mp4, randomBytes(50_000)])
  const form = new FormData()
  for (const [name, value] of Object.entries({ name: 'Film', duration: '5', 'quality.id': '1' })) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(film)]), 'film.mp4')
  const response = await fetch(`${url}/api/videos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
    body: form,
  })
  await response.arrayBuffer()
  assert.equal(response.status, 201)
  return createHash('sha256').update(film).digest('hex')
}

interface Act {
  what: string
  acknowledged: number
}

/** People who buy, learn and upload until they are stopped. */
function startLoad(url: string, buyers: Person[], creators: Person[]) {
  const acts: Act[] = []
  let running = true
  const note = (what: string) => acts.push({ what, acknowledged: Date.now() })
  const repeat = async (pause: number, work: (step: number) => Promise<void>) => {
    for (let step = 1; running; step++) {
      await work(step)
      await sleep(Math.random() * pause)
    }
  }
  const put = async (person: Person, path: string) => {
    const { status } = await sendAs(person, 'PUT', `${url}/api/${path}`)
    assert.equal(status, 200, path)
  }
  const walks = [
    ...buyers.map((buyer) =>
      repeat(200, async (id) => {
        await put(buyer, `shopping-cart/add-to-cart/${id}`)
        await put(buyer, 'shopping-cart/buy')
        note(`${buyer.email} bought ${id}`)
        await put(buyer, `courses/learned?materialId=${id}&courseId=${id}`)
        note(`${buyer.email} learned ${id}`)
      }),
    ),
    ...creators.map((creator) => repeat(1000, async () => void note(`stored ${await upload(url, creator)}`))),
  ]
  return {
    acts,
    async stop() {
      running = false
      await Promise.all(walks)
    },
  }
}

const listActs = (db: Db) =>
  db.many<{ what: string }>(sql`
    select u.email || ' bought ' || e.course_id as what from enrolments e join users u on u.id = e.user_id
    union all select u.email || ' learned ' || l.material_id from learned_materials l join users u on u.id = l.user_id
    union all select 'stored ' || f.sha256 from materials m join files f on f.id = m.file_id`)

test(`${rounds} backups under load, each restored elsewhere: everything acknowledged before a backup's end is there, and all is consistent`, {
  timeout: 900_000,
}, async () => {
  const [dataDir, folder] = [join(root, 'data'), join(root, 'backups')]
  const { url } = await start(dataDir)
  const db = openDatabase(urlIn(dataDir, 'postgres'))
  await insertCourses(db, admin.email, courses)
  await db.run(sql`
    with resource as (insert into resources (name) values ('Journal') returning id)
    insert into materials (id, kind, name, learning_minutes, link, resource_id, publication_date) overriding system value
    select c.id, 'article', 'Article ' || c.id, 5, 'https://articles.example/' || c.id, resource.id, '2024-03-01' from courses c, resource`)
  await db.run(sql`select setval(pg_get_serial_sequence('materials', 'id'), ${courses})`)
  await db.run(sql`insert into course_materials (course_id, material_id, position) select id, id, 0 from courses`)
  await db.close()
  const buyers = await Promise.all(
    [1, 2, 3, 4].map((number) => enter(url, `buyer-${number}@example.com`, 'a long secret', 'register')),
  )
  const creators = await Promise.all([1, 2].map((number) => becomeCreator(url, `creator-${number}@example.com`)))
  const load = startLoad(url, buyers, creators)
  const seconds: string[] = []

  for (let round = 1; round <= rounds; round++) {
    const restored = join(root, `restored-${round}`)
    const began = Date.now()
    await runWell('backup', [folder], { DATA_DIR: dataDir })
    const made = Date.now()
    assert.match(await runWell('restore', [folder, restored]), /ok {3}the ledger is right, and all files are as they were stored/)
    seconds.push(`${((made - began) / 1000).toFixed(1)} + ${((Date.now() - made) / 1000).toFixed(1)}`)
    const names = finishedIn(folder)
    const manifest = JSON.parse(readFileSync(join(folder, 'base', names.at(-1) ?? '', 'manifest.json'), 'utf8'))
    const [begun, ended] = [Date.parse(manifest.begun), Date.parse(manifest.ended)]
    const meanwhile = load.acts.filter(({ acknowledged }) => acknowledged > begun && acknowledged < ended)
    for (const kind of ['bought', 'learned', 'stored'])
      assert.ok(
        meanwhile.some(({ what }) => what.includes(kind)),
        `round ${round}: nobody ${kind} anything during the backup`,
      )
    const kept = new Set((await inDatabase(restored, listActs)).map(({ what }) => what))
    const lost = load.acts.filter(({ what, acknowledged }) => acknowledged < ended && !kept.has(what))
    assert.deepEqual(lost, [], `round ${round}`)
    assert.equal(readFileSync(join(restored, 'secret.key'), 'utf8'), readFileSync(join(dataDir, 'secret.key'), 'utf8'))
    rmSync(restored, { recursive: true })
    for (const name of names.slice(0, -1)) rmSync(join(folder, 'base', name), { recursive: true })
  }
  await load.stop()
  console.log(`${load.acts.length} acts; seconds to back up and to restore: ${seconds.join(', ')}`)

  // A restored portal is a portal: it starts, and the tokens of before are valid.
  const again = join(root, 'again')
  await runWell('backup', [folder], { DATA_DIR: dataDir })
  await runWell('restore', [folder, again])
  const portal = await start(again)
  const [buyer] = buyers
  assert.ok(buyer)
  assert.equal((await sendAs(buyer, 'GET', `${portal.url}/api/account`)).status, 200)
  await stop(portal)
})

test('a backup that is killed leaves none behind, and one of a stopped portal is as good', { timeout: 300_000 }, async () => {
  const [dataDir, folder] = [join(root, 'killed'), join(root, 'killed-backups')]
  const portal = await start(dataDir)
  await enter(portal.url, 'kept@example.com', 'a long secret', 'register')
  const cut = run('backup', [folder], { DATA_DIR: dataDir })
  await until(() => existsSync(join(folder, 'base')) && readdirSync(join(folder, 'base'), { recursive: true }).length > 10)
  cut.child.kill('SIGKILL')
  await cut.done
  assert.deepEqual(finishedIn(folder), [])
  await assertRefused([folder, join(root, 'from-killed')], /holds no finished backup\.$/m)
  await enter(portal.url, 'later@example.com', 'a long secret', 'register')
  await stop(portal)

  assert.match(await runWell('backup', [folder], { DATA_DIR: dataDir }), /^ok {3}/)
  assert.match(await runWell('restore', [folder, join(root, 'from-stopped')]), /^3 users, /m)
  const elsewhere = await run('backup', [folder], { DATA_DIR: dataDir, DATABASE_URL: 'postgresql://localhost/x' }).done
  assert.deepEqual(
    [elsewhere.code, /DATABASE_URL is set: back up that PostgreSQL with its own tools/.test(elsewhere.output)],
    [1, true],
  )
  const inside = await run('backup', [join(dataDir, 'backups')], { DATA_DIR: dataDir }).done
  assert.match(inside.output, /^Choose a folder outside of the data folder/)
})

test('a portal whose disk is lost goes on from BACKUP_DIR: at a chosen time, or with everything, more than once', {
  timeout: 600_000,
}, async () => {
  const backupDir = join(root, 'backup-dir')
  mkdirSync(backupDir)
  const env = { BACKUP_DIR: backupDir, METRICS_TOKEN: 'a token for this test' }
  let dataDir = join(root, 'disk-1')
  let portal = await start(dataDir, env)
  await runWell('backup', [], { DATA_DIR: dataDir, ...env })
  const act = async (name: string) => upload(portal.url, await becomeCreator(portal.url, `${name}@example.com`))
  const first = await act('first')
  await copyEverything(dataDir, backupDir)
  const between = new Date()
  await sleep(20)
  const second = await act('second')
  const metrics = await fetch(`${portal.url}/metrics`, { headers: { authorization: `Bearer ${env.METRICS_TOKEN}` } })
  assert.match(await metrics.text(), /^backup_segments_waiting \d+$/m)
  await copyEverything(dataDir, backupDir)
  await loseDisk()
  const stored = (db: Db) =>
    db.many<{ sha256: string }>(sql`select sha256 from files`).then((rows) => rows.map((row) => row.sha256))

  await runWell('restore', [backupDir, '--to', between.toISOString(), join(root, 'between')])
  assert.deepEqual(await inDatabase(join(root, 'between'), stored), [first])
  await assertRefused([backupDir, '--to', '2100-01-01T00:00Z', join(root, 'future')], /does not reach 2100-01-01T00:00:00\.000Z/)
  await assertRefused([backupDir, '--to', '2020-01-01T00:00Z', join(root, 'past')], /^The oldest backup is of /)

  dataDir = join(root, 'disk-2')
  await runWell('restore', [backupDir, dataDir])
  portal = await start(dataDir, env)
  const third = await act('third')
  await copyEverything(dataDir, backupDir)
  await loseDisk()

  // From the first backup, through the time after the first restore.
  await runWell('restore', [backupDir, join(root, 'disk-3')])
  assert.deepEqual((await inDatabase(join(root, 'disk-3'), stored)).sort(), [first, second, third].sort())

  const newest = join(
    backupDir,
    'wal',
    readdirSync(join(backupDir, 'wal'))
      .filter((name) => /^\w{24}\.gz$/.test(name))
      .sort()
      .at(-1) ?? '',
  )
  const content = readFileSync(newest)
  // At the beginning, because the rest of the segment is empty.
  content[100] = (content[100] ?? 0) ^ 1
  writeFileSync(newest, content)
  await assertRefused([backupDir, join(root, 'damaged')], /^The backup is damaged: .*\.gz cannot be read\.$/m)
  assert.deepEqual(readdirSync(join(root, 'damaged')), [])

  async function loseDisk() {
    portal.child.kill('SIGKILL')
    await portal.exited
    portals.delete(portal)
    await until(() => processesOn(dataDir).length === 0)
    rmSync(dataDir, { recursive: true })
  }
})

test('after a restore to a past time, the next one passes over the backup that was made after that time', {
  timeout: 600_000,
}, async () => {
  const backupDir = join(root, 'went-back')
  mkdirSync(backupDir)
  const env = { BACKUP_DIR: backupDir }
  const stay = async (dataDir: string, work: (url: string) => Promise<void>) => {
    const portal = await start(dataDir, env)
    await work(portal.url)
    await copyEverything(dataDir, backupDir)
    await stop(portal)
  }
  const register = (url: string, name: string) => enter(url, `${name}@example.com`, 'a long secret', 'register')
  let between = new Date()
  const first = join(root, 'went-back-1')
  await stay(first, async (url) => {
    await runWell('backup', [], { DATA_DIR: first, ...env })
    await register(url, 'before')
    between = new Date()
    await sleep(20)
    await register(url, 'left-behind')
    await runWell('backup', [], { DATA_DIR: first, ...env })
  })
  const second = join(root, 'went-back-2')
  await runWell('restore', [backupDir, '--to', between.toISOString(), second])
  await stay(second, async (url) => void (await register(url, 'after')))

  const third = join(root, 'went-back-3')
  await runWell('restore', [backupDir, third])
  const people = await inDatabase(third, (db) => db.many<{ email: string }>(sql`select email from users order by id`))
  assert.deepEqual(
    people.map(({ email }) => email),
    [admin.email, 'before@example.com', 'after@example.com'],
  )
})

test('a portal whose BACKUP_DIR is away serves, and its log says that nothing is backed up', async () => {
  const portal = await start(join(root, 'alone'), { BACKUP_DIR: join(root, 'not-mounted') })
  await until(() => /job failed: keep BACKUP_DIR current/.test(portal.output()))
  assert.match(portal.output(), /BACKUP_DIR .*not-mounted does not exist, so nothing is backed up/)
  await enter(portal.url, 'somebody@example.com', 'a long secret', 'register')
  await stop(portal)
  assert.ok(!existsSync(join(root, 'not-mounted')))
})

/** What the portal does every minute, at once. */
async function copyEverything(dataDir: string, backupDir: string): Promise<void> {
  const db = openDatabase(urlIn(dataDir, 'postgres'))
  const settings = readSettings({ DATA_DIR: dataDir, BACKUP_DIR: backupDir })
  await keepBackupCurrent({ db, settings, storage: folderStorage(join(dataDir, 'files')) })
  await until(async () => (await readArchiveState(db)).waiting === 0)
  await db.close()
}
