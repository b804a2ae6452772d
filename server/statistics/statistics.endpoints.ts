import { Readable } from 'node:stream'
import * as statistics from '#contract/statistics/statistics.ts'
import { createResetLink, setAdminRole, signOutEverywhere } from '#server/accounts/index.ts'
import { listActs } from '#server/audit/index.ts'
import { type App, withDb } from '#server/core/app.ts'
import { sendPage } from '#server/core/http/paging.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { listOwnMovements } from '#server/points/index.ts'
import { writeCsv } from './csv.ts'
import { getSales } from './sales.queries.ts'
import { getSalesRange } from './sales-range.ts'
import { listCourseStatistics, listMaterialStatistics } from './statistics.queries.ts'
import { listUsers } from './users.queries.ts'

/** Admins change users here and see at once that they did; all other tables may be a few seconds old. */
export function statisticsEndpoints(app: App): void {
  app.route({
    ...statistics.materialsStatistics,
    handler: async ({ params, query }, reply) => sendPage(reply, params, await listMaterialStatistics(app.readDb, params, query)),
  })
  app.route({ ...statistics.salesStatistics, handler: () => getSales(app.readDb) })
  app.route({ ...statistics.salesInRange, handler: ({ query }) => getSalesRange(withDb(app, app.readDb), query) })
  app.route({
    ...statistics.coursesStatistics,
    handler: async ({ params, query }, reply) => sendPage(reply, params, await listCourseStatistics(app.readDb, params, query)),
  })
  app.route({
    ...statistics.usersStatistics,
    handler: async ({ params, query }, reply) => {
      const { average, ...page } = await listUsers(app.db, params, query)
      return { users: sendPage(reply, params, page), averageCompletedCoursesPercentage: average }
    },
  })
  app.route({
    ...statistics.userPoints,
    handler: async ({ params, query }, reply) => sendPage(reply, query, await listOwnMovements(app.db, params.id, query)),
  })
  app.route({
    ...statistics.auditLog,
    handler: async ({ params, query }, reply) => sendPage(reply, params, await listActs(app.db, params, query)),
  })
  app.route({
    ...statistics.statisticsCsv,
    handler: ({ params, query }, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${params.table}.csv"`)
        .send(Readable.from(writeCsv(withDb(app, app.readDb), params.table, query))),
  })
  app.route({
    ...statistics.setAdmin,
    handler: ({ params, body, user }, reply) => sendNothing(reply, setAdminRole(app, user, params.id, body.isAdmin)),
  })
  app.route({
    ...statistics.signOutUser,
    handler: ({ params, user }, reply) => sendNothing(reply, signOutEverywhere(app, user, params.id)),
  })
  app.route({
    ...statistics.createResetLink,
    handler: async ({ params, user }) => ({ link: await createResetLink(app, user, params.id) }),
  })
}
