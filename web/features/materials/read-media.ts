import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listQualities } from '#contract/materials/videos.ts'
import { call } from '#web/core/call.ts'
import type { UploadFolder } from '#web/core/resumable-upload.ts'
import { matchingQuality } from './media-files.ts'
import { readBook } from './read-book.ts'
import { readVideo } from './read-video.ts'
import { words } from './words.ts'

const minutesPerPage = 2
const secondsInMinute = 60

export const qualitiesQuery = () =>
  queryOptions({
    queryKey: ['qualities'],
    queryFn: ({ signal }) => call(listQualities, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What the forms of books and videos can fill in from a file. */
export async function readVideoValues(file: File, client: QueryClient) {
  const [read, known] = await Promise.all([readVideo(file), client.ensureQueryData(qualitiesQuery()).catch(() => [])])
  const { duration = 0, width = 0, height = 0 } = read.facts ?? {}
  const quality = read.facts && matchingQuality(known, width, height)
  const values = {
    ...(read.facts && { duration, learningMinutes: Math.ceil(duration / secondsInMinute) }),
    ...(quality && { quality: String(quality.id) }),
  }
  return { refusal: read.refusal, notices: read.notices, values }
}

export async function readBookValues(file: File) {
  const { name, authors, language, pagesCount, publicationYear } = await readBook(file)
  const values = {
    ...(name && { name }),
    ...(publicationYear && { publicationYear }),
    ...(pagesCount && { pagesCount, learningMinutes: pagesCount * minutesPerPage }),
  }
  return { authors, notices: language ? [words.fileLanguage({ language })] : [], values }
}

/** The same in the format of the API, for a file without a form. A book's author is the creator, and its year this one, unless it says another. */
export const readMedia = {
  books: async (file) => {
    const { notices, values } = await readBookValues(file)
    return { notices, fields: values }
  },
  videos: async (file, client) => {
    const { refusal, notices, values } = await readVideoValues(file, client)
    const { quality, ...fields } = values
    return { refusal, notices, fields: { ...fields, ...(quality && { 'quality.id': quality }) } }
  },
} satisfies Record<UploadFolder, (file: File, client: QueryClient) => Promise<unknown>>
