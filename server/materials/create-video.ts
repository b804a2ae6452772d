import type { Video } from '#contract/materials.ts'
import { VideoForm } from '#contract/videos.ts'
import type { Parts } from '#server/core/app.ts'
import { once } from '#server/core/database/once.ts'
import { badRequest } from '#server/core/errors.ts'
import { readFields } from '#server/core/http/read-fields.ts'
import { keepDraft, type MediaForm } from '#server/files/index.ts'
import { createFromMedia } from './create-from-media.ts'
import { getMaterial, type LinkOf } from './materials.queries.ts'
import { insertVideo, isQuality } from './new-materials.queries.ts'

export const noQuality = 'Choose a quality!'

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

export const readVideoForm = (fields: Map<string, string>): VideoForm =>
  readFields(VideoForm, {
    name: fields.get('name'),
    duration: fields.get('duration'),
    learningMinutes: fields.get('learningMinutes') || undefined,
    quality: { id: fields.get('quality.id') },
  })
