import { z } from 'zod'
import type { Endpoint } from './http.ts'

export const ImageFolder = z.enum(['avatars', 'thumbnails'])
export type ImageFolder = z.infer<typeof ImageFolder>

export const FileLink = z.object({ link: z.string() })
export type FileLink = z.infer<typeof FileLink>

/** Multipart, one part named `file`; the body is a stream, so it has no schema here. */
export const fileToLink = {
  method: 'POST',
  url: '/api/helpers/file-to-link/:folder',
  config: { access: 'signed-in' },
  schema: {
    summary:
      'Upload a picture to avatars or thumbnails (PNG, JPEG, WebP, GIF, AVIF; at most 5 MB) or a zip to final-tasks (at most 100 MB), and get its link',
    consumes: ['multipart/form-data'],
    params: z.object({ folder: z.string() }),
    response: { 201: FileLink },
  },
} as const satisfies Endpoint

/**
 * Resumable uploads by the tus protocol (1.0) for videos and books: POST with the metadata `folder` (videos or books) and
 * `filename`, then PATCH. The last part of the upload's address is the `uploadId` that creating a video or a book takes.
 */
export const uploads = { url: '/api/uploads' } as const
