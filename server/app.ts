import type { FastifyServerOptions } from 'fastify'
import { accountsRoutes, factorsRoutes, recoveryRoutes } from './accounts/index.ts'
import { automatedSearchRoutes } from './automated-search/index.ts'
import { cartRoutes } from './cart/index.ts'
import { certificatesRoutes } from './certificates/index.ts'
import { codesRoutes } from './codes/index.ts'
import type { App, Demo, OpenedParts } from './core/app.ts'
import { apiDocs } from './core/http/api-docs.ts'
import { healthRoutes } from './core/http/health.ts'
import { metricsRoutes } from './core/http/metrics.ts'
import { createServer } from './core/http/server.ts'
import { webFiles } from './core/http/web-files.ts'
import { coursesRoutes } from './courses/index.ts'
import { approvalsRoutes, authoringRoutes, draftsRoutes } from './drafts/index.ts'
import { fieldsRoutes } from './fields/index.ts'
import { acceptForms, filesRoutes } from './files/index.ts'
import { finalTasksRoutes, reviewsRoutes } from './final-tasks/index.ts'
import { giftsRoutes } from './gifts/index.ts'
import { goalsRoutes } from './goals/index.ts'
import { insightRoutes } from './insight/index.ts'
import { learningRoutes } from './learning/index.ts'
import { calendarRoutes, learningRoutesRoutes, removeAddresses } from './learning-routes/index.ts'
import { mailRoutes, measureMail } from './mail/index.ts'
import { captionsRoutes, materialsRoutes, sourcesRoutes } from './materials/index.ts'
import { measureStreams, notificationsRoutes } from './notifications/index.ts'
import { oidcRoutes, removeLink } from './oidc/index.ts'
import { ownDataRoutes } from './own-data/index.ts'
import { pagesRoutes } from './pages/index.ts'
import { pointsRoutes } from './points/index.ts'
import { ratingsRoutes } from './ratings/index.ts'
import { refundsRoutes } from './refunds/index.ts'
import { reportsRoutes } from './reports/index.ts'
import { setupRoutes } from './setup/index.ts'
import { sitePagesRoutes } from './site-pages/index.ts'
import { skillsRoutes } from './skills/index.ts'
import { statisticsRoutes } from './statistics/index.ts'
import { teachingRoutes } from './teaching/index.ts'
import { wishlistRoutes } from './wishlist/index.ts'

/** The whole portal as a server that does not listen yet. */
export async function buildServer(
  parts: OpenedParts,
  logger?: FastifyServerOptions['loggerInstance'],
  demo?: Demo,
): Promise<App> {
  const app = await createServer(parts, logger)
  app.decorate('demo', demo)
  demo?.routes(app)
  await apiDocs(app)
  healthRoutes(app)
  await metricsRoutes(app, [measureMail, measureStreams])
  accountsRoutes(app)
  recoveryRoutes(app, [removeLink, removeAddresses])
  factorsRoutes(app)
  await oidcRoutes(app)
  ownDataRoutes(app)
  pointsRoutes(app)
  coursesRoutes(app)
  authoringRoutes(app)
  draftsRoutes(app)
  approvalsRoutes(app)
  automatedSearchRoutes(app)
  skillsRoutes(app)
  fieldsRoutes(app)
  goalsRoutes(app)
  sourcesRoutes(app)
  captionsRoutes(app)
  finalTasksRoutes(app)
  reviewsRoutes(app)
  learningRoutes(app)
  learningRoutesRoutes(app)
  calendarRoutes(app)
  certificatesRoutes(app)
  setupRoutes(app)
  statisticsRoutes(app)
  sitePagesRoutes(app)
  cartRoutes(app)
  refundsRoutes(app)
  giftsRoutes(app)
  codesRoutes(app)
  wishlistRoutes(app)
  ratingsRoutes(app)
  insightRoutes(app)
  teachingRoutes(app)
  reportsRoutes(app)
  mailRoutes(app)
  notificationsRoutes(app)
  await app.register(async (withForms) => {
    await acceptForms(withForms)
    filesRoutes(withForms)
    materialsRoutes(withForms)
  })
  await webFiles(app)
  pagesRoutes(app)
  return app
}
