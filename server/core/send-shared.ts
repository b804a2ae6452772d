import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PageQuery } from '#contract/http.ts'
import { type Page, pageHeader } from './pages.ts'
import { SharedReads } from './shared-reads.ts'

interface Shared {
  body: string
  pagination: string | undefined
}

/**
 * Guests all see the same, so what they ask for at the same moment is read, checked and written as JSON once. Signed-in people, whose
 * cards know what they bought, get their own reading.
 */
export function guestReads() {
  const reads = new SharedReads()
  const share = async (request: FastifyRequest, reply: FastifyReply, load: () => Promise<Shared>) => {
    const { body, pagination } = request.viewer ? await load() : await reads.read(request.url, load)
    if (pagination) reply.header('x-pagination', pagination)
    return reply.type('application/json; charset=utf-8').send(body)
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
        return { body: toJson(schema, page.items), pagination: pageHeader(query, page) }
      }),
    one: <Item>(request: FastifyRequest, reply: FastifyReply, schema: z.ZodType<Item>, load: () => Promise<Item>) =>
      share(request, reply, async () => ({ body: toJson(schema, await load()), pagination: undefined })),
  }
}

const toJson = <T>(schema: z.ZodType<T>, value: T) => JSON.stringify(z.encode(schema, value))
