import type { z } from 'zod'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { findFirstResult, once } from '#server/core/database/once.ts'
import { badRequest } from '#server/core/errors.ts'
import type { User } from '#server/core/security/tokens.ts'
import { keepDraft, type MediaForm } from '#server/files/index.ts'
import { checkOwn } from './check-own.ts'

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

interface MediaUpdate<Form> {
  kind: 'book' | 'video'
  read: (fields: Map<string, string>) => Form
  /** Without a file, the material keeps the one it has. */
  save: (parts: Parts, form: Form, file: { id: string; extension: string } | undefined) => Promise<void>
}

/** Nothing refers to the replaced file any more: its links stop working at once, and it is swept later. */
export async function updateMedia<Form>(
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

/** Refuses a form like a JSON body: each field with its sentence. */
export function readFields<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  const result = schema.safeParse(fields)
  if (result.success) return result.data
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[path.join('.') || 'body'] ??= message
  throw badRequest(Object.values(errors).join('; '), errors)
}
