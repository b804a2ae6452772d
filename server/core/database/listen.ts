import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { Primary } from './servers.ts'
import { timeouts } from './trusted-pool.ts'

/** Milliseconds until a lost connection is opened again, and between looks whether it is still there. */
const [pause, lookEvery] = [1000, 20_000]

export interface Listener {
  /** While it is not, something may be missed. */
  isConnected(): boolean
  close(): Promise<void>
}

export interface Heard {
  onPayload(payload: string): void
  /** Called after each time the connection was opened, because something may have been missed before. */
  onConnect(): void
}

/** Hears what transactions send to a channel (pg_notify), over a connection of its own that is opened again when it breaks. */
export function listen(url: string, channel: string, { onPayload, onConnect }: Heard): Listener {
  const primary = new Primary(url)
  let isConnected = false
  let isClosed = false
  /** Ends the present wait: the connection is lost, or nobody listens any more. */
  let waiting = new AbortController()
  const wait = (milliseconds: number, { signal } = waiting) =>
    sleep(milliseconds, true, { signal, ref: false }).catch(() => false)

  const hearUntilLost = async () => {
    const client = new pg.Client({
      connectionString: await primary.find(),
      connectionTimeoutMillis: timeouts.connection,
      query_timeout: timeouts.response,
      keepAlive: true,
    })
    for (const event of ['error', 'end'] as const) client.on(event, () => waiting.abort())
    client.on('notification', ({ payload }) => onPayload(payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
      isConnected = true
      onConnect()
      // A connection that went silent looks as if nothing happened, so it is asked now and then.
      while (await wait(lookEvery)) await client.query('select')
    } finally {
      isConnected = false
      await Promise.race([client.end().catch(() => {}), sleep(timeouts.goodbye, undefined, { ref: false })])
    }
  }
  const keepListening = async () => {
    while (!isClosed) {
      await hearUntilLost().catch(() => primary.doubt())
      if (isClosed) return
      waiting = new AbortController()
      await wait(pause)
    }
  }
  const ended = keepListening()
  return {
    isConnected: () => isConnected,
    close() {
      isClosed = true
      waiting.abort()
      return ended
    },
  }
}
