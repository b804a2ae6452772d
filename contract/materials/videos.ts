import { z } from 'zod'
import { type Endpoint, ListQuery, Nothing, pathId } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { whole } from '../core/text.ts'
import { learningMinutes, materialName, Named, Video } from './materials.ts'
import { words } from './words.ts'

const { duration } = limits.material

/** The fields beside the file. */
export const VideoForm = z.object({
  name: materialName,
  /** By default the duration in minutes, rounded up. */
  learningMinutes: learningMinutes.optional(),
  /** Whole seconds. */
  duration: whole(words.duration, duration.min, duration.max),
  quality: z.object({ id: whole(words.quality, 1, 1000) }, words.chooseQuality),
})
export type VideoForm = z.output<typeof VideoForm>

export const listVideos = {
  method: 'GET',
  url: '/api/videos',
  config: { access: 'creator' },
  schema: {
    summary: 'Your own videos, newest first; an Admin sees all videos',
    querystring: ListQuery,
    response: { 200: z.array(Video) },
  },
} as const satisfies Endpoint

export const listQualities = {
  method: 'GET',
  url: '/api/videos/get-qualities',
  config: { access: 'creator' },
  schema: { summary: 'The qualities a video can have', response: { 200: z.array(Named) } },
} as const satisfies Endpoint

/**
 * Multipart: `file`, `name`, `duration`, `learningMinutes`, `quality.id`. Instead of `file`, `uploadId` can name a
 * finished resumable upload. The body is a stream, so it has no schema here.
 */
export const createVideo = {
  method: 'POST',
  url: '/api/videos',
  config: { access: 'creator' },
  schema: {
    summary: 'Add a video (mp4, webm, mov, mkv; at most 2 GB)',
    consumes: ['multipart/form-data'],
    response: { 201: Video },
  },
} as const satisfies Endpoint

/** The same form; without `file` and `uploadId` the video keeps its file. */
export const updateVideo = {
  method: 'PUT',
  url: '/api/videos/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'Change one of your videos, or replace its file',
    consumes: ['multipart/form-data'],
    params: z.object({ id: pathId('video') }),
    response: { 200: Video },
  },
} as const satisfies Endpoint

export const deleteVideo = {
  method: 'DELETE',
  url: '/api/videos/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'Delete one of your videos that no course uses',
    params: z.object({ id: pathId('video') }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint
