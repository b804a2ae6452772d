import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { InjectOptions } from 'fastify'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import Provider from 'oidc-provider'
import type { App } from '#server/core/app.ts'

/** The portal's address as the school knows it. Nobody listens there: tests read what the school sends to it. */
export const portalUrl = 'https://learn.example.org'

export interface Pupil {
  name?: string
  email?: string
  email_verified?: boolean
  groups?: string[]
}

export interface School {
  url: string
  env: ReturnType<typeof schoolSettings>
  stop(): Promise<unknown>
}

const secret = 'a-secret-of-the-client-for-tests'

/** The settings of a portal that uses the school at this address. */
export const schoolSettings = (url: string, publicUrl: string) => ({
  PUBLIC_URL: publicUrl,
  OIDC_ISSUER: url,
  OIDC_CLIENT_ID: 'coursewise',
  OIDC_CLIENT_SECRET: secret,
})

/** A real OpenID Connect provider on loopback. People sign in on its own pages with the key of `pupils`, and any password. */
export async function startSchool(
  pupils: Record<string, Pupil>,
  { publicUrl = portalUrl, port = 0 }: { publicUrl?: string; port?: number } = {},
): Promise<School> {
  const { server, url } = await listen(port)
  const provider = new Provider(url, {
    clients: [
      {
        client_id: 'coursewise',
        client_secret: secret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [`${publicUrl}/account/school`],
        post_logout_redirect_uris: [`${publicUrl}/courses`],
      },
    ],
    claims: { openid: ['sub'], profile: ['name', 'groups'], email: ['email', 'email_verified'] },
    findAccount: (_, accountId) => ({ accountId, claims: () => ({ sub: accountId, ...pupils[accountId] }) }),
    cookies: { keys: ['a-key-of-the-school-for-tests'] },
    pkce: { required: () => true },
    // Its defaults write notices.
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  })
  server.on('request', provider.callback())
  return toSchool(server, url, publicUrl)
}

type Headers = Record<string, string>

/** Starts a sign-in, or a link of the user whose token is in the headers. */
export async function leaveForSchool(
  app: App,
  { what = 'start', headers = {} }: { what?: 'start' | 'link'; headers?: Headers } = {},
) {
  const payload = { returnUrl: '/my-learning' }
  const response = await app.inject({ method: 'POST', url: `/api/account/oidc/${what}`, headers, payload })
  if (response.statusCode !== 200) throw new Error(response.body)
  const [cookie] = response.cookies
  return { url: response.json<{ url: string }>().url, cookie: `${cookie?.name}=${cookie?.value}` }
}

/** Comes back to the portal with the cookie that it set. */
export function comeBack(app: App, cookie: string, response: string, { headers = {}, lists = {} } = {}) {
  const request: InjectOptions = { headers: { cookie, ...headers }, payload: { response, ...lists } }
  return app.inject({ method: 'POST', url: '/api/account/oidc/exchange', ...request })
}

/** Walks through the school's pages as a browser would. Returns the query with which the school sends the browser back to the portal. */
export async function visitSchool(start: string, login: string): Promise<string> {
  const cookies = new Map<string, string>()
  let url = new URL(start)
  let body: URLSearchParams | undefined
  for (let pages = 0; pages < 20; pages++) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie },
      ...(body && { method: 'POST', body }),
    })
    for (const [name = '', value = ''] of response.headers.getSetCookie().map((line) => line.split(/[=;]/, 2))) {
      if (value) cookies.set(name, value)
      else cookies.delete(name)
    }
    const page = await response.text()
    const location = response.headers.get('location')
    if (location?.startsWith(portalUrl)) return new URL(location).search
    const [, action] = /<form [^>]*action="([^"]+)"/.exec(page) ?? []
    const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(page) ?? []
    if (!location && !action) throw new Error(`the school shows ${response.status} ${page}`)
    url = new URL(location ?? action ?? '', url)
    body = location ? undefined : new URLSearchParams({ prompt, login, password: 'any' })
  }
  throw new Error('the school leads nowhere')
}

export interface Forger extends School {
  /** What its next ID token says instead of the truth. The signature is its own, or somebody else's. */
  forge(claims: JWTPayload, key?: 'own' | 'another'): void
  /** What was asked for at the token endpoint. */
  requests: URLSearchParams[]
  /** What it gave out. */
  tokens: string[]
}

/** A provider that lies. It has no pages: any code is accepted. */
export async function startForger(): Promise<Forger> {
  const { server, url } = await listen(0)
  const [own, another] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const jwk = { ...(await exportJWK(own.publicKey)), alg: 'RS256', use: 'sig', kid: 'k' }
  let forged: { claims: JWTPayload; key: 'own' | 'another' } = { claims: {}, key: 'own' }
  const requests: URLSearchParams[] = []
  const tokens: string[] = []
  const idToken = () => {
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: url, aud: 'coursewise', sub: 'forged', iat: now, exp: now + 60, ...forged.claims }
    const { privateKey } = forged.key === 'own' ? own : another
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'k' }).sign(privateKey)
  }
  const replies: Record<string, (body: string) => Promise<object> | object> = {
    '/.well-known/openid-configuration': () => ({
      issuer: url,
      authorization_endpoint: `${url}/auth`,
      token_endpoint: `${url}/token`,
      jwks_uri: `${url}/jwks`,
    }),
    '/jwks': () => ({ keys: [jwk] }),
    '/token': async (body) => {
      requests.push(new URLSearchParams(body))
      const id_token = await idToken()
      tokens.push(id_token)
      return { access_token: 'an-access-token', token_type: 'Bearer', id_token }
    },
  }
  server.on('request', async (request, response) => {
    const reply = await replies[request.url ?? '']?.(await text(request))
    response.writeHead(reply ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(reply ?? {}))
  })
  return {
    ...toSchool(server, url, portalUrl),
    forge: (claims, key = 'own') => {
      forged = { claims, key }
    },
    requests,
    tokens,
  }
}

/** By name, which browsers take for another site than the portal's 127.0.0.1. */
async function listen(port: number) {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` }
}

const toSchool = (server: Server, url: string, publicUrl: string): School => ({
  url,
  env: schoolSettings(url, publicUrl),
  stop: () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  },
})
