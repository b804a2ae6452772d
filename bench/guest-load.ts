// Started by guests.ts: keeps 32 connections busy with one costly call, in a separate process, until it gets the message to stop.
import { Agent, request } from 'node:http'
import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { guestCalls } from './guest-calls.ts'

export interface Loaded {
  /** How many responses, by status. */
  responses: Record<number, number>
  /** The number with which the next load continues. */
  next: number
  seconds: number
}

const [port, name, from] = process.argv.slice(2)
const call = guestCalls.find((one) => one.name === name)
if (!call) throw new Error(`no such call: ${name}`)
const agent = new Agent({ keepAlive: true, maxSockets: 32 })
const responses: Record<number, number> = {}
const start = Date.now()
let number = Number(from)
// Lowest priority, so that the measurement beside it does not wait: real visitors have their own machines.
setPriority(19)
process.once('message', () => {
  const seconds = (Date.now() - start) / 1000
  process.send?.({ responses, next: number, seconds } satisfies Loaded, () => process.exit())
})
for (let connection = 0; connection < 32; connection++) void keepAsking()
process.send?.('started')

async function keepAsking(): Promise<void> {
  for (;;) {
    const status = await ask()
    responses[status] = (responses[status] ?? 0) + 1
  }
}

function ask(): Promise<number> {
  const { method = 'GET', path, headers = {}, body } = call?.ask(number++) ?? { path: '/' }
  const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  request({ port, host: '127.0.0.1', agent, method, path, headers: { ...headers, ...type } }, (response) =>
    buffer(response).then(() => resolve(response.statusCode ?? 0), reject),
  )
    .on('error', reject)
    .end(body && JSON.stringify(body))
  return promise
}
