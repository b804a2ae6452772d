import type { FastifyServerOptions } from 'fastify'
import { accountsEndpoints, factorsEndpoints, recoveryEndpoints } from './accounts/index.ts'
import { automatedSearchEndpoints } from './automated-search/index.ts'
import { cartEndpoints } from './cart/index.ts'
import { certificatesEndpoints } from './certificates/index.ts'
import { attemptsEndpoints, bankEndpoints, figuresEndpoints, readQuestionsEndpoints } from './checks/index.ts'
import { codesEndpoints } from './codes/index.ts'
import type { App, Demo, OpenedParts } from './core/app.ts'
import { apiDocs } from './core/http/api-docs.ts'
import { healthEndpoints } from './core/http/health.ts'
import { metricsEndpoints } from './core/http/metrics.ts'
import { createServer } from './core/http/server.ts'
import { webFiles } from './core/http/web-files.ts'
import { coursesEndpoints } from './courses/index.ts'
import { approvalsEndpoints, authoringEndpoints, draftsEndpoints } from './drafts/index.ts'
import { fieldsEndpoints } from './fields/index.ts'
import { acceptForms, filesEndpoints } from './files/index.ts'
import { finalTasksEndpoints, reviewsEndpoints } from './final-tasks/index.ts'
import { firstQuestionEndpoints } from './first-question/index.ts'
import { giftsEndpoints } from './gifts/index.ts'
import { goalsEndpoints } from './goals/index.ts'
import { insightEndpoints } from './insight/index.ts'
import { keptPlansEndpoints } from './kept-plans/index.ts'
import { learningEndpoints } from './learning/index.ts'
import { calendarEndpoints, learningRoutesEndpoints, removeAddresses } from './learning-routes/index.ts'
import { mailEndpoints, measureMail } from './mail/index.ts'
import { captionsEndpoints, materialsEndpoints, sourcesEndpoints } from './materials/index.ts'
import { measureStreams, notificationsEndpoints } from './notifications/index.ts'
import { oidcEndpoints, removeLink } from './oidc/index.ts'
import { ownDataEndpoints } from './own-data/index.ts'
import { pagesEndpoints } from './pages/index.ts'
import { placementEndpoints } from './placement/index.ts'
import { pointsEndpoints } from './points/index.ts'
import { ratingsEndpoints } from './ratings/index.ts'
import { refundsEndpoints } from './refunds/index.ts'
import { reportsEndpoints } from './reports/index.ts'
import { setupEndpoints } from './setup/index.ts'
import { sitePagesEndpoints } from './site-pages/index.ts'
import { skillsEndpoints } from './skills/index.ts'
import { statisticsEndpoints } from './statistics/index.ts'
import { synonymsEndpoints } from './synonyms/index.ts'
import { teachingEndpoints } from './teaching/index.ts'
import { wishlistEndpoints } from './wishlist/index.ts'

/** The whole portal as a server that does not listen yet. */
export async function buildServer(
  parts: OpenedParts,
  logger?: FastifyServerOptions['loggerInstance'],
  demo?: Demo,
): Promise<App> {
  const app = await createServer(parts, logger)
  app.decorate('demo', demo)
  demo?.endpoints(app)
  await apiDocs(app)
  healthEndpoints(app)
  await metricsEndpoints(app, [measureMail, measureStreams])
  accountsEndpoints(app)
  recoveryEndpoints(app, [removeLink, removeAddresses])
  factorsEndpoints(app)
  await oidcEndpoints(app)
  ownDataEndpoints(app)
  pointsEndpoints(app)
  coursesEndpoints(app)
  authoringEndpoints(app)
  draftsEndpoints(app)
  approvalsEndpoints(app)
  automatedSearchEndpoints(app)
  placementEndpoints(app)
  skillsEndpoints(app)
  fieldsEndpoints(app)
  goalsEndpoints(app)
  firstQuestionEndpoints(app)
  synonymsEndpoints(app)
  sourcesEndpoints(app)
  captionsEndpoints(app)
  finalTasksEndpoints(app)
  reviewsEndpoints(app)
  learningEndpoints(app)
  bankEndpoints(app)
  attemptsEndpoints(app)
  learningRoutesEndpoints(app)
  calendarEndpoints(app)
  certificatesEndpoints(app)
  setupEndpoints(app)
  statisticsEndpoints(app)
  sitePagesEndpoints(app)
  cartEndpoints(app)
  refundsEndpoints(app)
  giftsEndpoints(app)
  codesEndpoints(app)
  wishlistEndpoints(app)
  keptPlansEndpoints(app)
  ratingsEndpoints(app)
  insightEndpoints(app)
  teachingEndpoints(app)
  reportsEndpoints(app)
  mailEndpoints(app)
  notificationsEndpoints(app)
  readQuestionsEndpoints(app)
  figuresEndpoints(app)
  await app.register(async (withForms) => {
    await acceptForms(withForms)
    filesEndpoints(withForms)
    materialsEndpoints(withForms)
  })
  await webFiles(app)
  pagesEndpoints(app)
  return app
}
