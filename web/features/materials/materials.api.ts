import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { limits } from '#contract/core/limits.ts'
import * as articles from '#contract/materials/articles.ts'
import * as authors from '#contract/materials/authors.ts'
import * as books from '#contract/materials/books.ts'
import * as captions from '#contract/materials/captions.ts'
import { getMaterial, type Material } from '#contract/materials/materials.ts'
import * as resources from '#contract/materials/resources.ts'
import * as videos from '#contract/materials/videos.ts'
import { type AttemptHeaders, useAttemptKey } from '#web/core/attempt-key.ts'
import { call, callPage } from '#web/core/call.ts'
import type { UploadFolder } from '#web/core/resumable-upload.ts'
import type { MediaFields } from './kept-fields.ts'

const { pageSize } = limits
/** The links in the lists are private and expire. */
const freshLinks = { refetchInterval: (limits.privateLinkMinutes * 60_000) / 2 }

export const articlesQuery = (pageNumber: number, filter: string) =>
  queryOptions({
    queryKey: ['articles', pageNumber, filter],
    queryFn: ({ signal }) =>
      callPage(articles.listArticles, { querystring: { pageNumber, pageSize: pageSize.articles, filter }, signal }),
    placeholderData: keepPreviousData,
  })

export const booksQuery = (pageNumber: number, filter: string) =>
  queryOptions({
    queryKey: ['books', pageNumber, filter],
    queryFn: ({ signal }) => callPage(books.listBooks, { querystring: { pageNumber, pageSize: pageSize.books, filter }, signal }),
    placeholderData: keepPreviousData,
    ...freshLinks,
  })

export const videosQuery = (pageNumber: number, filter: string) =>
  queryOptions({
    queryKey: ['videos', pageNumber, filter],
    queryFn: ({ signal }) =>
      callPage(videos.listVideos, { querystring: { pageNumber, pageSize: pageSize.videos, filter }, signal }),
    placeholderData: keepPreviousData,
    ...freshLinks,
  })

export const qualitiesQuery = () =>
  queryOptions({
    queryKey: ['qualities'],
    queryFn: ({ signal }) => call(videos.listQualities, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const resourcesQuery = (pageNumber: number, filter: string) =>
  queryOptions({
    queryKey: ['resources', pageNumber, filter],
    queryFn: ({ signal }) =>
      callPage(resources.listResources, { querystring: { pageNumber, pageSize: pageSize.resources, filter }, signal }),
    placeholderData: keepPreviousData,
  })

export const authorsQuery = (pageNumber: number, filter: string) =>
  queryOptions({
    queryKey: ['authors', pageNumber, filter],
    queryFn: ({ signal }) =>
      callPage(authors.listAuthors, { querystring: { pageNumber, pageSize: pageSize.authors, filter }, signal }),
    placeholderData: keepPreviousData,
  })

/** A book or a video. The fields are read when the upload has finished. An upload can be used once, so it needs no key. */
export interface MediaInput {
  fields: () => Record<string, string | number>
  /** Left out if the file stays the same. */
  uploadId: (() => Promise<string>) | undefined
}

/** Changes the article with this id, or creates one. The same goes for books and videos. */
export const useSaveArticle = (id?: number) =>
  useCreate('articles', (body: z.input<typeof articles.ArticleForm>, headers) =>
    id === undefined
      ? call(articles.createArticle, { headers, body })
      : call(articles.updateArticle, { params: params(id), body }),
  )
export const useDeleteArticle = () => useChange('articles', (id: number) => call(articles.deleteArticle, { params: params(id) }))

export const useSaveBook = (id?: number) =>
  useChange('books', async (media: MediaInput) => {
    const form = await toFormData(media)
    return id === undefined ? call(books.createBook, { form }) : call(books.updateBook, { params: params(id), form })
  })
export const useDeleteBook = () => useChange('books', (id: number) => call(books.deleteBook, { params: params(id) }))

export const useSaveVideo = (id?: number) =>
  useChange('videos', async (media: MediaInput) => {
    const form = await toFormData(media)
    return id === undefined ? call(videos.createVideo, { form }) : call(videos.updateVideo, { params: params(id), form })
  })
export const useDeleteVideo = () => useChange('videos', (id: number) => call(videos.deleteVideo, { params: params(id) }))

export const useCreateResource = () =>
  useCreate('resources', (name: string, headers) => call(resources.createResource, { headers, body: { name } }))
export const useDeleteResource = () =>
  useChange('resources', (id: number) => call(resources.deleteResource, { params: params(id) }))

export const useCreateAuthor = () =>
  useCreate('authors', (fullName: string, headers) => call(authors.createAuthor, { headers, body: { fullName } }))
export const useDeleteAuthor = () => useChange('authors', (id: number) => call(authors.deleteAuthor, { params: params(id) }))

const params = (id: number) => ({ id: String(id) })

export const captionsQuery = (videoId: number) =>
  queryOptions({
    queryKey: ['captions', videoId],
    queryFn: ({ signal }) => call(captions.listCaptions, { params: params(videoId), signal }),
    ...freshLinks,
  })

export interface NewCaptions {
  language: string
  label: string
  text: string
}

export const useSetCaptions = (videoId: number) =>
  useChange('captions', ({ language, label, text }: NewCaptions) =>
    call(captions.setCaptions, { params: { ...params(videoId), language }, body: { label, captions: text } }),
  )
export const useDeleteCaptions = (videoId: number) =>
  useChange('captions', (language: string) => call(captions.deleteCaptions, { params: { ...params(videoId), language } }))

/** Creates a book or a video from an upload, without a form. */
export async function createMedia(
  client: QueryClient,
  folder: UploadFolder,
  fields: MediaFields,
  uploadId: string,
): Promise<Material> {
  const form = await toFormData({ fields: () => fields, uploadId: async () => uploadId })
  try {
    return await (folder === 'books' ? call(books.createBook, { form }) : call(videos.createVideo, { form }))
  } finally {
    void refresh(client, folder)
  }
}

/** With a fresh link; never from the cache, because links expire. */
export const readMaterial = (id: number) => call(getMaterial, { params: params(id) })

async function toFormData({ fields, uploadId }: MediaInput) {
  const form = new FormData()
  if (uploadId) form.append('uploadId', await uploadId())
  for (const [name, value] of Object.entries(fields())) form.append(name, String(value))
  return form
}

function useCreate<Input, Output>(list: string, create: (input: Input, headers: AttemptHeaders) => Promise<Output>) {
  const attempt = useAttemptKey()
  return useChange(list, (input: Input) => attempt.send((headers) => create(input, headers)))
}

/** Reloads the list even after a refusal, because somebody else may have changed it. Course pages show names and links, so they reload too. */
function useChange<Input, Output>(list: string, mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => refresh(client, list) })
}

const refresh = (client: QueryClient, list: string) =>
  Promise.all([[list], ['courses'], ['learning']].map((queryKey) => client.invalidateQueries({ queryKey })))
