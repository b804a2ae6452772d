import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'

export interface Result {
  /** Requests a second, all connections together. */
  rate: number
  medianMs: number
  count: number
}

export interface Call {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  token?: string
  /** JSON. */
  body?: string
  /** Whole lines of the head, as a browser would send them. */
  headers?: string
}

/** Keeps so many connections busy for a time, each sending its next request when it has the last response. Loopback only. */
export async function load(
  port: number,
  nextCall: (connection: number) => Call,
  { connections = 32, seconds = 3 } = {},
): Promise<Result> {
  const times: number[] = []
  const start = performance.now()
  const until = start + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async (_, number) => {
      const connection = await open(port)
      while (performance.now() < until) {
        const sent = performance.now()
        const status = await connection.send(nextCall(number))
        if (![200, 201, 204].includes(status)) throw new Error(`status ${status}`)
        times.push(performance.now() - sent)
      }
      connection.close()
    }),
  )
  const elapsed = (performance.now() - start) / 1000
  return { rate: times.length / elapsed, medianMs: median(times), count: times.length }
}

export const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The minimum of HTTP, so that measuring costs little compared with what is measured. */
export async function open(port: number): Promise<{ send: (call: Call) => Promise<number>; close: () => void }> {
  const socket: Socket = connect(port, '127.0.0.1').setNoDelay(true)
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let received: Buffer = Buffer.alloc(0)
  let answered: (status: number) => void = () => {}
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const head = received.indexOf('\r\n\r\n')
    if (head < 0) return
    const headers = received.toString('latin1', 0, head)
    const length = Number(/content-length: (\d+)/i.exec(headers)?.[1] ?? 0)
    if (received.length < head + 4 + length) return
    received = Buffer.alloc(0)
    answered(Number(headers.slice(9, 12)))
  })
  return {
    send: ({ method, path, token, body = '', headers = '' }) =>
      new Promise((resolve) => {
        answered = resolve
        const authorization = token ? `authorization: Bearer ${token}\r\n` : ''
        const type = body ? 'content-type: application/json\r\n' : ''
        const length = method !== 'GET' ? `content-length: ${body.length}\r\n` : ''
        socket.write(
          `${method} ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${headers}${authorization}${type}${length}\r\n${body}`,
        )
      }),
    close: () => socket.destroy(),
  }
}
