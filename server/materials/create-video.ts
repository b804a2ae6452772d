import type { Video } from '#contract/materials.ts'
import { VideoForm } from '#contract/videos.ts'
import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/db.ts'
import { badRequest, forbidden, notFound } from '#server/core/errors.ts'
import { once } from '#server/core/once.ts'
import { readFields } from '#server/core/read-fields.ts'
import type { User } from '#server/core/tokens.ts'
import { keepDraft, type MediaForm } from '#server/files/index.ts'
import { createFromMedia } from './create-from-media.ts'
import { findMaterial, getMaterial, type LinkOf } from './materials.queries.ts'
import { insertVideo, isQuality, saveCaptions } from './new-materials.queries.ts'

const noQuality = 'Choose a quality!'

export async function createVideo(parts: Parts, creatorId: number, media: MediaForm, linkOf: LinkOf): Promise<Video> {
  const id = await createFromMedia(parts, 'video', creatorId, media, async (draft, attempt) => {
    const form = readVideoForm(media.fields)
    if (!(await isQuality(parts.db, form.quality.id))) throw badRequest(noQuality, { quality: noQuality })
    return keepDraft(parts, creatorId, 'videos', draft, (db, file) =>
      once(db, attempt, async (db) => {
        const created = await insertVideo(db, creatorId, form, file.id)
        if (!created) throw badRequest(noQuality, { quality: noQuality })
        return created
      }),
    )
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

const readVideoForm = (fields: Map<string, string>): VideoForm =>
  readFields(VideoForm, {
    name: fields.get('name'),
    duration: fields.get('duration'),
    learningMinutes: fields.get('learningMinutes') || undefined,
    quality: { id: fields.get('quality.id') },
  })
