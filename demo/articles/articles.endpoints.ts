import type { App } from '#server/core/app.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { notFound, refusing } from '#server/core/refusals.ts'
import { findMaterials } from '../content/index.ts'
import { articlePath, articlePolicy, drawArticlePage } from './article-page.ts'

const anHour = 3600
const refusals = refusing('demo', { noSuchArticle: notFound('There is no such article.') })

/** The articles of the demo, open to everyone. Real ones would be on other sites. */
export function articlesEndpoints(app: App): void {
  const pages = new Map(findMaterials('article').map((use, index) => [use.material.key, { use, seed: index + 1 }]))
  app.get<{ Params: { key: string } }>(
    articlePath(':key'),
    { config: { access: 'entry' }, schema: { hide: true } as object },
    async (request, reply) => {
      const page = pages.get(request.params.key)
      if (!page) throw refusals.noSuchArticle()
      return reply
        .header('content-security-policy', articlePolicy)
        .header('cache-control', `public, max-age=${anHour}`)
        .type('text/html; charset=utf-8')
        .send(drawArticlePage(page.use, page.seed))
    },
  )
}

/** Links contain the portal's address, which may be another one at the next start. */
export const moveArticles = (db: Db, portalUrl: string) =>
  db.run(sql`
    update materials set link = ${portalUrl} || substring(link from '/demo/articles/.*$')
     where kind = 'article' and link ~ '^https?://[^/]+/demo/articles/[a-z0-9-]+$' and not starts_with(link, ${portalUrl} || '/')`)
