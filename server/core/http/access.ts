import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Access } from '#contract/http.ts'
import type { App } from '../app.ts'
import { sql } from '../database/db.ts'
import { forbidden, notSignedIn } from '../errors.ts'
import { isAdmin, isCreator, rolesOf } from '../security/roles.ts'
import { readAccessToken, type User } from '../security/tokens.ts'

/** The server only starts if every route declares who may call it. Every request is checked before anything else reads it. */
export function guardRoutes(app: App): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.addHook('onReady', async () => {
    const silent = routes.filter((route) => !route.config?.access).map((route) => `${route.method} ${route.url}`)
    if (silent.length > 0) throw new Error(`These routes do not say who may call them: ${silent.join(', ')}`)
  })

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
    else admit(app, request, reply, access).then(() => done(), done)
  })
}

async function admit(app: App, request: FastifyRequest, reply: FastifyReply, access: Exclude<Access, 'entry'>): Promise<void> {
  request.viewer = await readViewer(app, request, reply, access)
  if (access === 'creator' || access === 'admin') request.viewer = await checkRole(app, access, request.user)
  else if (request.viewer && isAdmin(request.viewer)) request.viewer = await withPresentRoles(app, request.viewer)
  else if (access === 'signed-in' && !request.viewer) throw notSignedIn()
}

/** On an open route an invalid token counts as none. The header tells the client that it got the response for guests. */
async function readViewer(app: App, { headers }: FastifyRequest, reply: FastifyReply, access: Access): Promise<User | undefined> {
  if (headers.authorization === undefined) return undefined
  try {
    return await readAccessToken(app.secrets.accessToken, app.clock, bearerIn(headers.authorization))
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
  if (!allowed) throw forbidden(access === 'admin' ? 'Only an Admin can do this.' : 'Only Creators can do this.')
  return user
}

/** Roles come from the database, not from the token, so that revoking a role has an immediate effect. */
async function withPresentRoles(app: App, user: User): Promise<User> {
  const row = await app.db.maybe<{ isCreator: boolean; isAdmin: boolean }>(sql`
    select is_creator as "isCreator", is_admin as "isAdmin" from users where id = ${user.id}`)
  return { ...user, roles: rolesOf(row ?? { isCreator: false, isAdmin: false }) }
}
