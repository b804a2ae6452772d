import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { App } from '../app.ts'
import { encodingsFor } from './encodings.ts'
import { workerPolicy } from './headers.ts'

/** Where the web app is built to. */
export const webFolder = join(import.meta.dirname, '../../../web/dist')
const aYear = 365 * 24 * 3600

/** The files of the built web app, compressed in advance; `server/pages` fills in its page. */
export async function webFiles(app: App): Promise<void> {
  if (!existsSync(webFolder)) return
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'entry' }
      route.logLevel = 'warn'
    })
    // The plugin misreads "anything but gzip" in this header as gzip.
    files.addHook('onRequest', (request, _reply, done) => {
      request.headers['accept-encoding'] = encodingsFor(request.headers['accept-encoding']).join(',')
      done()
    })
    await files.register(fastifyStatic, {
      root: webFolder,
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
