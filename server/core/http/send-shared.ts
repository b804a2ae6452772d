import { promisify } from 'node:util'
import { gzip as gzipCallback } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PageQuery } from '#contract/core/http.ts'
import { type App, type Parts, withDb } from '../app.ts'
import { encodingsFor } from './encodings.ts'
import { type Page, pageHeader } from './paging.ts'
import { SharedReads } from './shared-reads.ts'

const gzip = promisify(gzipCallback)
/** A smaller response fits into a few packets anyway, and compressing it would take longer than everything else. */
const smallestCompressed = 4096

/** A value, serialised and compressed. */
export interface PreparedResponse<T> {
  value: T
  plain: Buffer
  gzipped: Buffer | undefined
  pagination: string | undefined
}

/**
 * All guests see the same, so simultaneous requests for the same address are read, checked, serialised and compressed once. Signed-in
 * users get their own response, because cards show what they have bought.
 */
export function shareGuestReads(app: App): void {
  const reads = new SharedReads()
  app.decorate('guestReads', reads)
  // The address was checked for the guest who asked first, so it need not be parsed and checked again. Access was checked before.
  app.addHook('onRequest', (request, reply, done) => {
    const kept = request.method === 'GET' && !request.viewer && reads.readKept<PreparedResponse<unknown>>(request.url)
    if (kept) sendPrepared(request, reply, kept)
    else done()
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD' || request.routeOptions.config.onlyCounts
    if (!isRead) reads.forget()
    done()
  })
}

/** Signed-in users read from the primary, so that they see at once what they have done. */
export async function sendShared(
  request: FastifyRequest,
  reply: FastifyReply,
  load: (parts: Parts) => Promise<PreparedResponse<unknown>>,
) {
  const { server, viewer, url } = request
  return sendPrepared(request, reply, viewer ? await load(server) : await readAsGuest(server, url, load))
}

function sendPrepared(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { plain, gzipped, pagination }: PreparedResponse<unknown>,
): FastifyReply {
  if (pagination) reply.header('x-pagination', pagination)
  reply.header('content-type', 'application/json; charset=utf-8')
  if (!gzipped) return reply.send(plain)
  reply.header('vary', 'accept-encoding')
  if (!encodingsFor(headers['accept-encoding']).includes('gzip')) return reply.send(plain)
  return reply.header('content-encoding', 'gzip').send(gzipped)
}

/** What all guests get from this address. It may come from a replica, and be a few seconds old. */
export const readAsGuest = <T>(
  app: Parts & Pick<App, 'guestReads' | 'readDb'>,
  url: string,
  load: (parts: Parts) => Promise<PreparedResponse<T>>,
): Promise<PreparedResponse<T>> | PreparedResponse<T> => app.guestReads.read(url, () => load(withDb(app, app.readDb)))

export async function pageResponse<Item>(
  schema: z.ZodType<Item[]>,
  query: PageQuery,
  reading: Promise<Page<Item>>,
): Promise<PreparedResponse<Item[]>> {
  const page = await reading
  return prepare(schema, page.items, pageHeader(query, page))
}

export const singleResponse = async <T>(schema: z.ZodType<T>, reading: Promise<T>): Promise<PreparedResponse<T>> =>
  prepare(schema, await reading, undefined)

async function prepare<T>(schema: z.ZodType<T>, value: T, pagination: string | undefined): Promise<PreparedResponse<T>> {
  // A string with letters beyond Latin would be encoded again for each request.
  const plain = Buffer.from(JSON.stringify(z.encode(schema, value)))
  return { value, plain, gzipped: plain.length < smallestCompressed ? undefined : await gzip(plain), pagination }
}
