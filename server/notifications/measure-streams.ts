import type { Measure } from '#server/core/http/metrics.ts'
import { streamCounts } from './streams.ts'

export const measureStreams: Measure = (_app, { Gauge }, registry) => {
  new Gauge({
    name: 'notification_streams',
    help: 'Windows that are told of new notifications',
    registers: [registry],
    collect() {
      this.set(streamCounts.open)
    },
  })
}
