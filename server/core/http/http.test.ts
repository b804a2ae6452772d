import assert from 'node:assert/strict'
import { once } from 'node:events'
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { pino } from 'pino'
import { accountsEndpoints } from '#server/accounts/index.ts'
import { buildUser, type TestUser } from '#server/testing/build.ts'
import { multipart, samples } from '#server/testing/forms.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { freePort } from '../../../test/portal-process.ts'
import { openDatabase, sql } from '../database/db.ts'
import { serializers } from '../log.ts'
import { readSettings } from '../settings.ts'
import { openS3Storage } from '../storage/s3-storage.ts'
import { disconnectSignal } from './disconnect-signal.ts'
import { healthEndpoints } from './health.ts'
import { createServer } from './server.ts'

const t = await startTestApp({ METRICS_TOKEN: 'a token for the metrics' })
const login = (headers: Record<string, string>, payload: string | object = {}) =>
  t.app.inject({
    method: 'POST',
    url: '/api/account/login',
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  })

test('a browser with the anti-forgery cookie must repeat it in the header; a client without it needs none', async () => {
  const cookie = (await t.as().get('/api/account', undefined, { 'sec-fetch-site': 'same-origin' })).cookies.find(
    ({ name }) => name === 'XSRF-TOKEN',
  )
  assert.ok(cookie && cookie.value.length >= 20)
  assert.deepEqual([cookie.path, cookie.sameSite, cookie.httpOnly], ['/', 'Strict', undefined])
  const sent = { cookie: `XSRF-TOKEN=${cookie.value}` }
  assert.equal((await login(sent)).statusCode, 403)
  assert.equal((await login({ ...sent, 'x-xsrf-token': 'another' })).statusCode, 403)
  assert.equal((await login({ ...sent, 'x-xsrf-token': cookie.value })).statusCode, 400)
  assert.equal((await login({})).statusCode, 400)
})

