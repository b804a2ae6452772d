import { create as contentDisposition } from 'content-disposition'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import * as search from '#contract/automated-search/automated-search.ts'
import { listCheapestWays } from '#contract/automated-search/cheapest-ways.ts'
import type { Wish } from '#contract/automated-search/wish.ts'
import { paths } from '#contract/core/paths.ts'
import type { App } from '#server/core/app.ts'
import { takeTurns } from '#server/core/costly-work/gates.ts'
import { disconnectSignal } from '#server/core/http/disconnect-signal.ts'
import { CheapestWaysFinder } from './cheapest-ways.ts'
import { findPlan, type Plan } from './find-plan.ts'
import type { planPdf } from './plan-pdf.ts'
import { SearchPool } from './search-pool.ts'
import { words } from './words.ts'

type Asking = FastifyRequest<{ Body: Wish; Querystring: z.output<typeof search.PlanQuery> }>

const wayReads = takeTurns(2)

export function automatedSearchEndpoints(app: App): void {
  const pool = new SearchPool(app.db.access, (error) => app.log.error(error, 'a search broke'))
  app.addHook('onClose', () => pool.close())
  const ways = new CheapestWaysFinder(app, pool, (error) => app.log.warn(error, 'the cheapest ways were not found'))

  const planFor = async (request: Asking, reply: FastifyReply, byTime: boolean): Promise<Plan> => {
    const { body: wish, viewer, ip: address } = request
    const { countOwn, realTime, shownOnly, must, guest } = request.query
    const outcome = await findPlan(app, pool, {
      wish,
      must,
      byTime,
      viewerId: viewer?.id,
      countOwn,
      realTime,
      shownOnly,
      guest,
      address,
      signal: disconnectSignal(reply),
    })
    if ('courses' in outcome) return outcome
    reply.header('x-reachable', JSON.stringify(outcome.reachable))
    throw outcome.refusal
  }
  const sendPlan = async (request: Asking, reply: FastifyReply, byTime: boolean) => {
    const { courses, info } = await planFor(request, reply, byTime)
    reply.header('x-plan', JSON.stringify(info))
    return courses
  }
  const sendPdf = async (request: Asking, reply: FastifyReply, byTime: boolean) => {
    const plan = await planFor(request, reply, byTime)
    const origin = app.settings.publicUrl ?? `${request.protocol}://${request.host}`
    const path = paths.plan({ wish: request.body, byTime, ...request.query })
    const sheet = { ...plan, byTime, shownOnly: request.query.shownOnly, origin, path, madeAt: app.clock.now() }
    const pdf = await app.documents.run<typeof planPdf>(import.meta.resolve('./plan-pdf.ts'), 'planPdf', sheet)
    return reply
      .type('application/pdf')
      .header('content-disposition', contentDisposition(words.fileName, { type: 'inline' }))
      .send(Buffer.from(pdf))
  }

  app.route({ ...search.automatedSearch, handler: (request, reply) => sendPlan(request, reply, false) })
  app.route({ ...search.automatedSearchBasedOnTime, handler: (request, reply) => sendPlan(request, reply, true) })
  app.route({ ...search.pdfForAutomatedSearch, handler: (request, reply) => sendPdf(request, reply, false) })
  app.route({ ...search.pdfForAutomatedSearchBasedOnTime, handler: (request, reply) => sendPdf(request, reply, true) })
  app.route({
    ...listCheapestWays,
    handler: ({ params, viewer, ip: address }) => wayReads.run(() => ways.find(params.id, { viewerId: viewer?.id, address })),
  })
}
