import * as setup from '#contract/setup/setup.ts'
import type { App } from '#server/core/app.ts'
import { sendNothing } from '#server/core/http/send-nothing.ts'
import { dismiss, getState } from './setup.queries.ts'

export function setupEndpoints(app: App): void {
  app.route({
    ...setup.getSetup,
    handler: async () => {
      const { isDismissed, ...state } = await getState(app.db)
      // A demo keeps its mails and sends none.
      const isDone = { ...state, mail: app.settings.demo || (app.settings.mail !== undefined && state.mail) }
      return { done: isDismissed ? null : setup.setupSteps.filter((step) => isDone[step]) }
    },
  })
  app.route({
    ...setup.dismissSetup,
    handler: (_request, reply) => sendNothing(reply, dismiss(app.db, app.clock.now())),
  })
}
