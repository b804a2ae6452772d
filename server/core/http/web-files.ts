import { existsSync, readdirSync } from 'node:fs'
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
      // The plugin would search the folder and add two routes for each file, which takes a fifth of the time of a start.
      serve: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/')
        reply.header('cache-control', hashed ? `public, max-age=${aYear}, immutable` : 'public, max-age=3600')
        if (/\.worker\b/.test(path)) reply.header('content-security-policy', workerPolicy)
      },
    })
    for (const name of listFiles(webFolder)) files.get(`/${name}`, (_request, reply) => reply.sendFile(name))
    const assets = new Set(listFiles(join(webFolder, 'assets')))
    files.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) =>
      assets.has(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound(),
    )
  })
}

/** Without the page, which needs filling in, and the compressed copies of the others. */
const listFiles = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^index\.html$|\.(br|gz)$/.test(entry.name))
    .map(({ name }) => name)
