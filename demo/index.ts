import type { Demo } from '#server/core/app.ts'
import { demoAccounts } from './accounts.ts'
import { articlesEndpoints, moveArticles } from './articles/articles.endpoints.ts'
import { seedDemo } from './seed.ts'

/** The only door from the server to the demo: `server/main.ts` opens it when DEMO=1. */
export const demo: Demo = {
  accounts: demoAccounts,
  seed: seedDemo,
  endpoints: articlesEndpoints,
  setAddress: moveArticles,
}
