import cluster, { type Worker } from 'node:cluster'

/** The process at the other end: a worker, or undefined for the primary. */
export type Other = Worker | undefined
/** In the primary, `from` is the worker that calls. */
type Handler = (input: never, from: never) => unknown
type Message =
  /** Without an id nobody waits for the result. */
  { call: string; input: unknown; id?: number } | { id: number; result: unknown } | { id: number; failed: string }

interface Waiting {
  to: Other
  resolve: (result: never) => void
  reject: (error: Error) => void
}

const handlers = new Map<string, Handler>()
const waiting = new Map<number, Waiting>()
let lastId = 0

if (cluster.isWorker) process.on('message', (message: Message) => receive(message, undefined))
else {
  cluster.on('message', (worker, message: Message) => receive(message, worker))
  cluster.on('exit', (worker) => {
    for (const [id, { to, reject }] of waiting) if (to === worker && waiting.delete(id)) reject(new Error('the worker ended'))
  })
}

/** Sets what this process does when another one calls or tells it `name`. */
export function handle(name: string, handler: Handler): void {
  handlers.set(name, handler)
}

/** Runs the handler of that name in the other process. Input and result must be plain data. */
export function call<T>(to: Other, name: string, input?: unknown): Promise<T> {
  return new Promise((resolve, reject) => {
    const id = ++lastId
    waiting.set(id, { to, resolve, reject })
    send(to, { call: name, input, id })
  })
}

/** The same, without waiting for a result. */
export const tell = (to: Other, name: string, input?: unknown): void => send(to, { call: name, input })

async function receive(message: Message, from: Other): Promise<void> {
  if ('call' in message) {
    const reply = await run(message, from)
    if (reply) send(from, reply)
    return
  }
  const caller = waiting.get(message.id)
  waiting.delete(message.id)
  if ('failed' in message) caller?.reject(new Error(message.failed))
  else caller?.resolve(message.result as never)
}

async function run({ call, input, id }: Extract<Message, { call: string }>, from: Other): Promise<Message | undefined> {
  try {
    const handler = handlers.get(call)
    if (!handler) throw new Error(`no process knows the call ${call}`)
    const result = await handler(input as never, from as never)
    return id === undefined ? undefined : { id, result }
  } catch (error) {
    if (id === undefined) throw error
    return { id, failed: (error as Error).message }
  }
}

/** With a callback, a process that has just ended is no error here; calls to it fail when its end is noticed. */
function send(to: Other, message: Message): void {
  if (to) to.send(message, () => {})
  else process.send?.(message, undefined, undefined, () => {})
}
