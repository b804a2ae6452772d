import type { ArticleForm } from '#contract/articles.ts'
import type { Article } from '#contract/materials.ts'
import type { Db } from '#server/core/database/db.ts'
import { type Attempt, once } from '#server/core/database/once.ts'
import { badRequest } from '#server/core/errors.ts'
import { getMaterial, type LinkOf } from './materials.queries.ts'
import { insertArticle } from './new-materials.queries.ts'

export const resourceGone = 'This resource does not exist any more.'

export async function createArticle(db: Db, attempt: Attempt, form: ArticleForm, linkOf: LinkOf): Promise<Article> {
  const { id } = await once(db, attempt, async (db) => {
    const created = await insertArticle(db, attempt.userId, form)
    if (!created) throw badRequest(resourceGone, { resource: resourceGone })
    return created
  })
  return getMaterial<Article>(db, id, linkOf)
}
