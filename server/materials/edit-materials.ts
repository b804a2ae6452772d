import type { ArticleForm } from '#contract/articles.ts'
import type { Article, Book, Video } from '#contract/materials.ts'
import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { once } from '#server/core/database/once.ts'
import { badRequest } from '#server/core/errors.ts'
import type { User } from '#server/core/security/tokens.ts'
import { keepDraft, type MediaForm } from '#server/files/index.ts'
import { checkOwn } from './check-own.ts'
import { resourceGone } from './create-article.ts'
import { authorGone, readBookForm } from './create-book.ts'
import { createFromMedia } from './create-from-media.ts'
import { noQuality, readVideoForm } from './create-video.ts'
import { saveArticle, saveBook, saveVideo } from './edit-materials.queries.ts'
import { getMaterial, type LinkOf } from './materials.queries.ts'

type StoredFile = { id: string; extension: string } | undefined

export async function updateArticle(db: Db, user: User, id: number, form: ArticleForm, linkOf: LinkOf): Promise<Article> {
  if (!(await saveArticle(db, user, id, form))) {
    await checkOwn(db, user, 'article', id)
    throw badRequest(resourceGone, { resource: resourceGone })
  }
  return getMaterial<Article>(db, id, linkOf)
}

export async function updateVideo(parts: Parts, user: User, id: number, media: MediaForm, linkOf: LinkOf): Promise<Video> {
  await updateMedia(parts, user, 'video', id, media, () => {
    const form = readVideoForm(media.fields)
    return async (db, file) => {
      if (!(await saveVideo(db, user, id, form, file))) throw badRequest(noQuality, { quality: noQuality })
    }
  })
  return getMaterial<Video>(parts.db, id, linkOf)
}

export async function updateBook(parts: Parts, user: User, id: number, media: MediaForm, linkOf: LinkOf): Promise<Book> {
  await updateMedia(parts, user, 'book', id, media, () => {
    const form = readBookForm(media.fields)
    return async (db, file) => {
      if (!(await saveBook(db, user, id, form, file))) throw badRequest(authorGone, { authors: authorGone })
    }
  })
  return getMaterial<Book>(parts.db, id, linkOf)
}

/** With a new file, the old one is not referred to any more: its links lead nowhere from then on, and it is swept. */
async function updateMedia(
  parts: Parts,
  user: User,
  kind: 'book' | 'video',
  id: number,
  media: MediaForm,
  readForm: () => (db: Db, file: StoredFile) => Promise<void>,
): Promise<void> {
  // Refuses before a large file is examined. The statement checks again, in case the right was lost meanwhile.
  const check = () => checkOwn(parts.db, user, kind, id)
  if (!media.hasFile) {
    const save = readForm()
    await check()
    return parts.db.tx((db) => save(db, undefined))
  }
  await createFromMedia(parts, `${kind} ${id}`, user.id, media, async (draft, attempt) => {
    const save = readForm()
    await check()
    return keepDraft(parts, user.id, `${kind}s`, draft, (db, file) =>
      once(db, attempt, async (db) => {
        await save(db, file)
        return { id }
      }),
    )
  })
}
