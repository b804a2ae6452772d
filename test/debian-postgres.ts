import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { kill } from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBinaries } from '#server/core/built-in-postgres/binaries.ts'
import { chooseRunAs, own } from '#server/core/built-in-postgres/run-as.ts'
import { onServer } from '#server/testing/test-app.ts'
import { freePort } from './portal-process.ts'

export interface TestPostgres {
  /** Its version, for the test's output. */
  name: string
  /** The folder of its programs. */
  binaries: string
  port: number
  databaseUrl(database: string, port?: number): string
  /** A folder with little space that the server can use; undefined if this machine does not allow one. */
  smallDisk: string | undefined
  /** Ends it without a goodbye. */
  kill(): Promise<void>
  /** Until `resume`, it holds its connections, takes new ones, and never responds. */
  pause(): void
  resume(): void
  stop(): Promise<void>
}

interface PostgresOptions {
  /** The server that it copies and follows. */
  startReplica?: TestPostgres
  settings?: Record<string, string | number>
}

const debianFolder = '/usr/lib/postgresql'
const smallDiskSize = '128m'

/** A PostgreSQL from Debian's package with an open port, in a new folder and as an ordinary user. */
export async function startDebianPostgres({ startReplica, settings = {} }: PostgresOptions = {}): Promise<TestPostgres> {
  const { name, initdb, postgres } = findDebianBinaries()
  const dir = mkdtempSync(join(tmpdir(), 'coursewise-debian-'))
  const runAs = chooseRunAs(postgres, dir)
  const cluster = join(dir, 'cluster')
  mkdirSync(cluster, { mode: 0o700 })
  if (runAs.owner !== undefined) chownSync(cluster, runAs.owner, runAs.owner)
  const run = (command: string[]) => {
    const [program = '', ...args] = command
    const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd: '/' })
    if (status !== 0) throw new Error(stderr)
  }
  const basebackup = join(dirname(postgres), 'pg_basebackup')
  const create = startReplica
    ? [
        basebackup,
        '-D',
        cluster,
        '-d',
        startReplica.databaseUrl('postgres'),
        '--write-recovery-conf',
        '--checkpoint=fast',
        '--no-sync',
      ]
    : [initdb, '-D', cluster, '-U', 'coursewise', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '-N']
  run([...runAs.prefix, ...create])
  own(cluster, runAs)

  const disk = join(dir, 'small-disk')
  mkdirSync(disk)
  const mounted = mounting(disk, runAs.prefix)
  const port = await freePort()
  const fixed = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', timezone: 'UTC', fsync: 'off' }
  const options = Object.entries({ ...settings, ...fixed }).flatMap(([key, value]) => ['-c', `${key}=${value}`])
  const [program = '', ...args] = [
    ...(mounted ?? runAs.prefix),
    'setpriv',
    '--pdeathsig=INT',
    '--',
    postgres,
    '-D',
    cluster,
    ...options,
  ]
  const logFile = join(dir, 'postgres.log')
  const log = openSync(logFile, 'a', 0o600)
  const child = spawn(program, args, { stdio: ['ignore', log, log], cwd: '/' })
  const ended = once(child, 'exit')
  const databaseUrl = (database: string, onPort = port) => `postgresql://coursewise@127.0.0.1:${onPort}/${database}`
  while (
    !(await onServer(databaseUrl('postgres'), 'select 1').then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL did not start: ${readFileSync(logFile, 'utf8')}`)
    await sleep(50)
  }
  return {
    name,
    binaries: dirname(postgres),
    port,
    databaseUrl,
    smallDisk: mounted && disk,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    pause: () => signalAll(child.pid, 'SIGSTOP'),
    resume: () => signalAll(child.pid, 'SIGCONT'),
    async stop() {
      child.kill('SIGINT')
      await ended
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Sends the signal to a process and its children. */
function signalAll(pid: number | undefined, signal: NodeJS.Signals): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  for (const each of [pid ?? 0, ...children].filter(Boolean)) kill(each, signal)
}

function findDebianBinaries() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder).map(Number) : []
  const found = versions.sort((a, b) => b - a).find((version) => existsSync(join(debianFolder, String(version), 'bin/postgres')))
  if (found === undefined)
    return { name: 'the built-in PostgreSQL (for the real thing: apt-get install postgresql)', ...findBinaries() }
  const bin = join(debianFolder, String(found), 'bin')
  return { name: `PostgreSQL ${found} from Debian`, initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
}

/** The prefix of a command that should see a small disk in this folder; undefined if that is not allowed. */
function mounting(folder: string, prefix: string[]): string[] | undefined {
  const asRoot = process.getuid?.() === 0
  const script = `mount -t tmpfs -o size=${smallDiskSize},mode=0777 tmpfs "${folder}" && exec "$@"`
  const command = [
    ...['unshare', ...(asRoot ? [] : ['--user', '--map-root-user']), '--mount', 'sh', '-c', script, 'sh'],
    // Inside the namespace the user is root, and PostgreSQL does not run as root.
    ...(asRoot ? prefix : ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--']),
  ]
  const [program = '', ...args] = command
  return spawnSync(program, [...args, 'true']).status === 0 ? command : undefined
}
