import * as insight from '#contract/insight/insight.ts'
import { countView } from '#contract/insight/views.ts'
import { type App, withDb } from '#server/core/app.ts'
import { takeTurns } from '#server/core/costly-work/gates.ts'
import type { User } from '#server/core/security/tokens.ts'
import { ViewCounter } from './count-views.ts'
import { getCourseRange, getInsight, refuseOthers } from './get-insight.ts'
import { insightAsCsv } from './insight-csv.ts'

/** The figures of a course with very many learners take a while. */
const figures = takeTurns(1)

/** Figures may be a few seconds old; whose course it is may not. */
export function insightEndpoints(app: App): void {
  const views = new ViewCounter(app)
  const read = async <T>(user: User, courseId: number, work: (parts: ReturnType<typeof withDb>) => Promise<T>) => {
    await refuseOthers(app, user, courseId)
    return figures.run(() => work(withDb(app, app.readDb)))
  }
  app.route({
    ...countView,
    handler: async ({ params, viewer }, reply) => {
      views.count(params.id, viewer?.id ?? null)
      return reply.code(204).send(null)
    },
  })
  app.route({
    ...insight.getInsight,
    handler: ({ user, params }) => read(user, params.id, (parts) => getInsight(parts, params.id)),
  })
  app.route({
    ...insight.insightInRange,
    handler: ({ user, params, query }) => read(user, params.id, (parts) => getCourseRange(parts, params.id, query)),
  })
  app.route({
    ...insight.insightCsv,
    handler: async ({ user, params, query }, reply) => {
      const text = await read(user, params.id, (parts) => insightAsCsv(parts, params.id, params.table, query))
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${params.table}-${params.id}.csv"`)
        .send(text)
    },
  })
}
