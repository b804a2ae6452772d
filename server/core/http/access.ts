import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Access } from '#contract/core/http.ts'
import { limits } from '#contract/core/limits.ts'
import type { App } from '../app.ts'
import { later } from '../clock.ts'
import { sql } from '../database/db.ts'
import { notConfirmed, notSignedIn, sessionOver } from '../errors.ts'
import { endedSessions } from '../security/ended-sessions.ts'
import { isAdmin, isCreator, toRoles } from '../security/roles.ts'
import { readAccessToken, type User } from '../security/tokens.ts'
import { refusals } from '../words.ts'

/** The server only starts if every endpoint declares who may call it. Every request is checked before anything else reads it. */
export function guardEndpoints(app: App): void {
  const endpoints: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    endpoints.push(route)
  })
  app.addHook('onReady', async () => {
    const silent = endpoints.filter(({ config }) => !config?.access).map(({ method, url }) => `${method} ${url}`)
    if (silent.length > 0) throw new Error(`These endpoints do not say who may call them: ${silent.join(', ')}`)
  })

  const hasEnded = endedSessions(app)
  app.decorateRequest('viewer', undefined)
  app.decorateRequest('user', {
    getter(this: FastifyRequest) {
      if (!this.viewer) throw notSignedIn()
      return this.viewer
    },
  })
  app.addHook('onRequest', (request, reply, done) => {
    const access = request.routeOptions.config.access
    const guest = request.headers.authorization === undefined
    if (!access || access === 'entry' || (access === 'open' && guest)) done()
    else admit(app, request, reply, { access, hasEnded }).then(() => done(), done)
  })
}

interface Check {
  access: Exclude<Access, 'entry'>
  hasEnded: (sessionId: string) => Promise<boolean>
}

async function admit(app: App, request: FastifyRequest, reply: FastifyReply, check: Check): Promise<void> {
  const { access } = check
  request.viewer = await readViewer(app, request, reply, check)
  if (access === 'creator' || access === 'admin') request.viewer = await checkRole(app, access, request.user)
  else if (request.viewer && isAdmin(request.viewer)) request.viewer = await withPresentRoles(app, request.viewer)
  else if (access === 'signed-in' && !request.viewer) throw notSignedIn()
  if (request.routeOptions.config.confirmed) await checkConfirmed(app, request.user)
}

/** At an open endpoint an invalid token counts as none. The header tells the client that it got the response for guests. */
async function readViewer(app: App, { headers }: FastifyRequest, reply: FastifyReply, check: Check): Promise<User | undefined> {
  const { access, hasEnded } = check
  if (headers.authorization === undefined) return undefined
  try {
    const user = await readAccessToken(app.secrets.accessToken, app.clock, bearerIn(headers.authorization))
    if (await hasEnded(user.sessionId)) throw sessionOver()
    return user
  } catch (error) {
    if (access !== 'open') throw error
    reply.header('www-authenticate', 'Bearer error="invalid_token"')
    return undefined
  }
}

function bearerIn(header: string): string {
  const [, token] = /^Bearer ([\w.~+/=-]+)$/i.exec(header) ?? []
  if (token === undefined) throw notSignedIn()
  return token
}

async function checkRole(app: App, access: 'creator' | 'admin', token: User): Promise<User> {
  const user = await withPresentRoles(app, token)
  const allowed = isAdmin(user) || (access === 'creator' && isCreator(user))
  if (!allowed) throw access === 'admin' ? refusals.onlyAdmins() : refusals.onlyCreators()
  return user
}

/** Roles come from the database, not from the token, so that revoking a role has an immediate effect. */
async function withPresentRoles(app: App, user: User): Promise<User> {
  const row = await app.db.maybe<{ isCreator: boolean; isAdmin: boolean }>(sql`
    select is_creator as "isCreator", is_admin as "isAdmin" from users where id = ${user.id}`)
  return { ...user, roles: toRoles(row ?? { isCreator: false, isAdmin: false }) }
}

/** The sign-in is a proof too. A session that has ended proves nothing, although its access token is valid for minutes more. */
async function checkConfirmed({ db, clock }: App, { sessionId }: User): Promise<void> {
  const since = later(clock.now(), { minutes: -limits.confirmedMinutes })
  const session = await db.maybe(sql`
    select from sessions where id = ${sessionId} and ended_at is null and coalesce(confirmed_at, created_at) > ${since}`)
  if (!session) throw notConfirmed()
}
