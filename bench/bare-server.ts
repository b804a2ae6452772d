// A bare Fastify route that sends the bytes of BODY: what the framework itself can do on this machine.
import Fastify from 'fastify'

const app = Fastify()
const body = process.env.BODY ?? ''
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
console.log(`ready at http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
