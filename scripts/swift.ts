// OpenStack Swift, a real S3 server from Debian's packages: one disk, one copy of everything, on the loopback address.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { freePort } from '../test/portal-process.ts'

const packages = ['swift-proxy', 'swift-account', 'swift-container', 'swift-object']
const bucket = 'coursewise'
const key = { accessKeyId: 'test:tester', secretAccessKey: 'only-for-tests' }

/** By apt-get, when it is missing and we are root. */
export function installSwift(): void {
  const isThere = (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'swift-proxy-server')))
  if (isThere) return
  const install = ['install', '-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120', ...packages]
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (args: string[]) => spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0
  if (process.getuid?.() === 0 && apt(['update', '-qq']) && apt(install)) return
  throw new Error(`OpenStack Swift is missing. Please install it (Debian: apt-get install ${packages.join(' ')}).`)
}

type ServerName = 'account' | 'container' | 'object' | 'proxy'

export interface Swift {
  /** The address of an empty bucket, with its keys. */
  url: string
  /** Kills one of its servers, and starts it again after some milliseconds. */
  interrupt(name: ServerName, milliseconds: number): Promise<void>
  stop(): Promise<void>
}

export async function startSwift(): Promise<Swift> {
  const folder = await mkdtemp(join(tmpdir(), 'coursewise-swift-'))
  const servers = new Map<ServerName, { child: ChildProcess; start: () => void }>()
  const start = (name: ServerName, port: number, filters?: string[]) =>
    servers.set(name, { child: launch(folder, name, port, filters), start: () => start(name, port, filters) })
  const interrupt = async (name: ServerName, milliseconds: number) => {
    servers.get(name)?.child.kill('SIGKILL')
    await sleep(milliseconds)
    servers.get(name)?.start()
  }
  const stop = async () => {
    for (const { child } of servers.values()) child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    mkdirSync(join(folder, 'disks', 'd1'), { recursive: true })
    await Promise.all(
      (['account', 'container', 'object'] as const).map(async (name) => {
        const port = await freePort()
        await makeRing(folder, name, port)
        start(name, port)
      }),
    )
    const port = await freePort()
    start('proxy', port, ['memcache', 's3api', 'tempauth', 'bulk', 'slo', 'versioned_writes', 'symlink'])
    await createBucket(`http://127.0.0.1:${port}`)
    const [user, password] = [key.accessKeyId, key.secretAccessKey].map(encodeURIComponent)
    return { url: `http://${user}:${password}@127.0.0.1:${port}/${bucket}`, interrupt, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const options: Record<string, object> = {
  // A server that failed is tried again soon, because there is no other one.
  proxy: { account_autocreate: true, error_suppression_interval: 1 },
  // tempauth requires a cache in the settings, but works when it cannot be reached.
  memcache: { memcache_servers: '127.0.0.1:1' },
  // Short pages, so that a few files fill several of them.
  s3api: { location: 'us-east-1', max_bucket_listing: 10 },
  versioned_writes: { allow_object_versioning: true },
  tempauth: { user_test_tester: `${key.secretAccessKey} .admin` },
}

/** One of Swift's servers, with its filters. */
function launch(folder: string, name: string, port: number, filters: string[] = []): ChildProcess {
  const common = {
    bind_ip: '127.0.0.1',
    bind_port: port,
    workers: 0,
    user: userInfo().username,
    swift_dir: folder,
    devices: join(folder, 'disks'),
    mount_check: false,
  }
  const config = [section('DEFAULT', common), section('pipeline:main', { pipeline: [...filters, `${name}-server`].join(' ') })]
  for (const part of [...filters, name])
    config.push(section(part === name ? `app:${name}-server` : `filter:${part}`, { use: `egg:swift#${part}`, ...options[part] }))
  const file = join(folder, `${name}.conf`)
  writeFileSync(file, config.join(''))
  // If this process is killed, the kernel ends the server too.
  return spawn('setpriv', ['--pdeathsig=KILL', `swift-${name}-server`, file], { stdio: ['ignore', 'ignore', 'inherit'] })
}

const section = (name: string, values: object) =>
  [`[${name}]`, ...Object.entries(values).map(([setting, value]) => `${setting} = ${value}`), ''].join('\n')

/** The file in which Swift looks up where data is stored. */
async function makeRing(folder: string, name: string, port: number): Promise<void> {
  for (const step of [['create', '2', '1', '0'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']]) {
    const child = spawn('swift-ring-builder', [join(folder, `${name}.builder`), ...step], { stdio: 'ignore' })
    const code = await new Promise((resolve) => child.once('exit', resolve))
    if (code !== 0) throw new Error(`swift-ring-builder ${step[0]} failed for ${name}.`)
  }
}

/** Swift is ready once it has created the bucket. */
async function createBucket(endpoint: string): Promise<void> {
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: key, maxAttempts: 1 })
  const deadline = Date.now() + 60_000
  while (true) {
    const failure = await client.send(new CreateBucketCommand({ Bucket: bucket })).then(
      () => undefined,
      (error: Error) => error,
    )
    if (!failure) return
    if (Date.now() > deadline) throw new Error('Swift did not start.', { cause: failure })
    await sleep(200)
  }
}
