import type { FastifyReply } from 'fastify'

/** Sends 204 once the work is done. */
export async function sendNothing(reply: FastifyReply, work: Promise<unknown>): Promise<null> {
  await work
  reply.code(204)
  return null
}
