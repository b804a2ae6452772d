import * as reports from '#contract/reports/reports.ts'
import type { App } from '#server/core/app.ts'
import { sendPage } from '#server/core/http/paging.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { decideReports, showAgain } from './decide-reports.ts'
import { report } from './report.ts'
import { listDecided, listWaiting } from './reports.queries.ts'

export function reportsEndpoints(app: App): void {
  app.route({
    ...reports.report,
    handler: ({ viewer, body, ip }) => report(app, viewer?.id, body, ip),
  })
  app.route({
    ...reports.listWaitingReports,
    handler: async ({ query }, reply) => sendPage(reply, query, await listWaiting(app.db, query)),
  })
  app.route({
    ...reports.listDecidedReports,
    handler: async ({ query }, reply) => sendPage(reply, query, await listDecided(app.db, query)),
  })
  app.route({
    ...reports.decideReports,
    handler: ({ user, body }, reply) => sendNothing(reply, decideReports(app, user.id, body)),
  })
  app.route({
    ...reports.showAgain,
    handler: ({ user, params }, reply) => sendNothing(reply, showAgain(app, user.id, params.id)),
  })
}
