import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startDebianPostgres } from '../../test/debian-postgres.ts'
import { enter, type Person, sendAs, startPortal } from '../../test/portal-process.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const file = `test/upgrades/${version}.sql.gz`
if (existsSync(file)) throw new Error(`${file} exists. A dump of a released version does not change.`)

const folder = await mkdtemp(join(tmpdir(), 'coursewise-dump-'))
const postgres = await startDebianPostgres()
try {
  const databaseUrl = postgres.databaseUrl('postgres')
  const portal = await startPortal(folder, { DATABASE_URL: databaseUrl, DEMO: '1' })
  try {
    await addWhatTheDemoLacks(portal.url)
  } finally {
    portal.child.kill('SIGTERM')
    await portal.exited
  }
  const zipped = gzipSync(dump(postgres.binaries, databaseUrl), { level: 9 })
  writeFileSync(file, zipped)
  console.log(`${file}: ${Math.ceil(zipped.length / 1024)} kB`)
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** A cart, a place in a film, an entry in the audit log, a sold course that left the catalogue. */
async function addWhatTheDemoLacks(url: string): Promise<void> {
  const [student, creator, admin] = await Promise.all(
    ['student', 'creator', 'admin'].map((name) => enter(url, `${name}@demo.test`, 'Demo123!', 'login')),
  )
  const courses = (await (await fetch(`${url}/api/courses?pageSize=100`)).json()) as { id: number; name: string }[]
  const findId = (name: string) => courses.find((course) => course.name === name)?.id
  const send = async (person: Person | undefined, method: string, path: string, body?: object) => {
    if (!person) throw new Error('nobody is signed in')
    const response = await sendAs(person, method, `${url}/api/${path}`, body)
    if (response.status >= 300) throw new Error(`${method} ${path} returned ${response.status}`)
    return response.body
  }
  await send(student, 'PUT', `shopping-cart/add-to-cart/${findId('Machine learning, honestly')}`)
  const learning = `courses/learn/${findId('Git without fear')}`
  const { materials } = (await send(student, 'GET', learning)) as { materials: { id: number }[] }
  await send(student, 'PUT', `${learning}/place`, { materialId: materials[0]?.id, place: '12' })
  await send(creator, 'DELETE', `courses/${findId('SQL from zero')}`)
  await send(admin, 'POST', 'account/grant-points', { email: 'student@demo.test', points: 50, reason: 'A gift' })
}

/** Only statements, without psql's own commands. */
function dump(binaries: string, databaseUrl: string): string {
  const options = ['--inserts', '--rows-per-insert=500', '--no-owner', '--no-privileges', '--no-comments']
  const { status, stdout, stderr } = spawnSync(join(binaries, 'pg_dump'), [...options, databaseUrl], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  if (status !== 0) throw new Error(`pg_dump failed: ${stderr}`)
  return stdout.replaceAll(/^(\\|--).*\n/gm, '').replaceAll(/\n{2,}/g, '\n')
}
