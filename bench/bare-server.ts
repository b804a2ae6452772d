// A bare Fastify endpoint that sends the bytes of BODY (base64): what the framework itself can do on this machine.
import Fastify from 'fastify'

const app = Fastify()
const { BODY = '', TYPE = 'application/json; charset=utf-8', ENCODING = '' } = process.env
const bytes = Buffer.from(BODY, 'base64')
// Fastify sends a text together with the head, in one write.
const body = ENCODING ? bytes : bytes.toString()
app.get('/', (_request, reply) => {
  reply.type(TYPE)
  if (ENCODING) reply.header('content-encoding', ENCODING)
  return reply.send(body)
})
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
console.log(`ready at http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
