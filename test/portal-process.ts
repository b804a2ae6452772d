import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Database, sql } from '#server/core/database/db.ts'
import { insertManyCourses } from '#server/testing/many-courses.ts'

const { config } = JSON.parse(readFileSync('package.json', 'utf8')) as { config: { flags: string; malloc: string } }
/** As in `npm start`. */
export const nodeFlags = config.flags.split(' ')
export const mallocSettings: Record<string, string> = Object.fromEntries(
  config.malloc.split(' ').map((setting) => setting.split('=')),
)

export interface PortalProcess {
  url: string
  child: ChildProcess
  exited: Promise<number | null>
  output: () => string
}

/**
 * Starts the portal like `npm start`, as a process with its own PostgreSQL. Rejects if it ends before it is ready. `checkout` is the folder
 * of another version.
 */
export async function startPortal(dataDir: string, env: Record<string, string> = {}, checkout = '.'): Promise<PortalProcess> {
  const { DATABASE_URL: _, ...rest } = process.env
  const child = spawn(process.execPath, [...nodeFlags, 'server/main.ts'], {
    env: {
      ...rest,
      ...mallocSettings,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'info',
      REGISTRATIONS_PER_ADDRESS: '1000000',
      ...env,
    },
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk
      const [, url] = /ready at (http:\/\/[\w.:]+\d)/.exec(output) ?? []
      if (url) resolve({ url, child, exited, output: () => output })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    exited.then(() => reject(new Error(output)))
  })
}

export const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })

/** Reads the whole response, because an unread one can keep the process from ending. */
export async function read(url: string): Promise<Response> {
  const response = await fetch(url)
  await response.arrayBuffer()
  return response
}

export interface Person {
  email: string
  accessToken: string
}

export async function enter(url: string, email: string, password: string, how: 'login' | 'register'): Promise<Person> {
  const response = await post(`${url}/api/account/${how}`, { name: 'Person', email, password })
  if (response.status !== 200) throw new Error(`${how} returned ${response.status}`)
  return { email, ...((await response.json()) as { accessToken: string }) }
}

/** The body is sent as JSON, or as a form. */
export async function sendAs(
  person: Person,
  method: string,
  url: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, unknown> | null }> {
  const isForm = body instanceof FormData
  const json: Record<string, string> = body && !isForm ? { 'content-type': 'application/json' } : {}
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${person.accessToken}`, ...json, ...headers },
    body: isForm ? body : body ? JSON.stringify(body) : null,
  })
  return { status: response.status, body: response.status === 204 ? null : ((await response.json()) as Record<string, unknown>) }
}

/** Courses for a few points each, by the user with this email. */
export const insertCourses = (db: Database, email: string, count: number) =>
  insertManyCourses(db.within(600), count, { authorId: sql`(select id from users where email = ${email})`, price: sql`n % 7` })

/** The process ids of a portal's workers. */
export const workerPids = ({ child }: PortalProcess): number[] =>
  readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8')
    .split(' ')
    .filter((pid) => pid !== '' && readCommand(pid).includes('server/main.ts'))
    .map(Number)

export const readCommand = (pid: number | string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

export interface Connection {
  /** With a body it is a POST. */
  send(path: string, body?: object): Promise<{ status: number; requestId: string; body: string }>
  close(): void
}

/** A client that keeps one connection, and so one worker, as long as that lives. */
export function openConnection(url: string, headers: Record<string, string> = {}): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    async send(path, body) {
      const json = body ? { 'content-type': 'application/json' } : {}
      const sent = request(`${url}${path}`, { agent, method: body ? 'POST' : 'GET', headers: { ...headers, ...json } })
      sent.end(body && JSON.stringify(body))
      const [response] = (await once(sent, 'response')) as [IncomingMessage]
      const { statusCode: status = 0, headers: received } = response
      return { status, requestId: String(received['x-request-id']), body: await text(response) }
    },
    close: () => agent.destroy(),
  }
}

/** The process that logged the request with this id; the log reaches us within about a second. */
export function findPid({ output }: PortalProcess, requestId: string): number | undefined {
  const line = output()
    .split('\n')
    .slice(0, -1)
    .find((line) => line.includes(requestId))
  return line && JSON.parse(line).pid
}

/** Processes with this folder in their command line: the database and its helpers. */
export function processesOn(dataDir: string): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      try {
        return (
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataDir) || readlinkSync(`/proc/${pid}/cwd`).startsWith(dataDir)
        )
      } catch {
        return false
      }
    })
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return address.port
}
