import type { ArticleForm } from '#contract/articles.ts'
import type { Article, Book, Video } from '#contract/materials.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import type { User } from '#server/core/security/tokens.ts'
import { type MediaForm, privateLinksFor } from '#server/files/index.ts'
import { checkOwn } from './check-own.ts'
import { saveArticle, saveBook, saveVideo } from './edit-materials.queries.ts'
import { noAuthor, noQuality, noResource, readBookForm, readVideoForm } from './material-forms.ts'
import { getMaterial } from './materials.queries.ts'
import { saveWithMedia } from './save-with-media.ts'

export async function updateArticle(parts: Parts, user: User, id: number, form: ArticleForm): Promise<Article> {
  if (!(await saveArticle(parts.db, user, id, form))) {
    await checkOwn(parts, user, 'article', id)
    throw noResource()
  }
  return getMaterial<Article>(parts.db, id, privateLinksFor(parts, user.id))
}

export async function updateVideo(parts: Parts, user: User, id: number, media: MediaForm): Promise<Video> {
  await updateMedia(parts, user, id, media, {
    kind: 'video',
    read: readVideoForm,
    save: async ({ db }, form, file) => {
      if (!(await saveVideo(db, user, id, form, file))) throw noQuality()
    },
  })
  return getMaterial<Video>(parts.db, id, privateLinksFor(parts, user.id))
}

export async function updateBook(parts: Parts, user: User, id: number, media: MediaForm): Promise<Book> {
  await updateMedia(parts, user, id, media, {
    kind: 'book',
    read: readBookForm,
    save: async ({ db }, form, file) => {
      if (!(await saveBook(db, user, id, form, file))) throw noAuthor()
    },
  })
  return getMaterial<Book>(parts.db, id, privateLinksFor(parts, user.id))
}

interface MediaUpdate<Form> {
  kind: 'book' | 'video'
  read: (fields: Map<string, string>) => Form
  /** Without a file, the material keeps the one it has. */
  save: (parts: Parts, form: Form, file: { id: string; extension: string } | undefined) => Promise<void>
}

/** Nothing refers to the replaced file any more: its links stop working at once, and it is swept later. */
async function updateMedia<Form>(
  parts: Parts,
  user: User,
  id: number,
  media: MediaForm,
  { kind, read, save }: MediaUpdate<Form>,
): Promise<void> {
  const readForm = async () => {
    const form = read(media.fields)
    // The saving statement checks again, in case the permission was lost in the meantime.
    await checkOwn(parts, user, kind, id)
    return form
  }
  if (!media.hasFile) {
    const form = await readForm()
    return inTransaction(parts, (parts) => save(parts, form, undefined))
  }
  await saveWithMedia(parts, user.id, {
    what: `${kind} ${id}`,
    folder: `${kind}s`,
    media,
    readForm,
    save: async (parts, form, file) => {
      await save(parts, form, file)
      return { id }
    },
  })
}