test('requests from another site are refused', async () => {
  assert.equal((await login({ 'sec-fetch-site': 'cross-site' })).statusCode, 403)
  assert.equal((await login({ 'sec-fetch-site': 'same-site' })).statusCode, 403)
  assert.equal((await login({ origin: 'https://evil.example' })).statusCode, 403)
  assert.equal((await login({ origin: 'null' })).statusCode, 403)
  assert.equal(
    (await login({ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:80', host: 'localhost:80' })).statusCode,
    400,
  )
})

test('bad bodies get a sentence in the one shape of errors', async () => {
  const cases: [string, string | object, number][] = [
    ['application/json', '{"email":', 400],
    ['application/json', '{"__proto__":{"isAdmin":true}}', 400],
    ['application/json', '[]', 400],
    ['application/json', '', 400],
    ['application/json', JSON.stringify({ email: 'x'.repeat(300_000) }), 413],
    ['text/xml', '<a/>', 415],
  ]
  for (const [type, payload, status] of cases) {
    const response = await login({ 'content-type': type }, payload)
    assert.equal(response.statusCode, status, `${type} ${String(payload).slice(0, 30)}`)
    assert.equal(response.json().StatusCode, status)
    assert.match(response.json().Message, /\.$/)
    assert.equal(typeof response.json().errors, 'object')
  }
})

test('an unknown call is a 404 in the same shape, a malformed address a 400', async () => {
  const unknown = await t.as().get('/api/nothing')
  assert.deepEqual([unknown.statusCode, unknown.json().StatusCode], [404, 404])
  const malformed = await t.as().get('/api/account/author/%E0%A4%A')
  assert.deepEqual([malformed.statusCode, malformed.json().StatusCode], [400, 400])
  assert.equal((await t.as().get(`/api/account/author/${'a'.repeat(9000)}`)).statusCode, 414)
})

test('an error of the server is reported without details and logged under the request id', async () => {
  const lines: string[] = []
  const app = await createServer(t, pino({ serializers }, { write: (line) => lines.push(line) }))
  app.get('/broken', { config: { access: 'entry' } }, () => Promise.reject(new Error('a detail')))
  const response = await app.inject('/broken')
  await app.close()
  const requestId = response.headers['x-request-id']
  assert.deepEqual(
    lines.map((line) => JSON.parse(line)).map((line) => [line.msg, line.requestId]),
    [
      ['a detail', requestId],
      ['request', requestId],
    ],
  )
  assert.equal(response.statusCode, 500)
  assert.deepEqual(response.json(), {
    StatusCode: 500,
    Message: 'Something went wrong on our side.',
    errors: {},
    code: 'core/our-fault',
    requestId,
  })
})

test('without its database the portal asks to try again later, and is not ready', async () => {
  const db = openDatabase('postgresql://nobody@localhost/nothing?host=/nowhere')
  const app = await createServer({ ...t, db }, undefined)
  accountsEndpoints(app)
  healthEndpoints(app)
  const response = await app.inject('/api/account/author/a@example.com')
  const ready = await app.inject('/health/ready')
  await app.close()
  assert.deepEqual([response.statusCode, response.headers['retry-after']], [503, '5'])
  assert.deepEqual(response.json(), {
    StatusCode: 503,
    Message: 'The portal cannot reach its database right now. Please try again in a moment.',
    errors: {},
    code: 'core/database-away',
  })
  assert.deepEqual([ready.statusCode, ready.json().database], [503, false])
})

test('what the database cannot do right now is a refusal with a sentence, never an error of the server', async () => {
  const app = await createServer(t, undefined)
  const config = { access: 'entry' } as const
  app.get<{ Params: { code: string } }>('/raise/:code', { config }, ({ params }) =>
    t.db.run(sql`select raise_code(${params.code})`),
  )
  app.get('/slow', { config }, () =>
    t.db.tx(async (db) => {
      await db.run(sql`set local statement_timeout = '50ms'`)
      await db.run(sql`select pg_sleep(5)`)
    }),
  )
  await t.db.run(sql`
    create function raise_code(code text) returns void language plpgsql as $$ begin raise exception 'no' using errcode = code; end $$`)
  const messages = []
  for (const code of ['53100', '25006', '53200', '57P03', '55P03', '08006', '40P01']) {
    const response = await app.inject(`/raise/${code}`)
    assert.deepEqual([response.statusCode, Number(response.headers['retry-after']) >= 5], [503, true], code)
    messages.push(response.json().Message.split(' right now')[0])
  }
  const [cannotSave, away, busy] = [
    'The portal cannot save anything',
    'The portal cannot reach its database',
    'The portal is very busy',
  ]
  assert.deepEqual(messages, [cannotSave, cannotSave, away, away, busy, away, busy])
  const slow = await app.inject('/slow')
  assert.deepEqual(
    [slow.statusCode, slow.json().Message],
    [503, 'The portal is very busy right now. Please try again in a moment.'],
  )
  await app.close()
})

test('behind a proxy the address that the proxy saw counts, not what the visitor wrote; headers from anybody else are ignored', async () => {
  const seen = async (TRUST_PROXY: string, remoteAddress: string) => {
    const app = await createServer({ ...t, settings: readSettings({ TRUST_PROXY }) }, undefined)
    app.get('/seen', { config: { access: 'entry' } }, ({ ip, host }) => ({ ip, host }))
    const headers = { host: 'portal', 'x-forwarded-for': '192.0.2.66, 203.0.113.5', 'x-forwarded-host': 'learn.example' }
    const response = await app.inject({ url: '/seen', remoteAddress, headers })
    await app.close()
    return Object.values(response.json())
  }
  assert.deepEqual(await seen('1', '127.0.0.1'), ['203.0.113.5', 'learn.example'])
  assert.deepEqual(await seen('1', '::ffff:172.18.0.2'), ['203.0.113.5', 'learn.example'])
  assert.deepEqual(await seen('1', '198.51.100.9'), ['198.51.100.9', 'portal'])
  assert.deepEqual(await seen('198.51.100.0/24, 2001:db8::7', '198.51.100.9'), ['203.0.113.5', 'learn.example'])
  assert.deepEqual(await seen('198.51.100.0/24, 2001:db8::7', '127.0.0.1'), ['127.0.0.1', 'portal'])
  assert.deepEqual(await seen('0', '127.0.0.1'), ['127.0.0.1', 'portal'])
})

test('without its bucket the portal asks to try again later, and does not show where the bucket is', async () => {
  const bucket = {
    S3_ENDPOINT: `http://127.0.0.1:${await freePort()}`,
    S3_BUCKET: 'files',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
  }
  const { s3 } = readSettings(bucket)
  assert.ok(s3)
  const app = await createServer(t, undefined)
  app.get('/file', { config: { access: 'entry' } }, () => openS3Storage(s3))
  const response = await app.inject('/file')
  await app.close()
  assert.deepEqual([response.statusCode, response.headers['retry-after']], [503, '5'])
  assert.deepEqual(response.json(), {
    StatusCode: 503,
    Message: 'The portal cannot reach its files right now. Please try again in a moment.',
    errors: {},
    code: 'core/files-away',
  })
})

test('a text or a number that the database cannot hold is bad input, wherever it slips through', async () => {
  const app = await createServer(t, undefined)
  const config = { access: 'entry' } as const
  app.get('/text', { config }, () => t.db.one(sql`select ${'a\0b'}::text`))
  app.get('/number', { config }, () => t.db.one(sql`select ${99_999_999_999}::int`))
  const responses = [await app.inject('/text'), await app.inject('/number')]
  await app.close()
  assert.deepEqual(
    responses.map((response) => [response.statusCode, response.json().StatusCode]),
    [
      [400, 400],
      [400, 400],
    ],
  )
  assert.match((await t.as().get('/api/skills?filter=%00')).json().errors.filter, /one line/)
})

test('a request that comes while the portal stops is refused in the usual shape, and those before it are finished', async () => {
  const app = await createServer(t, undefined)
  const [entered, release, stopping] = [
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
    Promise.withResolvers<void>(),
  ]
  app.get('/slow', { config: { access: 'entry' } }, async () => {
    entered.resolve()
    await release.promise
    return 'finished'
  })
  app.addHook('preClose', async () => stopping.resolve())
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.write('GET /slow HTTP/1.1\r\nhost: portal\r\n\r\n')
  await entered.promise
  const closed = app.close()
  await stopping.promise
  socket.write('GET /slow HTTP/1.1\r\nhost: portal\r\n\r\n')
  // Both requests share a connection, and responses keep their order: the second must arrive before the first is released.
  await once(app.server, 'request')
  release.resolve()
  const [, first = '', second = ''] = (await text(socket)).split('HTTP/1.1 ')
  await closed
  assert.match(first, /^200 [\s\S]*finished$/)
  assert.match(second, /^503 [\s\S]*\r\nretry-after: 5\r\n/)
  assert.deepEqual(JSON.parse(second.split('\r\n\r\n')[1] ?? ''), {
    StatusCode: 503,
    Message: 'The portal is stopping. Please try again in a moment.',
    errors: {},
    code: 'core/stopping',
  })
})

test('the signal of a client that disconnected before its handler began is aborted', async () => {
  const app = await createServer(t, undefined)
  const signals = Promise.withResolvers<AbortSignal>()
  app.addHook('onRequest', async (_request, reply) => {
    await new Promise((resolve) => reply.raw.once('close', resolve))
  })
  app.get('/gone', { config: { access: 'entry' } }, (_request, reply) => {
    signals.resolve(disconnectSignal(reply))
    return 'nobody'
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
  socket.write('GET /gone HTTP/1.1\r\nhost: portal\r\n\r\n')
  await once(app.server, 'request')
  socket.destroy()
  const { aborted } = await signals.promise
  await app.close()
  assert.equal(aborted, true)
})

test('only an upload may take longer than a minute to arrive, where files are taken and from a user who may send them', async (context) => {
  const creator = await buildUser(t, { isCreator: true })
  const portal = await t.app.listen({ port: 0, host: '127.0.0.1' })
  const sockets: Socket[] = []
  t.app.server.on('connection', (socket) => sockets.push(socket))
  // Otherwise the server would close the connection after its response.
  const agent = new Agent({ keepAlive: true })
  const [form, { 'content-type': asForm = '' }] = multipart(
    { name: 'Film', duration: 5, 'quality.id': 1 },
    { fileName: 'film.mp4', content: samples.mp4 },
  )
  const begin = (path: string, type: string, who?: TestUser) => {
    const headers = { 'content-type': type, ...(who && { authorization: `Bearer ${who.accessToken}` }) }
    const request = httpRequest(portal + path, { method: 'POST', agent, headers }).on('error', () => {})
    request.write(form.subarray(0, -1))
    return request
  }
  context.mock.timers.enable({ apis: ['setTimeout'] })
  const refused = [
    begin('/api/account/login', asForm),
    begin('/api/nothing', asForm),
    begin('/api/videos', asForm),
    begin('/api/uploads', 'application/offset+octet-stream'),
  ]
  const responses = await Promise.all(refused.map((request) => once(request, 'response') as Promise<[IncomingMessage]>))
  assert.deepEqual(
    responses.map(([{ statusCode }]) => statusCode),
    [415, 404, 401, 401],
  )
  begin('/api/videos', 'application/json', creator)
  await once(t.app.server, 'request')
  const upload = begin('/api/videos', asForm, creator)
  await once(t.app.server, 'request')
  context.mock.timers.tick(60_000)
  context.mock.timers.reset()
  // Those that were refused, and the slow JSON.
  assert.equal(sockets.filter(({ destroyed }) => destroyed).length, 5)
  upload.end(form.subarray(-1))
  const [response] = (await once(upload, 'response')) as [IncomingMessage]
  agent.destroy()
  assert.equal(response.statusCode, 201)
})

test('every response carries the protecting headers', async () => {
  for (const url of ['/api/account', '/health/live', '/api/nothing']) {
    const { headers } = await t.as().get(url)
    assert.match(String(headers['content-security-policy']), /^default-src 'none'/, url)
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
    assert.match(String(headers['x-request-id']), /^[\w-]{36}$/)
  }
})

test('health, and metrics for those who know the token', async () => {
  assert.equal((await t.as().get('/health/live')).statusCode, 200)
  assert.deepEqual((await t.as().get('/health/ready')).json(), { status: 'ok', database: true })
  assert.equal((await t.as().get('/metrics')).statusCode, 404)
  assert.equal((await t.as({ accessToken: 'wrong' }).get('/metrics')).statusCode, 401)
  const metrics = await t.as().get('/metrics', undefined, { authorization: 'Bearer a token for the metrics' })
  assert.match(metrics.body, /http_request_duration_seconds_count\{method="GET",route="\/health\/live",status="200"\} \d/)
})

test('the page to browse the API is there', async () => {
  const page = await t.as().get('/api/docs/')
  assert.equal(page.statusCode, 200)
  assert.match(page.body, /swagger/i)
})
