import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Call } from './http-load.ts'
import type { Started } from './processes.ts'

/** As in the demo of every release. */
const student = { email: 'student@demo.test', password: 'Demo123!' }
const asBrowsersAsk = 'accept-encoding: br, gzip\r\n'

export interface Row {
  name: string
  /** Pages for guests should reach half of the bare route. */
  isPage?: true
  /** It can be compared with a bare route that sends the same bytes. */
  isRead?: true
  /** The calls of a connection, in turn. */
  readCalls: (portal: Portal, connection: number) => Call[]
}

/** A running portal with the demo, and what its student can do. */
export interface Portal {
  server: Started
  token: string
  courseId: number
  materialIds: number[]
}

const read = (name: string, path: (portal: Portal) => string, { isPage = false, isSignedIn = false } = {}): Row => ({
  name,
  isRead: true,
  ...(isPage && { isPage }),
  readCalls: (portal) => [
    { method: 'GET', path: path(portal), headers: asBrowsersAsk, ...(isSignedIn && { token: portal.token }) },
  ],
})

export const rows: Row[] = [
  read('page of the list', () => '/courses', { isPage: true }),
  read('page of a course', ({ courseId }) => `/courses/${courseId}`, { isPage: true }),
  read('page of a search', () => '/courses/filtered/design', { isPage: true }),
  read('list data', () => '/api/courses?pageNumber=1&pageSize=4'),
  read('search data', () => '/api/courses/filtered/1/4/0/true/design'),
  read('own courses', () => '/api/account/my-learning?pageNumber=1&pageSize=4', { isSignedIn: true }),
  read('own account', () => '/api/account', { isSignedIn: true }),
  {
    name: 'marking learned',
    readCalls: ({ token, courseId, materialIds }, connection) =>
      ['unlearned', 'learned'].map((what) => {
        const materialId = materialIds[connection % materialIds.length]
        const path = `/api/courses/${what}?materialId=${materialId}&courseId=${courseId}`
        return { method: 'PUT', path, token, headers: asBrowsersAsk }
      }),
  },
]

/** Signs the demo's student in, whose access token is valid for a few minutes only, and finds a course of theirs. */
export async function asStudent(server: Started): Promise<Portal> {
  const url = `http://127.0.0.1:${server.port}/api`
  const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(student) }
  const { accessToken: token } = (await readJson(`${url}/account/login`, login)) as { accessToken: string }
  const asThem = { headers: { authorization: `Bearer ${token}` } }
  const own = (await readJson(`${url}/account/my-learning?pageNumber=1&pageSize=4`, asThem)) as { course: { id: number } }[]
  const courseId = own[0]?.course.id ?? 0
  const course = (await readJson(`${url}/courses/learn/${courseId}`, asThem)) as { materials: { id: number }[] }
  return { server, token, courseId, materialIds: course.materials.map(({ id }) => id) }
}

async function readJson(url: string, init: RequestInit): Promise<unknown> {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}

/** A response with its compressed bytes, and what the bare route needs to send them too. */
export async function readAsIs(portal: Portal, row: Row): Promise<{ bytes: number; env: Record<string, string> }> {
  const [call] = row.readCalls(portal, 0)
  if (!row.isRead || !call) return { bytes: 0, env: {} }
  const headers = { 'accept-encoding': 'br, gzip', ...(call.token && { authorization: `Bearer ${call.token}` }) }
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ host: '127.0.0.1', port: portal.server.port, path: call.path, headers }, resolve).on('error', reject),
  )
  const body = await buffer(response)
  const { 'content-type': TYPE = '', 'content-encoding': ENCODING = '' } = response.headers
  return { bytes: body.length, env: { BODY: body.toString('base64'), TYPE, ENCODING } }
}
