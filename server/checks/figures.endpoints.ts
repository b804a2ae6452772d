import { getCheckFigures as contract } from '#contract/checks/figures.ts'
import type { App } from '#server/core/app.ts'
import { getCheckFigures } from './get-figures.ts'

export function figuresEndpoints(app: App): void {
  app.route({ ...contract, handler: ({ params, user }) => getCheckFigures(app, user, params.id) })
}
