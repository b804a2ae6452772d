import type { ArticleForm } from '#contract/articles.ts'
import type { Article } from '#contract/materials.ts'
import type { Db } from '#server/core/db.ts'
import { badRequest } from '#server/core/errors.ts'
import { getMaterial, type LinkOf } from './materials.queries.ts'
import { insertArticle } from './new-materials.queries.ts'

export async function createArticle(db: Db, creatorId: number, form: ArticleForm, linkOf: LinkOf): Promise<Article> {
  const created = await insertArticle(db, creatorId, form)
  if (!created) throw badRequest('This resource does not exist any more.', { resource: 'This resource does not exist any more.' })
  return getMaterial<Article>(db, created.id, linkOf)
}
