import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { App } from './app.ts'
import { notFound } from './errors.ts'
import { pageHeaders, workerPolicy } from './headers.ts'

const dist = join(import.meta.dirname, '../../web/dist')
const aYear = 365 * 24 * 3600

/** The built web app: its files, and its one page for every address that is not the API's. */
export async function webApp(app: App): Promise<void> {
  const index = join(dist, 'index.html')
  const page = existsSync(index) ? readFileSync(index, 'utf8') : undefined

  if (page) {
    await app.register(async (files) => {
      files.addHook('onRoute', (route) => {
        route.config = { ...route.config, access: 'entry' }
        route.logLevel = 'warn'
      })
      await files.register(fastifyStatic, {
        root: dist,
        index: false,
        wildcard: false,
        preCompressed: true,
        cacheControl: false,
        globIgnore: ['index.html', '**/*.br', '**/*.gz'],
        setHeaders: (reply, path) => {
          const hashed = path.includes('/assets/')
          reply.header('cache-control', hashed ? `public, max-age=${aYear}, immutable` : 'public, max-age=3600')
          if (/\.worker\b/.test(path)) reply.header('content-security-policy', workerPolicy)
        },
      })
    })
  }

  app.setNotFoundHandler(async (request, reply) => {
    const forPeople = request.method === 'GET' || request.method === 'HEAD'
    if (!page || !forPeople || /^\/(api|files|media|pictures|assets|health|metrics)(\/|$)/.test(request.url)) throw notFound()
    const nonce = randomBytes(16).toString('base64url')
    return reply
      .headers(pageHeaders(nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll('__CSP_NONCE__', nonce))
  })
}
