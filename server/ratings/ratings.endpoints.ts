import type { PageQuery } from '#contract/core/http.ts'
import * as ratings from '#contract/ratings/ratings.ts'
import type { App, Parts } from '#server/core/app.ts'
import { takeTurns } from '#server/core/costly-work/gates.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { pageResponse, sendShared } from '#server/core/http/send-shared.ts'
import type { User } from '#server/core/security/tokens.ts'
import { getOwnRating, rateCourse } from './rate-course.ts'
import { countRatings, listRatings } from './ratings.queries.ts'
import { markHelpful, removeReply, reply, unmarkHelpful } from './respond.ts'
import { refusals } from './words.ts'

const lists = takeTurns(2)

export function ratingsEndpoints(app: App): void {
  app.route({
    ...ratings.listRatings,
    handler: (request, reply) => {
      const { params, query, viewer } = request
      const read = (parts: Parts) =>
        pageResponse(ratings.listRatings.schema.response[200], query, readRatings(parts, params.id, query, viewer))
      return sendShared(request, reply, (parts) => lists.run(() => read(parts)))
    },
  })
  app.route({ ...ratings.getOwnRating, handler: ({ user, params }) => getOwnRating(app, user.id, params.id) })
  app.route({
    ...ratings.rateCourse,
    handler: ({ user, params, body }, reply) => sendNothing(reply, rateCourse(app, user.id, params.id, body)),
  })
  app.route({
    ...ratings.markHelpful,
    handler: ({ user, params }, reply) => sendNothing(reply, markHelpful(app, user.id, params.id)),
  })
  app.route({
    ...ratings.unmarkHelpful,
    handler: ({ user, params }, reply) => sendNothing(reply, unmarkHelpful(app, user.id, params.id)),
  })
  app.route({
    ...ratings.replyToRating,
    handler: ({ user, params, body }, response) => sendNothing(response, reply(app, user.id, params.id, body.text)),
  })
  app.route({
    ...ratings.removeReply,
    handler: ({ user, params }, reply) => sendNothing(reply, removeReply(app, user.id, params.id)),
  })
}

async function readRatings(
  { db }: Parts,
  courseId: number,
  query: PageQuery & { order: ratings.RatingOrder },
  viewer: User | undefined,
) {
  const totalCount = await countRatings(db, courseId, viewer)
  if (totalCount === undefined) throw refusals.noSuchCourse()
  return { items: totalCount === 0 ? [] : await listRatings(db, courseId, query, viewer?.id), totalCount }
}
