import * as learning from '#contract/learning/learning.ts'
import { learningInsight } from '#contract/learning/learning-insight.ts'
import { listPreviews } from '#contract/learning/previews.ts'
import type { App } from '#server/core/app.ts'
import { takeTurns } from '#server/core/costly-work/gates.ts'
import { sendPage } from '#server/core/http/paging.ts'
import { getCourseToLearn, getPreviews } from './course-to-learn.ts'
import { goOnLearning } from './go-on.ts'
import { savePlace } from './learning.queries.ts'
import { getLearningInsight } from './learning-insight.ts'
import { listUserCourses } from './my-learning.queries.ts'
import { setLearned, setUnlearned } from './set-learned.ts'
import { getDay, listDays } from './statistics.ts'
import { refusals } from './words.ts'

const previews = takeTurns(2)

export function learningEndpoints(app: App): void {
  app.route({ ...learning.getCourseToLearn, handler: ({ params, user }) => getCourseToLearn(app, user, params.id) })
  app.route({ ...listPreviews, handler: ({ params }) => previews.run(() => getPreviews(app, params.id)) })
  app.route({ ...learning.setLearned, handler: ({ query, user }) => setLearned(app, user.id, query) })
  app.route({ ...learning.setUnlearned, handler: ({ query, user }) => setUnlearned(app, user.id, query) })
  app.route({
    ...learning.savePlace,
    handler: async ({ params, body, user }, reply) => {
      const { materialId, place = null } = body
      const saved = await savePlace(app.db, user.id, { courseId: params.id, materialId, place, now: app.clock.now() })
      if (!saved) throw refusals.noCourseHasIt()
      return reply.code(204).send(null)
    },
  })
  app.route({ ...learning.goOnLearning, handler: ({ user }) => goOnLearning(app, user.id) })
  app.route({
    ...learning.listMyLearning,
    handler: async ({ query, user }, reply) => sendPage(reply, query, await listUserCourses(app.db, user.id, 'all', query)),
  })
  app.route({
    ...learning.listCoursesInProgress,
    handler: async ({ query, user }, reply) =>
      sendPage(reply, query, await listUserCourses(app.db, user.id, 'in progress', query)),
  })
  app.route({
    ...learning.listLearnedCourses,
    handler: async ({ query, user }, reply) => sendPage(reply, query, await listUserCourses(app.db, user.id, 'learned', query)),
  })
  app.route({
    ...learning.learningStatistics,
    handler: ({ params, query, user }) => listDays(app, user.id, params, query.timeZone),
  })
  app.route({
    ...learning.learningStatisticsDetails,
    handler: ({ params, query, user }) => getDay(app, user.id, params.date, query.timeZone),
  })
  app.route({ ...learningInsight, handler: ({ query, user }) => getLearningInsight(app, user.id, query.timeZone) })
}
