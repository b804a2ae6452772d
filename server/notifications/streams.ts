import type { ServerResponse } from 'node:http'
import type { UnreadCount } from '#contract/notifications/notifications.ts'
import type { App } from '#server/core/app.ts'
import { type Listener, listen } from '#server/core/database/listen.ts'
import { stopping } from '#server/core/errors.ts'
import { channel, countUnread, listLiveSessions } from './notifications.queries.ts'
import { refusals } from './words.ts'

/** Of this process. */
export const streamCounts = { open: 0 }
const mostStreams = 10_000
/** Of one user; each visible window has one. */
const streamsPerUser = 8
const retryAfterSeconds = 60
/** Milliseconds between looks at all streams. The next ones count these looks. */
const tick = 1000
/** A sign of life, and all counts in case something was missed. */
const signOfLife = 25
/** All counts, while nothing is heard from the database. */
const poll = 3
const sessionCheck = 5
/** Milliseconds in which changes are collected, so that many cost one statement. */
const collectFor = 50

export interface Holder {
  userId: number
  sessionId: string
  /** When the access token expires. */
  until: Date
}

interface Stream extends Holder {
  response: ServerResponse
  sent: number | undefined
}

/**
 * The open streams of this process. Any server may change the notifications of a user, so changes come from the database. Behind a pooler
 * in transaction mode nothing can be heard, and the counts are read every few seconds instead.
 */
export class Streams {
  private readonly app: App
  private readonly byUser = new Map<number, Set<Stream>>()
  private readonly changed = new Set<number>()
  private listener: Listener | undefined
  private collecting: NodeJS.Timeout | undefined
  private ticking: NodeJS.Timeout | undefined
  private ticks = 0

  constructor(app: App) {
    this.app = app
  }

  refuseIfFull(userId: number): void {
    if (this.app.draining) throw stopping()
    if ((this.byUser.get(userId)?.size ?? 0) >= streamsPerUser) throw refusals.tooManyWindows({ retryAfterSeconds })
    if (streamCounts.open >= mostStreams) throw refusals.tooManyUsers({ retryAfterSeconds })
  }

  add(holder: Holder, response: ServerResponse): void {
    const stream: Stream = { ...holder, response, sent: undefined }
    const own = this.byUser.get(holder.userId) ?? new Set()
    this.byUser.set(holder.userId, own.add(stream))
    streamCounts.open++
    // A window that has just been closed is no error.
    response.on('error', () => {}).once('close', () => this.remove(stream))
    this.ticking ??= setInterval(() => this.look(), tick).unref()
    this.listener ??= this.startListening()
    this.refresh([holder.userId])
  }

  async close(): Promise<void> {
    this.endAll()
    clearInterval(this.ticking)
    clearTimeout(this.collecting)
    await this.listener?.close()
  }

  private startListening(): Listener | undefined {
    const { url, prepare } = this.app.db.access
    if (!prepare) return undefined
    return listen(url, channel, {
      onPayload: (userId) => this.refresh([Number(userId)]),
      onConnect: () => this.refresh(this.byUser.keys()),
    })
  }

  private remove(stream: Stream): void {
    const own = this.byUser.get(stream.userId)
    if (!own?.delete(stream)) return
    streamCounts.open--
    if (own.size === 0) this.byUser.delete(stream.userId)
    if (this.byUser.size > 0) return
    clearInterval(this.ticking)
    this.ticking = undefined
  }

  private all(): Stream[] {
    return [...this.byUser.values()].flatMap((own) => [...own])
  }

  private endAll(): void {
    for (const { response } of this.all()) response.end()
  }

  private look(): void {
    if (this.app.draining) this.endAll()
    this.ticks++
    const isTime = (every: number) => this.ticks % every === 0
    const now = this.app.clock.now()
    for (const { until, response } of this.all()) {
      if (until <= now) response.end()
      else if (isTime(signOfLife)) send(response, ':')
    }
    if (isTime(sessionCheck)) void this.endDeadSessions()
    if (isTime(signOfLife) || (!this.listener?.isConnected() && isTime(poll))) this.refresh(this.byUser.keys())
  }

  private async endDeadSessions(): Promise<void> {
    const streams = this.all()
    const ids = [...new Set(streams.map(({ sessionId }) => sessionId))]
    const { db, clock } = this.app
    // While the database cannot be reached, the next check has to be enough.
    const live = await listLiveSessions(db, ids, clock.now()).catch(() => undefined)
    for (const { sessionId, response } of live ? streams : []) if (!live?.has(sessionId)) response.end()
  }

  /** Sends the users who have a stream here their counts, soon. */
  private refresh(userIds: Iterable<number>): void {
    for (const userId of userIds) if (this.byUser.has(userId)) this.changed.add(userId)
    if (this.changed.size > 0) this.collecting ??= setTimeout(() => this.sendCounts(), collectFor).unref()
  }

  private async sendCounts(): Promise<void> {
    const userIds = [...this.changed]
    this.changed.clear()
    this.collecting = undefined
    const { db, clock } = this.app
    const counts = await countUnread(db, userIds, clock.now()).catch(() => [])
    for (const { userId, unread } of counts) {
      for (const stream of this.byUser.get(userId) ?? []) {
        if (stream.sent === unread) continue
        stream.sent = unread
        const data: UnreadCount = { unread }
        send(stream.response, `data: ${JSON.stringify(data)}`)
      }
    }
  }
}

/** A response that was ended is still known until its connection is closed. */
function send(response: ServerResponse, event: string): void {
  if (!response.writableEnded) response.write(`${event}\n\n`)
}
