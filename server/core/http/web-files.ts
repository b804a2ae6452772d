import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyReply } from 'fastify'
import type { App } from '../app.ts'
import { encodingsFor } from './encodings.ts'
import { workerPolicy } from './headers.ts'
import { findWebAsset } from './web-assets.ts'
import { listWebFiles, webFolder } from './web-folder.ts'

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
      setHeaders,
    })
    for (const name of listWebFiles()) files.get(`/${name}`, (_request, reply) => reply.sendFile(name))
    const assets = new Set(listWebFiles('assets'))
    files.get<{ Params: { name: string } }>('/assets/:name', async ({ params: { name } }, reply) => {
      if (assets.has(name)) return reply.sendFile(`assets/${name}`)
      const other = await findWebAsset(app.db, name)
      if (!other) {
        reply.callNotFound()
        return reply
      }
      setHeaders(reply, `/assets/${name}`)
      return reply.type(other.type).send(other.content)
    })
  })
}

function setHeaders(reply: Pick<FastifyReply, 'header'>, path: string): void {
  const hashed = path.includes('/assets/')
  reply.header('cache-control', hashed ? `public, max-age=${aYear}, immutable` : 'public, max-age=3600')
  if (/\.worker\b/.test(path)) reply.header('content-security-policy', workerPolicy)
}
