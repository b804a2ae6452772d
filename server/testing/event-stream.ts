import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { streamNotifications, UnreadCount } from '#contract/notifications/notifications.ts'

export interface EventStream {
  status: number
  headers: IncomingHttpHeaders
  /** The numbers of unread notifications that have come so far. */
  counts: number[]
  /** Signs of life that have come so far. */
  signs: () => number
  /** Settles when the server has ended it. */
  ended: Promise<void>
  close: () => void
}

/** Opens the stream of a user's notifications on a server that listens, with a connection of its own. */
export async function openEventStream(origin: string, { accessToken }: { accessToken: string }): Promise<EventStream> {
  const headers = { authorization: `Bearer ${accessToken}` }
  const sent = request(origin + streamNotifications.url, { agent: false, headers }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const counts: number[] = []
  let signs = 0
  const read = async () => {
    let rest = ''
    for await (const piece of response.setEncoding('utf8')) {
      const events = (rest + piece).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        if (event === ':') signs++
        else counts.push(UnreadCount.parse(JSON.parse(event.replace(/^data: /, ''))).unread)
      }
    }
  }
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    counts,
    signs: () => signs,
    ended: read().catch(() => {}),
    close: () => sent.destroy(),
  }
}
