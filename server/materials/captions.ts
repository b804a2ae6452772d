import type { Captions } from '#contract/captions.ts'
import { limits } from '#contract/limits.ts'
import type { Db } from '#server/core/database/db.ts'
import { badRequest, notFound } from '#server/core/errors.ts'
import type { User } from '#server/core/security/tokens.ts'
import { captionsId } from '#server/files/index.ts'
import { listCaptionsOf, removeCaptions, saveCaptions } from './captions.queries.ts'
import { checkOwn } from './check-own.ts'
import { cleanCaptions } from './clean-captions.ts'
import type { LinkOf } from './materials.queries.ts'

const { maxLanguages } = limits.captions

/** The captions of these videos, by video. The caller has checked that the user may open them. */
export async function captionsOf(db: Db, materialIds: number[], linkOf: LinkOf): Promise<Map<number, Captions[]>> {
  const rows = materialIds.length > 0 ? await listCaptionsOf(db, materialIds) : []
  const found = new Map<number, Captions[]>()
  for (const { materialId, language, label } of rows) {
    const captions = { language, label, link: linkOf(captionsId(materialId, language)) }
    found.set(materialId, [...(found.get(materialId) ?? []), captions])
  }
  return found
}

export async function listCaptions(db: Db, user: User, id: number, linkOf: LinkOf): Promise<Captions[]> {
  await checkOwn(db, user, 'video', id)
  return (await captionsOf(db, [id], linkOf)).get(id) ?? []
}

interface NewCaptions {
  label: string
  captions: string
}

export async function setCaptions(db: Db, user: User, id: number, language: string, { label, captions }: NewCaptions) {
  await checkOwn(db, user, 'video', id)
  if (await saveCaptions(db, id, language, label, cleanCaptions(captions))) return
  const tooMany = `A video may have captions in at most ${maxLanguages} languages.`
  throw badRequest(tooMany, { captions: tooMany })
}

export async function deleteCaptions(db: Db, user: User, id: number, language: string) {
  await checkOwn(db, user, 'video', id)
  if (!(await removeCaptions(db, id, language))) throw notFound('This video has no captions in this language.')
}
