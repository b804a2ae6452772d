import type { Parts } from '#server/core/app.ts'
import { type Attempt, findFirstAnswer } from '#server/core/database/once.ts'
import type { Draft, MediaForm } from '#server/files/index.ts'

interface Created {
  id: number
}

/**
 * An upload becomes the file of one book or video. A form that is sent again, because the answer was lost, gets the first answer, though
 * the upload is used up by then. A second try at the same moment may have stored its file too: nothing refers to it, so it is swept.
 */
export async function createFromMedia(
  { db, clock }: Pick<Parts, 'db' | 'clock'>,
  what: string,
  userId: number,
  { fields, uploadId, use }: MediaForm,
  create: (draft: Draft, attempt: Attempt) => Promise<Created>,
): Promise<number> {
  const body = Object.fromEntries([...fields].sort())
  const attempt = { userId, what, key: uploadId, body, now: clock.now() }
  const first = () => findFirstAnswer<Created>(db, attempt)
  const make = () => use((draft) => create(draft, attempt)).catch(async (error) => (await first()) ?? Promise.reject(error))
  const { id } = (await first()) ?? (await make())
  return id
}
