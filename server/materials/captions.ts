import { formLimits } from '#contract/core/form-limits.ts'
import type { Captions } from '#contract/materials/captions.ts'
import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import type { User } from '#server/core/security/tokens.ts'
import { captionsId, privateLinksFor, type ToLink } from '#server/files/index.ts'
import { listCaptionRows, removeCaptions, saveCaptions } from './captions.queries.ts'
import { checkOwn } from './check-own.ts'
import { cleanCaptions } from './clean-captions.ts'
import { refusals } from './words.ts'

const { maxLanguages } = formLimits.captions

/** Returns the captions of these videos, by video. The caller has checked that their links may be given out. */
export async function captionsByMaterial(db: Db, materialIds: number[], toLink: ToLink): Promise<Map<number, Captions[]>> {
  const rows = materialIds.length > 0 ? await listCaptionRows(db, materialIds) : []
  const found = new Map<number, Captions[]>()
  for (const { materialId, language, label } of rows) {
    const captions = { language, label, link: toLink(captionsId(materialId, language)) }
    found.set(materialId, [...(found.get(materialId) ?? []), captions])
  }
  return found
}

export async function listCaptions(parts: Parts, user: User, id: number): Promise<Captions[]> {
  await checkOwn(parts, user, 'video', id)
  return (await captionsByMaterial(parts.db, [id], privateLinksFor(parts, user.id))).get(id) ?? []
}

interface NewCaptions {
  label: string
  captions: string
}

export async function setCaptions(parts: Parts, user: User, id: number, language: string, { label, captions }: NewCaptions) {
  await checkOwn(parts, user, 'video', id)
  if (await saveCaptions(parts.db, id, language, label, cleanCaptions(captions))) return
  throw refusals.tooManyLanguages({ count: maxLanguages })
}

export async function deleteCaptions(parts: Parts, user: User, id: number, language: string) {
  await checkOwn(parts, user, 'video', id)
  if (!(await removeCaptions(parts.db, id, language))) throw refusals.noSuchCaptions()
}
