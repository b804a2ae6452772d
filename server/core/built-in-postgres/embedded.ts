import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { archiveSettings, makeArchive } from './archive.ts'
import { type Binaries, findBinaries } from './binaries.ts'
import { type EmbeddedPostgres, keepRunning } from './keep-running.ts'
import { chooseRunAs, own, type RunAs } from './run-as.ts'
import { socketFolder } from './socket-folder.ts'

interface Options {
  /** Folder for the cluster, its log and, where the path is short enough, its socket. */
  dir: string
  /** Only tests may trade durability for speed. */
  durable?: boolean
  settings?: Record<string, string | number>
  /** Folder for copies of the write-ahead segments. */
  archive?: string | undefined
  /** Called before the server is started again because it ended unexpectedly. */
  onRestart?: () => void
}

const user = 'coursewise'
/**
 * An error about a statement can repeat what users wrote: in its message, in its details ("Key (email)=(…) already exists"), or with the statement.
 * The portal gets each of them and decides what to log, so the server's own log only says how the server is doing.
 */
const logging = { log_min_messages: 'log', log_error_verbosity: 'terse', log_min_error_statement: 'panic' }
const retryFor = 15_000
/** Set last, because entering a user namespace clears the death signal. macOS has none, so PostgreSQL outlives a killed portal there. */
const endWithUs = process.platform === 'linux' ? ['setpriv', '--pdeathsig=INT', '--'] : []

/** Starts PostgreSQL as a child process, without an open port. It stops by itself when this process dies. */
export async function startEmbeddedPostgres({
  dir,
  durable = true,
  settings = {},
  archive,
  onRestart,
}: Options): Promise<EmbeddedPostgres> {
  const binaries = findBinaries()
  const runAs = chooseRunAs(binaries.postgres, dir)
  const cluster = join(dir, 'postgres')
  const logFile = join(dir, 'postgres.log')
  createCluster(cluster, binaries, runAs, durable)
  own(cluster, runAs)
  const sockets = socketFolder(dir)
  if (runAs.owner !== undefined) chownSync(sockets, runAs.owner, runAs.owner)
  if (archive) makeArchive(archive, cluster, runAs)

  const options: Record<string, string | number> = {
    listen_addresses: '',
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...logging,
    jit: 'off',
    shared_buffers: '256MB',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...(archive ? archiveSettings(archive) : {}),
    ...settings,
  }
  const databaseUrl = (database: string) => urlIn(dir, database)
  const start = () => launch(binaries, runAs, cluster, logFile, options, databaseUrl('postgres'))
  return keepRunning(await start(), start, databaseUrl, onRestart)
}

/** Connection string of a database on the server that runs on this folder. */
export const urlIn = (dir: string, database: string) =>
  `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(socketFolder(dir))}`

/** Created in another folder and moved when complete, so that a crash leaves nothing half-made. */
function createCluster(cluster: string, { initdb }: Binaries, runAs: RunAs, durable: boolean): void {
  if (existsSync(join(cluster, 'PG_VERSION'))) return
  const unfinished = `${cluster}.new`
  const create = (letters: string) => {
    rmSync(unfinished, { recursive: true, force: true })
    mkdirSync(unfinished, { mode: 0o700 })
    own(unfinished, runAs)
    const place = ['-D', unfinished, '-U', user, '--auth=trust', ...(durable ? [] : ['--no-sync'])]
    const locale = [
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      `--lc-ctype=${letters}`,
    ]
    const [program = '', ...rest] = [...runAs.prefix, initdb, ...place, ...locale]
    return spawnSync(program, rest, { encoding: 'utf8', cwd: '/' })
  }
  // The search index needs this locale of the system for letters beyond a to z. Where it is missing, search works without them.
  const first = create('C.UTF-8')
  const { status, stderr, error } = first.status === 0 ? first : create('C')
  if (error || status !== 0) throw new Error(`The database could not be created: ${error?.message ?? stderr}`)
  renameSync(unfinished, cluster)
}

/** After `kill -9` the old server may need a moment to end, and its lock file outlives it, so this waits and tries again. */
async function launch(
  binaries: Binaries,
  runAs: RunAs,
  cluster: string,
  logFile: string,
  options: Record<string, string | number>,
  url: string,
): Promise<ChildProcess> {
  const giveUpAt = Date.now() + retryFor
  for (;;) {
    const logStart = existsSync(logFile) ? statSync(logFile).size : 0
    const child = spawnPostgres(binaries, runAs, cluster, logFile, options)
    if (await acceptsConnections(child, url)) return child
    const newLog = readFileSync(logFile).subarray(logStart).toString()
    const heldByOld = /postmaster\.pid" already exists|pre-existing shared memory/.test(newLog)
    if (!heldByOld || Date.now() > giveUpAt)
      throw new Error(`PostgreSQL did not start; its log ${logFile} says:\n${newLog.trim()}`)
    if (Date.now() > giveUpAt - retryFor / 2) forgetForeignPid(cluster)
    await sleep(200)
  }
}

function spawnPostgres(
  binaries: Binaries,
  runAs: RunAs,
  cluster: string,
  logFile: string,
  options: Record<string, string | number>,
) {
  const log = openSync(logFile, existsSync(logFile) && statSync(logFile).size > 10_000_000 ? 'w' : 'a', 0o600)
  const settings = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const [program = '', ...args] = [...runAs.prefix, ...endWithUs, binaries.postgres, '-D', cluster, ...settings]
  // A separate process group: Ctrl-C in the terminal must reach only the portal, so that requests can finish first.
  const child = spawn(program, args, { stdio: ['ignore', log, log], detached: true, cwd: '/', env: withoutMalloc() })
  closeSync(log)
  return child
}

/** The memory settings of `npm start` are for a process with many threads. PostgreSQL's would only ask the system for memory more often. */
const withoutMalloc = () => Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('MALLOC_')))

async function acceptsConnections(child: ChildProcess, url: string): Promise<boolean> {
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  child.once('error', () => {
    ended = true
  })
  // Recovery from a backup can take hours, and PostgreSQL writes a line to its log for each attempt.
  for (let pause = 20; !ended; pause = Math.min(1000, pause * 1.2)) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    try {
      await client.connect()
      await client.end()
      return true
    } catch {
      await sleep(pause)
    }
  }
  return false
}

/** After a reboot or in a new container, the process id in the lock file may belong to another program, which would block for ever. */
function forgetForeignPid(cluster: string): void {
  const lockFile = join(cluster, 'postmaster.pid')
  const pid = existsSync(lockFile) ? Number.parseInt(readFileSync(lockFile, 'utf8'), 10) : Number.NaN
  if (!Number.isNaN(pid) && process.platform === 'linux' && readWorkingFolder(pid) !== cluster) rmSync(lockFile, { force: true })
}

function readWorkingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}
