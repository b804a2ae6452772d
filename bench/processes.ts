import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { mallocSettings, nodeFlags } from '../test/portal-process.ts'

export interface Started {
  port: number
  child: ChildProcess
  stop: () => Promise<void>
}

/** A server in a separate process; resolves when it reports that it is ready. `checkout` is the folder of another version. */
export async function startProcess(script: string, env: Record<string, string>, checkout = '.'): Promise<Started> {
  const child = spawn(process.execPath, [...nodeFlags, script], {
    env: { ...process.env, ...mallocSettings, ...env },
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  let text = ''
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      text = `${text}${chunk}`.slice(-2000)
      const [, found] = /ready at http:\/\/[\w.]+:(\d+)/.exec(text) ?? []
      if (found) resolve(Number(found))
    })
    ended.then(() => reject(new Error(`${script} ended: ${text}`)))
  })
  return {
    port,
    child,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

export interface Sides {
  asked: string
  others: string
}

/**
 * The measured process has one core to itself; the database and the client have the others. Without this, they would displace each
 * other all the time. The cores are swapped with each round, because on a shared machine one core may be slower for minutes.
 */
export function toSides(round: number): Sides {
  const cores = cpus().map((_, core) => core)
  const asked = round % Math.min(2, cores.length)
  const others = cores.filter((core) => core !== asked)
  return { asked: String(asked), others: others.join(',') || String(asked) }
}

/** A process that has just ended needs no core, but without taskset the report would be wrong. */
export function place(pids: (number | undefined)[], cores: string): void {
  const each = 'command -v taskset || exit 1; cores=$1; shift; for pid; do taskset -acp "$cores" "$pid"; done; true'
  execFileSync('sh', ['-c', each, 'sh', cores, ...pids.map(String)], { stdio: 'ignore' })
}

/** The peak memory of the process so far, in MB. */
export function peakMemory(pid: number | undefined): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Processor time of a process and its ended children so far, in seconds. */
export function processorTime(pid: number): number {
  const times = readStat(pid)?.slice(11, 15) ?? []
  return times.reduce((sum, ticks) => sum + Number(ticks), 0) / ticksASecond
}

export const childProcesses = (pid: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((one) => one > 0 && Number(readStat(one)?.[1]) === pid)

const ticksASecond = 100

/** The fields after the name in /proc/<pid>/stat; undefined when the process has just ended. */
function readStat(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
  } catch {
    return undefined
  }
}
