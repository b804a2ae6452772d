import type { Video } from '#contract/materials/materials.ts'
import { VideoForm } from '#contract/materials/videos.ts'
import type { Parts } from '#server/core/app.ts'
import type { User } from '#server/core/security/tokens.ts'
import { type MediaForm, privateLinksFor } from '#server/files/index.ts'
import { getMaterial } from './materials.queries.ts'
import { readFields, saveWithMedia, updateMedia } from './save-with-media.ts'
import { insertVideo, isQuality, saveVideo } from './videos.queries.ts'
import { refusals } from './words.ts'

const readForm = (fields: Map<string, string>): VideoForm =>
  readFields(VideoForm, {
    name: fields.get('name'),
    duration: fields.get('duration'),
    learningMinutes: fields.get('learningMinutes') || undefined,
    quality: { id: fields.get('quality.id') },
  })

export async function createVideo(parts: Parts, userId: number, media: MediaForm): Promise<Video> {
  const id = await saveWithMedia(parts, userId, {
    what: 'video',
    folder: 'videos',
    media,
    readForm: async () => {
      const form = readForm(media.fields)
      if (!(await isQuality(parts.db, form.quality.id))) throw refusals.noQuality()
      return form
    },
    save: async ({ db }, form, file) => {
      const created = await insertVideo(db, userId, form, file.id)
      if (!created) throw refusals.noQuality()
      return created
    },
  })
  return getMaterial<'video'>(parts.db, id, privateLinksFor(parts, userId))
}

export async function updateVideo(parts: Parts, user: User, id: number, media: MediaForm): Promise<Video> {
  await updateMedia(parts, user, id, media, {
    kind: 'video',
    read: readForm,
    save: async ({ db }, form, file) => {
      if (!(await saveVideo(db, user, id, form, file))) throw refusals.noQuality()
    },
  })
  return getMaterial<'video'>(parts.db, id, privateLinksFor(parts, user.id))
}
