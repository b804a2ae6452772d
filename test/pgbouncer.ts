import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { onServer } from '#server/testing/test-app.ts'
import { freePort } from './portal-process.ts'

const program = '/usr/sbin/pgbouncer'

export interface Pooler {
  port: number
  stop(): Promise<void>
}

/**
 * Debian's PgBouncer in transaction mode, with fewer connections to the server than the portal opens to it, so that the statements of one
 * client really use several of them. Undefined if it is not installed.
 */
export async function startPgBouncer(
  serverPort: number,
  poolSize = 4,
  more: Record<string, number> = {},
): Promise<Pooler | undefined> {
  if (!existsSync(program)) return undefined
  const dir = mkdtempSync(join(tmpdir(), 'coursewise-pgbouncer-'))
  chmodSync(dir, 0o755)
  const port = await freePort()
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: 'transaction',
    default_pool_size: poolSize,
    max_client_conn: 500,
    ...more,
  }
  const lines = Object.entries(settings).map(([key, value]) => `${key} = ${value}`)
  const config = join(dir, 'pgbouncer.ini')
  writeFileSync(config, `[databases]\n* = host=127.0.0.1 port=${serverPort} user=coursewise\n[pgbouncer]\n${lines.join('\n')}\n`)
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(program, [...user, config], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'exit')
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk
  })
  const url = `postgresql://coursewise@127.0.0.1:${port}/postgres`
  while (
    !(await onServer(url, 'select 1').then(
      () => true,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`PgBouncer did not start: ${output}`)
    await sleep(50)
  }
  return {
    port,
    async stop() {
      child.kill('SIGINT')
      await ended
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
