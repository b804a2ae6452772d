import type { ArticleForm } from '#contract/materials/articles.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import type { User } from '#server/core/security/tokens.ts'
import { ownMaterial } from './materials.queries.ts'

/** Returns nothing if the resource does not exist. */
export const insertArticle = (db: Db, creatorId: number, article: ArticleForm) =>
  db.maybe<{ id: number }>(sql`
    insert into materials (kind, name, learning_minutes, creator_id, link, publication_date, resource_id)
    select 'article', ${article.name}, ${article.learningMinutes}, ${creatorId}, ${article.link}, ${article.publicationDate}::date, id
      from resources where id = ${article.resource.id} for key share
    returning id`)

/** Returns false if the article is not theirs, or the resource does not exist. */
export const saveArticle = (db: Db, user: User, id: number, article: ArticleForm) =>
  db
    .run(sql`
      update materials m set name = ${article.name}, learning_minutes = ${article.learningMinutes}, link = ${article.link},
             publication_date = ${article.publicationDate}::date, resource_id = r.id
        from resources r where r.id = ${article.resource.id} and ${ownMaterial(user, 'article', id)}`)
    .then((count) => count === 1)
