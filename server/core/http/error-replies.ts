import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ErrorBody } from '#contract/core/http.ts'
import { isUnstorable } from '../database/database-errors.ts'
import { BucketProblem, filesAway, isNoRoom, noRoom, Refused } from '../errors.ts'
import { refusals, words } from '../words.ts'

/** The sentences for fields whose schema has none. */
z.config({ customError: ({ input }) => (input === undefined ? words.fieldIsMissing : words.fieldIsWrong) })

/** The one place where an error becomes a response. An unexpected one is logged in full, and the client gets a plain sentence. */
export function sendError(error: FastifyError | Refused, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Refused) {
    if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds)
    const { status, message, fields, id, code, token } = error
    return send(reply, { StatusCode: status, Message: message, errors: fields, id, code, token })
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors: Record<string, string> = {}
    for (const { instancePath, message = 'is not valid.' } of error.validation.slice(0, mostErrors)) {
      const field = instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body'
      errors[field] ??= message
    }
    const sentences = new Set(Object.values(errors))
    return send(reply, { StatusCode: 400, Message: [...sentences].join('; '), errors })
  }
  if (isUnstorable(error)) {
    // The contract should have refused it earlier.
    request.log.warn({ requestId: request.id, err: error })
    return sendError(refusals.notStorable(), request, reply)
  }
  if (isNoRoom(error)) {
    request.log.error({ requestId: request.id }, `a file could not be stored: ${error.message}`)
    return sendError(noRoom(), request, reply)
  }
  if (error instanceof BucketProblem) {
    request.log.error({ requestId: request.id }, error.message)
    return sendError(filesAway(), request, reply)
  }
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) {
    const { message, code } = (byStatus[status] ?? refusals.notUnderstood)()
    return send(reply, { StatusCode: status, Message: message, errors: {}, code })
  }
  request.log.error({ requestId: request.id, err: error })
  const { message, code } = refusals.ourFault()
  return send(reply, { StatusCode: 500, Message: message, errors: {}, code, requestId: request.id })
}

/** No form has so many fields. A list can have any number of wrong items. */
const mostErrors = 100

const byStatus: Record<number, () => Refused> = {
  404: refusals.noSuchPage,
  406: refusals.formatNotAccepted,
  413: refusals.tooLarge,
  414: refusals.addressTooLong,
  415: refusals.contentNotAccepted,
}

const send = (reply: FastifyReply, body: ErrorBody) =>
  reply
    .code(body.StatusCode)
    .type('application/json; charset=utf-8')
    .serializer((value: unknown) => JSON.stringify(value))
    .send(body)
