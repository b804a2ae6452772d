import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Access, Endpoint } from '#contract/core/http.ts'
import { sql } from './core/database/db.ts'
import { createServer } from './core/http/server.ts'
import { buildCourse, buildUser, buildVideo, type TestUser } from './testing/build.ts'
import { startTestApp } from './testing/test-app.ts'

const t = await startTestApp()
const roles = ['guest', 'student', 'creator', 'admin'] as const
type Role = (typeof roles)[number]
const users = new Map<Role, TestUser>()
/** The same for many calls. */
async function userWith(role: Role): Promise<TestUser | undefined> {
  if (role === 'guest') return undefined
  const user = users.get(role) ?? (await buildUser(t, { isCreator: role === 'creator', isAdmin: role === 'admin' }))
  users.set(role, user)
  return user
}

async function readStatus({ method, config, url: pattern }: Endpoint, role: Role): Promise<number> {
  const user = await userWith(role)
  const url = pattern.replaceAll(/:\w+/g, '999999')
  if (!config.isStream) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : {}
    const { statusCode } = await t.as(user)[verbs[method]](url, body)
    // Some calls change the caller, such as becoming a Creator: the next one is made by somebody new.
    if (method !== 'GET' && statusCode < 400) users.delete(role)
    return statusCode
  }
  const headers = user ? { authorization: `Bearer ${user.accessToken}` } : {}
  const response = await t.app.inject({ method, url, headers, payloadAsStream: true })
  response.stream().destroy()
  return response.statusCode
}

/** What each declared access means for each role: let in, asked to sign in (401) or refused (403). */
const expected: Record<Access, Record<Role, 'in' | 401 | 403>> = {
  entry: { guest: 'in', student: 'in', creator: 'in', admin: 'in' },
  open: { guest: 'in', student: 'in', creator: 'in', admin: 'in' },
  'signed-in': { guest: 401, student: 'in', creator: 'in', admin: 'in' },
  creator: { guest: 401, student: 403, creator: 'in', admin: 'in' },
  admin: { guest: 401, student: 403, creator: 403, admin: 'in' },
}

const folder = join(import.meta.dirname, '../contract')
const modules = await Promise.all(
  readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((file) => /^[a-z-]+\/[a-z-]+\.ts$/.test(file))
    .map((file) => import(join(folder, file)) as Promise<Record<string, unknown>>),
)
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'config' in value
const endpoints = modules.flatMap((module) => Object.values(module)).filter(isEndpoint)

const verbs = { GET: 'get', POST: 'post', PUT: 'put', DELETE: 'delete' } as const

test('every call of the contract lets in the roles that it declares', async () => {
  assert.ok(endpoints.length > 10)
  for (const endpoint of endpoints) {
    for (const role of roles) {
      const statusCode = await readStatus(endpoint, role)
      const outcome = statusCode === 401 || statusCode === 403 ? statusCode : 'in'
      assert.equal(outcome, expected[endpoint.config.access][role], `${endpoint.method} ${endpoint.url} as ${role}`)
    }
  }
})

test('every call of the contract is served, and the API serves no other', async () => {
  const declared = endpoints.map(({ method, url }) => `${method} ${url.replaceAll(/:(\w+)/g, '{$1}')}`).sort()
  const { paths } = (await t.as().get('/api/docs/json')).json<{ paths: Record<string, object> }>()
  const served = Object.entries(paths).flatMap(([url, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
  )
  assert.deepEqual(served.sort(), declared)
})

test('a role that was taken away ends at once, although the token still names it', async () => {
  const app = await createServer(t, undefined)
  app.get('/for-creators', { config: { access: 'creator' } }, async () => 'in')
  const user = await buildUser(t, { isCreator: true })
  const call = () => app.inject({ url: '/for-creators', headers: { authorization: `Bearer ${user.accessToken}` } })
  assert.equal((await call()).statusCode, 200)
  await t.db.run(sql`update users set is_creator = false where id = ${user.id}`)
  assert.equal((await call()).statusCode, 403)
  await app.close()
})

test('a former Admin gets no links to paid files, although the token still names the role', async () => {
  const fileId = 'paidVideo0000000000000'
  await t.db.run(sql`
    insert into files (id, folder, extension, media_type, size, sha256, created_at)
    values (${fileId}, 'videos', 'mp4', 'video/mp4', 1, '', ${t.clock.now()})`)
  const course = await buildCourse(t, await buildUser(t, { isCreator: true }), { materials: [await buildVideo(t, { fileId })] })
  const admin = await buildUser(t, { isAdmin: true })
  const linkIn = async (url: string) => (await t.as(admin).get(url)).json().materials?.[0]?.link
  assert.match(await linkIn(`/api/courses/${course.id}`), /^\/media\//)
  assert.match(await linkIn(`/api/courses/learn/${course.id}`), /^\/media\//)
  await t.db.run(sql`update users set is_admin = false where id = ${admin.id}`)
  assert.equal(await linkIn(`/api/courses/${course.id}`), null)
  assert.equal((await t.as(admin).get(`/api/courses/learn/${course.id}`)).statusCode, 403)
})

test('a server with an endpoint that does not say who may call it does not start', async () => {
  const app = await createServer(t, undefined)
  app.get('/silent', async () => 'hello')
  await assert.rejects(async () => app.ready(), /do not say who may call them: GET \/silent/)
})
