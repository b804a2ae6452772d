import type { Parts } from '#server/core/app.ts'
import { findFirstResult, once } from '#server/core/database/once.ts'
import { keepDraft, type MediaForm } from '#server/files/index.ts'

interface Saved {
  id: number
}

interface MediaSave<Form> {
  /** The kind of action, as in `Attempt`. */
  what: string
  folder: 'books' | 'videos'
  media: MediaForm
  /** Refuses what can be refused before the file is examined, which takes long. */
  readForm: () => Promise<Form>
  /** Writes the rows that refer to the stored file, in its transaction. */
  save: (parts: Parts, form: Form, file: { id: string; extension: string }) => Promise<Saved>
}

/**
 * An upload becomes the file of one book or video. A form that is sent again because the response was lost gets the first result, although
 * the upload is gone by then. So does a simultaneous second try, which finds that the upload was used.
 */
export async function saveWithMedia<Form>(
  parts: Parts,
  userId: number,
  { what, folder, media, readForm, save }: MediaSave<Form>,
): Promise<number> {
  const attempt = { what, key: media.uploadId, body: Object.fromEntries([...media.fields].sort()) }
  const first = () => findFirstResult<Saved>(parts.db, userId, attempt)
  const keep = () =>
    media.use(async (draft) => {
      const form = await readForm()
      return keepDraft(parts, userId, folder, draft, (parts, file) =>
        once(parts, userId, attempt, (parts) => save(parts, form, file)),
      )
    })
  const orFirst = async (error: unknown): Promise<Saved> => (await first()) ?? Promise.reject(error)
  const { id } = (await first()) ?? (await keep().catch(orFirst))
  return id
}
