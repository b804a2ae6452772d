import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { installSwift } from '../swift.ts'

/** A program of Debian, and the package that has it. */
const programs = {
  '/usr/bin/etcd': 'etcd-server',
  '/usr/bin/patroni': 'patroni',
  '/usr/lib/python3/dist-packages/etcd': 'python3-etcd',
  '/usr/lib/python3/dist-packages/psycopg2': 'python3-psycopg2',
  '/usr/lib/postgresql': 'postgresql',
  '/usr/sbin/haproxy': 'haproxy',
  '/usr/sbin/pgbouncer': 'pgbouncer',
  '/usr/bin/openssl': 'openssl',
}

export function installEngines(): void {
  const missing = Object.entries(programs).flatMap(([path, name]) => (existsSync(path) ? [] : [name]))
  if (missing.length > 0) {
    console.log(`Installing ${missing.join(', ')} …`)
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
    const apt = (...args: string[]) =>
      spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], options).status === 0
    if (!apt('update') || !apt('install', '-y', '--no-install-recommends', ...missing))
      throw new Error(`apt-get could not install ${missing.join(', ')}.`)
  }
  installSwift()
}

/** The newest PostgreSQL of Debian. */
export function postgresBinaries(): string {
  const [newest = ''] = readdirSync('/usr/lib/postgresql').sort((a, b) => Number(b) - Number(a))
  return join('/usr/lib/postgresql', newest, 'bin')
}

/** If the rehearsal is killed, the kernel ends what it started too. */
const dieWithUs = '--pdeathsig=KILL'
const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups']
/** Its first process is a shell; when that dies, the kernel ends all others at once. */
const ownMachine = ['unshare', '--pid', '--fork', '--kill-child=KILL', '--mount-proc', 'sh', '-c', '"$@" & wait', 'sh']

/** Where the rehearsal keeps everything, and what to do at its end, last things first. */
export interface Site {
  folder: string
  cleanUp: AsyncDisposableStack
}

/** Who an engine runs as. Some refuse to run as root. What a machine has started ends with it, as when it loses power. */
type RunAs = 'root' | 'postgres' | 'machine of postgres'

const prefixes: Record<RunAs, string[]> = {
  root: ['setpriv', dieWithUs],
  postgres: [...asPostgres, dieWithUs],
  'machine of postgres': ['setpriv', dieWithUs, ...ownMachine, ...asPostgres],
}

/** A process with a log of its own that can be killed and started again. It ends with the rehearsal. */
export class Engine {
  private readonly logFile: string
  private readonly command: string[]
  private readonly env: NodeJS.ProcessEnv
  private child: ChildProcess | undefined

  constructor({ folder, cleanUp }: Site, name: string, runAs: RunAs, command: string[], env = process.env) {
    this.logFile = join(folder, 'logs', `${name}.log`)
    this.command = [...prefixes[runAs], ...command]
    this.env = env
    cleanUp.defer(() => this.end())
  }

  start(): this {
    const log = openSync(this.logFile, 'a', 0o644)
    const [program = '', ...args] = this.command
    // Detached, because Ctrl-C should reach the rehearsal alone.
    this.child = spawn(program, args, { env: this.env, stdio: ['ignore', log, log], detached: true })
    closeSync(log)
    return this
  }

  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null
  }

  /** Sends the signal and waits for the end. */
  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    if (!this.child || !this.isRunning) return
    const ended = once(this.child, 'exit')
    this.child.kill(signal)
    await ended
  }

  async ended(): Promise<void> {
    if (this.child && this.isRunning) await once(this.child, 'exit')
  }
}

/** A folder that PostgreSQL's user may use, and nobody else. */
export function folderOfPostgres(...path: string[]): string {
  const folder = join(...path)
  execFileSync('install', ['-d', '-o', 'postgres', '-g', 'postgres', '-m', '700', folder])
  return folder
}

export function writeConfig(folder: string, name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text, { mode: 0o644 })
  return file
}

/** Waits for a condition that may fail with an error meanwhile. */
export async function waitFor(what: string, seconds: number, condition: () => Promise<boolean>): Promise<void> {
  for (const giveUpAt = Date.now() + seconds * 1000; !(await condition().catch(() => false)); await sleep(200))
    if (Date.now() > giveUpAt) throw new Error(`After ${seconds} s still waiting until ${what}.`)
}
