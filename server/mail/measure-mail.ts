import type { Measure } from '#server/core/http/metrics.ts'
import { countWaiting } from './mails.queries.ts'
import { mailCounts } from './send-mails.ts'

/** How many mails wait, were sent and failed. One process of a portal sends them all. */
export const measureMail: Measure = (app, { Counter, Gauge }, registry) => {
  // While the database does not respond, the other metrics matter all the more.
  const readWaiting = () => countWaiting(app.db).catch(() => undefined)
  new Gauge({
    name: 'mail_waiting',
    help: 'Mails that are not sent yet',
    aggregator: 'max',
    registers: [registry],
    async collect() {
      const state = await readWaiting()
      if (state) this.set(state.waiting)
    },
  })
  new Gauge({
    name: 'mail_oldest_waiting_seconds',
    help: 'How long the oldest mail has been waiting; hours mean that the mail server refuses or is away',
    aggregator: 'max',
    registers: [registry],
    async collect() {
      const state = await readWaiting()
      if (state) this.set(state.oldest ? (app.clock.now().getTime() - state.oldest.getTime()) / 1000 : 0)
    },
  })
  new Counter({
    name: 'mail_finished_total',
    help: 'Mails by how they ended: taken by the mail server, or given up',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.reset()
      this.inc({ state: 'sent' }, mailCounts.sent)
      this.inc({ state: 'failed' }, mailCounts.failed)
    },
  })
}
