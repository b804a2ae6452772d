import type { ArticleForm } from '#contract/articles.ts'
import type { BookForm } from '#contract/books.ts'
import type { VideoForm } from '#contract/videos.ts'
import { type Db, sql } from '#server/core/database/db.ts'

/** Each returns the new material's id, or undefined when it names something that does not exist. */

export const insertArticle = (db: Db, creatorId: number, article: ArticleForm) =>
  db.maybe<{ id: number }>(sql`
    insert into materials (kind, name, learning_minutes, creator_id, link, publication_date, resource_id)
    select 'article', ${article.name}, ${article.learningMinutes}, ${creatorId}, ${article.link}, ${article.publicationDate}::date, id
      from resources where id = ${article.resource.id} for key share
    returning id`)

const secondsInMinute = 60
export const minutesOfVideo = ({ learningMinutes, duration }: VideoForm) =>
  learningMinutes ?? Math.ceil(duration / secondsInMinute)

export const insertVideo = (db: Db, creatorId: number, video: VideoForm, fileId: string) =>
  db.maybe<{ id: number }>(sql`
    insert into materials (kind, name, learning_minutes, creator_id, file_id, duration, quality_id)
    select 'video', ${video.name}, ${minutesOfVideo(video)}, ${creatorId}, ${fileId},
           ${video.duration}, id
      from qualities where id = ${video.quality.id}
    returning id`)

const minutesPerPage = 2
type BookFields = Omit<BookForm, 'authors'>
export const minutesOfBook = ({ learningMinutes, pagesCount }: BookFields) => learningMinutes ?? pagesCount * minutesPerPage

export const insertBook = (db: Db, creatorId: number, book: BookFields, file: { id: string; extension: string }) =>
  db.maybe<{ id: number }>(sql`
    insert into materials (kind, name, learning_minutes, creator_id, file_id, pages_count, publication_year, extension_id)
    select 'book', ${book.name}, ${minutesOfBook(book)}, ${creatorId}, ${file.id},
           ${book.pagesCount}, ${book.publicationYear}, id
      from book_extensions where name = ${file.extension}
    returning id`)

/** Returns how many of the authors exist. */
export const insertBookAuthors = (db: Db, bookId: number, authorIds: number[]) =>
  db.run(sql`
    insert into book_authors (material_id, author_id, position)
    select ${bookId}, a.id, wanted.place::int - 1 from unnest(${authorIds}::int[]) with ordinality wanted (id, place)
      join authors a on a.id = wanted.id`)

export const listQualities = (db: Db) => db.many<{ id: number; name: string }>(sql`select id, name from qualities order by id`)

export const isQuality = (db: Db, id: number) =>
  db.maybe(sql`select from qualities where id = ${id}`).then((row) => row !== undefined)

export const countAuthors = (db: Db, ids: number[]) =>
  db
    .one<{ count: number }>(sql`select count(*)::int as count from authors where id = any(${ids}::int[])`)
    .then((row) => row.count)
