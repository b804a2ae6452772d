import type { ArticleForm } from '#contract/articles.ts'
import type { Article, Book, Video } from '#contract/materials.ts'
import type { Parts } from '#server/core/app.ts'
import { type Attempt, once } from '#server/core/database/once.ts'
import { type MediaForm, privateLinksFor } from '#server/files/index.ts'
import { noAuthor, noQuality, noResource, readNewBookForm, readVideoForm } from './material-forms.ts'
import { getMaterial } from './materials.queries.ts'
import { countAuthors, insertArticle, insertBook, insertBookAuthors, insertVideo, isQuality } from './new-materials.queries.ts'
import { saveWithMedia } from './save-with-media.ts'
import { ownAuthor } from './sources.queries.ts'

export async function createArticle(parts: Parts, userId: number, form: ArticleForm, attempt: Attempt): Promise<Article> {
  const { id } = await once(parts, userId, attempt, async ({ db }) => {
    const created = await insertArticle(db, userId, form)
    if (!created) throw noResource()
    return created
  })
  return getMaterial<Article>(parts.db, id, privateLinksFor(parts, userId))
}

export async function createVideo(parts: Parts, userId: number, media: MediaForm): Promise<Video> {
  const id = await saveWithMedia(parts, userId, {
    what: 'video',
    folder: 'videos',
    media,
    readForm: async () => {
      const form = readVideoForm(media.fields)
      if (!(await isQuality(parts.db, form.quality.id))) throw noQuality()
      return form
    },
    save: async ({ db }, form, file) => {
      const created = await insertVideo(db, userId, form, file.id)
      if (!created) throw noQuality()
      return created
    },
  })
  return getMaterial<Video>(parts.db, id, privateLinksFor(parts, userId))
}

export async function createBook(parts: Parts, userId: number, media: MediaForm): Promise<Book> {
  const id = await saveWithMedia(parts, userId, {
    what: 'book',
    folder: 'books',
    media,
    readForm: async () => {
      const { authors, ...form } = readNewBookForm(media.fields, parts.clock.now().getUTCFullYear())
      const ids = authors.map(({ id }) => id)
      if ((await countAuthors(parts.db, ids)) < ids.length) throw noAuthor()
      return { ...form, ids }
    },
    save: async ({ db }, form, file) => {
      const ids = form.ids.length > 0 ? form.ids : [await ownAuthor(db, userId)]
      const created = await insertBook(db, userId, form, file)
      if (!created || (await insertBookAuthors(db, created.id, ids)) < ids.length) throw noAuthor()
      return created
    },
  })
  return getMaterial<Book>(parts.db, id, privateLinksFor(parts, userId))
}
