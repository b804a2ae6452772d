import { z } from 'zod'
import type { Endpoint } from '../core/http.ts'

export const ImageFolder = z.enum(['avatars', 'thumbnails'])
export type ImageFolder = z.infer<typeof ImageFolder>

/** A thumbnail is 1280 pixels wide; its link with `?width=` leads to a smaller one. */
export const smallerWidths = ['320', '640'] as const
export const SmallerWidth = z.enum(smallerWidths)
export type SmallerWidth = z.infer<typeof SmallerWidth>

/** All widths of a thumbnail, for the browser to choose from; undefined for a drawing, which fits every size. */
export const pictureSet = (link: string) =>
  link.startsWith('/files/thumbnails/')
    ? [...smallerWidths.map((width) => `${link}?width=${width} ${width}w`), `${link} 1280w`].join(', ')
    : undefined

/** How wide a picture is shown: four or two in a row, a small one on phones, or a small one in a line. */
export const pictureSizes = {
  quarter: '(max-width: 39.99em) 100vw, (max-width: 61.99em) 50vw, 288px',
  half: '(max-width: 39.99em) 100vw, (max-width: 61.99em) 50vw, 480px',
  tile: '(max-width: 39.99em) 104px, (max-width: 61.99em) 50vw, 480px',
  small: '176px',
} as const
export type PictureSize = keyof typeof pictureSizes

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

/** A picture for the text of a lesson. The text holds its id; `link` shows it to its owner, and expires. */
export const PictureFile = z.object({ id: z.string(), link: z.string() })
export type PictureFile = z.infer<typeof PictureFile>

/** Multipart, as above. */
export const uploadLessonPicture = {
  method: 'POST',
  url: '/api/helpers/file-to-link/lessons',
  config: { access: 'creator' },
  schema: {
    summary:
      'Upload a picture for the text of a lesson (PNG, JPEG, WebP, GIF, AVIF; at most 5 MB), and get its id and a private link',
    consumes: ['multipart/form-data'],
    response: { 201: PictureFile },
  },
} as const satisfies Endpoint

/**
 * Resumable uploads by the tus protocol (1.0) for videos and books: POST with the metadata `folder` (videos or books) and
 * `filename`, then PATCH. The last part of the upload's address is the `uploadId` that creating a video or a book takes.
 */
export const uploads = { url: '/api/uploads' } as const

/** An upload that no book or video has used yet. It is kept for a day after its last piece. */
export const UnusedUpload = z.object({
  id: z.string(),
  fileName: z.string(),
  size: z.int(),
  /** How much of it has arrived. */
  received: z.int(),
})
export type UnusedUpload = z.infer<typeof UnusedUpload>

export const listUnusedUploads = {
  method: 'GET',
  url: '/api/uploads/unused',
  config: { access: 'creator' },
  schema: {
    summary: 'Your resumable uploads that no book or video has used yet, by their names',
    response: { 200: z.array(UnusedUpload) },
  },
} as const satisfies Endpoint
