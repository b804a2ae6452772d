// Started by guests.ts: keeps 32 connections busy with one costly call, from a process of its own, and tells what was answered.
import { Agent, request } from 'node:http'
import { setPriority } from 'node:os'
import { buffer } from 'node:stream/consumers'
import { guestCalls } from './guest-calls.ts'

const [port, name, seconds, from] = process.argv.slice(2)
const call = guestCalls.find((one) => one.name === name)
if (!call) throw new Error(`no such call: ${name}`)
const agent = new Agent({ keepAlive: true, maxSockets: 32 })
const answers: Record<number, number> = {}
let number = Number(from)
const until = Date.now() + Number(seconds) * 1000
// Whoever measures beside it must not wait for it: visitors come from machines of their own.
setPriority(19)
await Promise.all(
  Array.from({ length: 32 }, async () => {
    while (Date.now() < until) {
      const status = await ask()
      answers[status] = (answers[status] ?? 0) + 1
    }
  }),
)
process.send?.({ answers, last: number })
agent.destroy()

function ask(): Promise<number> {
  const { method = 'GET', path, headers = {}, body } = call?.ask(number++) ?? { path: '/' }
  const type: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  request({ port, host: '127.0.0.1', agent, method, path, headers: { ...headers, ...type } }, (answer) =>
    buffer(answer).then(() => resolve(answer.statusCode ?? 0), reject),
  )
    .on('error', reject)
    .end(body && JSON.stringify(body))
  return promise
}
