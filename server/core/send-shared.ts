import { promisify } from 'node:util'
import { gzip as gzipCallback } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PageQuery } from '#contract/http.ts'
import type { App } from './app.ts'
import { type Page, pageHeader } from './pages.ts'
import { SharedReads } from './shared-reads.ts'

const gzip = promisify(gzipCallback)
/** Below this an answer fits into a few packets anyway, and compressing would take longer than everything else. */
const smallestCompressed = 4096

interface Shared {
  plain: Buffer
  gzipped: Buffer | undefined
  pagination: string | undefined
}

/**
 * Guests all see the same, so what they ask for at the same moment is read, checked, written as JSON and compressed once. Signed-in
 * people, whose cards know what they bought, get their own reading.
 */
export function guestReads(app: App) {
  const reads = new SharedReads()
  app.addHook('onSend', (request, _reply, _payload, done) => {
    if (request.method !== 'GET') reads.forget()
    done()
  })
  const share = async (request: FastifyRequest, reply: FastifyReply, load: () => Promise<Shared>) => {
    const { plain, gzipped, pagination } = request.viewer ? await load() : await reads.read(request.url, load)
    if (pagination) reply.header('x-pagination', pagination)
    reply.header('content-type', 'application/json; charset=utf-8')
    if (!gzipped || !request.headers['accept-encoding']?.includes('gzip')) return reply.send(plain)
    return reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').send(gzipped)
  }
  return {
    page: <Item>(
      request: FastifyRequest,
      reply: FastifyReply,
      query: PageQuery,
      schema: z.ZodType<Item[]>,
      load: () => Promise<Page<Item>>,
    ) =>
      share(request, reply, async () => {
        const page = await load()
        return shared(schema, page.items, pageHeader(query, page))
      }),
    one: <Item>(request: FastifyRequest, reply: FastifyReply, schema: z.ZodType<Item>, load: () => Promise<Item>) =>
      share(request, reply, async () => shared(schema, await load(), undefined)),
  }
}

async function shared<T>(schema: z.ZodType<T>, value: T, pagination: string | undefined): Promise<Shared> {
  const plain = Buffer.from(JSON.stringify(z.encode(schema, value)))
  return { plain, gzipped: plain.length < smallestCompressed ? undefined : await gzip(plain), pagination }
}
