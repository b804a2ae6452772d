import type { ArticleForm } from '#contract/articles.ts'
import type { BookForm } from '#contract/books.ts'
import type { VideoForm } from '#contract/videos.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { isAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import type { MaterialKind } from './materials.queries.ts'
import { insertBookAuthors, minutesOfBook, minutesOfVideo } from './new-materials.queries.ts'

/** Each changes a material only for its creator or an Admin. Returns false when it is not theirs, or names something that does not exist. */

/** The statement that changes a material also checks the permission, so that nothing can change in between. */
const ownMaterial = (user: User, kind: MaterialKind, id: number): Sql =>
  sql`m.id = ${id} and m.kind = ${kind} and (m.creator_id = ${user.id} or ${isAdmin(user)})`

export const saveArticle = (db: Db, user: User, id: number, article: ArticleForm) =>
  db
    .run(sql`
      update materials m set name = ${article.name}, learning_minutes = ${article.learningMinutes}, link = ${article.link},
             publication_date = ${article.publicationDate}::date, resource_id = r.id
        from resources r where r.id = ${article.resource.id} and ${ownMaterial(user, 'article', id)}`)
    .then((count) => count === 1)

export const saveVideo = (db: Db, user: User, id: number, video: VideoForm, file: { id: string } | undefined) =>
  db
    .run(sql`
      update materials m set name = ${video.name}, learning_minutes = ${minutesOfVideo(video)}, duration = ${video.duration},
             quality_id = q.id, file_id = coalesce(${file?.id ?? null}, m.file_id)
        from qualities q where q.id = ${video.quality.id} and ${ownMaterial(user, 'video', id)}`)
    .then((count) => count === 1)

export async function saveBook(
  db: Db,
  user: User,
  id: number,
  book: BookForm,
  file: { id: string; extension: string } | undefined,
): Promise<boolean> {
  const saved = await db.run(sql`
    update materials m set name = ${book.name}, learning_minutes = ${minutesOfBook(book)}, pages_count = ${book.pagesCount},
           publication_year = ${book.publicationYear}, file_id = coalesce(${file?.id ?? null}, m.file_id),
           extension_id = coalesce((select x.id from book_extensions x where x.name = ${file?.extension ?? null}), m.extension_id)
     where ${ownMaterial(user, 'book', id)}`)
  if (saved === 0) return false
  const authorIds = book.authors.map((author) => author.id)
  await db.run(sql`delete from book_authors where material_id = ${id}`)
  return (await insertBookAuthors(db, id, authorIds)) === authorIds.length
}
