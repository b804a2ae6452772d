import type { ArticleForm } from '#contract/materials/articles.ts'
import type { Article } from '#contract/materials/materials.ts'
import type { Parts } from '#server/core/app.ts'
import { type Attempt, once } from '#server/core/database/once.ts'
import type { User } from '#server/core/security/tokens.ts'
import { privateLinksFor } from '#server/files/index.ts'
import { insertArticle, saveArticle } from './articles.queries.ts'
import { checkOwn } from './check-own.ts'
import { getMaterial } from './materials.queries.ts'
import { refusals } from './words.ts'

export async function createArticle(parts: Parts, userId: number, form: ArticleForm, attempt: Attempt): Promise<Article> {
  const { id } = await once(parts, userId, attempt, async ({ db }) => {
    const created = await insertArticle(db, userId, form)
    if (!created) throw refusals.resourceGone()
    return created
  })
  return getMaterial<'article'>(parts.db, id, privateLinksFor(parts, userId))
}

export async function updateArticle(parts: Parts, user: User, id: number, form: ArticleForm): Promise<Article> {
  if (!(await saveArticle(parts.db, user, id, form))) {
    await checkOwn(parts, user, 'article', id)
    throw refusals.resourceGone()
  }
  return getMaterial<'article'>(parts.db, id, privateLinksFor(parts, user.id))
}
