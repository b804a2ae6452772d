import type { Video } from '#contract/materials.ts'
import { VideoForm } from '#contract/videos.ts'
import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/db.ts'
import { badRequest, forbidden, notFound } from '#server/core/errors.ts'
import { readFields } from '#server/core/read-fields.ts'
import type { User } from '#server/core/tokens.ts'
import { type Draft, keepDraft } from '#server/files/index.ts'
import { findMaterial, getMaterial, type LinkOf } from './materials.queries.ts'
import { insertVideo, isQuality, saveCaptions } from './new-materials.queries.ts'

const noQuality = 'Choose a quality!'

export const readVideoForm = (fields: Map<string, string>): VideoForm =>
  readFields(VideoForm, {
    name: fields.get('name'),
    duration: fields.get('duration'),
    learningMinutes: fields.get('learningMinutes') || undefined,
    quality: { id: fields.get('quality.id') },
  })

export async function createVideo(
  parts: Parts,
  creatorId: number,
  form: VideoForm,
  draft: Draft,
  linkOf: LinkOf,
): Promise<Video> {
  if (!(await isQuality(parts.db, form.quality.id))) throw badRequest(noQuality, { quality: noQuality })
  const id = await keepDraft(parts, creatorId, 'videos', draft, async (db, file) => {
    const created = await insertVideo(db, creatorId, form, file.id)
    if (!created) throw badRequest(noQuality, { quality: noQuality })
    return created.id
  })
  return getMaterial<Video>(parts.db, id, linkOf)
}

/** An empty text takes them away. */
export async function setCaptions(db: Db, user: User, id: number, captions: string): Promise<void> {
  const video = await findMaterial(db, 'video', id)
  if (!video) throw notFound('This video does not exist.')
  if (video.creatorId !== user.id && !user.roles.includes('Admin')) {
    throw forbidden('Only who created this video, or an Admin, may change it.')
  }
  await saveCaptions(db, id, captions || null)
}
