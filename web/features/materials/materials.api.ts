import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import * as articles from '#contract/articles.ts'
import * as authors from '#contract/authors.ts'
import * as books from '#contract/books.ts'
import { limits } from '#contract/limits.ts'
import * as resources from '#contract/resources.ts'
import * as videos from '#contract/videos.ts'
import { type AttemptHeaders, useAttemptKey } from '#web/core/attempt-key.ts'
import { call, callPage } from '#web/core/call.ts'

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

/** A book or a video to be. The fields count as they are when the file has arrived. One upload becomes one of them, so it needs no key. */
interface NewMedia {
  fields: () => Record<string, string | number>
  uploadId: () => Promise<string>
}

export const useCreateArticle = () =>
  useCreate('articles', (body: z.input<typeof articles.ArticleForm>, headers) => call(articles.createArticle, { headers, body }))
export const useDeleteArticle = () => useChange('articles', (id: number) => call(articles.deleteArticle, { params: params(id) }))

export const useCreateBook = () =>
  useChange('books', async (media: NewMedia) => call(books.createBook, { form: await formOf(media) }))
export const useDeleteBook = () => useChange('books', (id: number) => call(books.deleteBook, { params: params(id) }))

export const useCreateVideo = () =>
  useChange('videos', async (media: NewMedia) => call(videos.createVideo, { form: await formOf(media) }))
export const useDeleteVideo = () => useChange('videos', (id: number) => call(videos.deleteVideo, { params: params(id) }))

export const useCreateResource = () =>
  useCreate('resources', (name: string, headers) => call(resources.createResource, { headers, body: { name } }))
export const useDeleteResource = () =>
  useChange('resources', (id: number) => call(resources.deleteResource, { params: params(id) }))

export const useCreateAuthor = () =>
  useCreate('authors', (fullName: string, headers) => call(authors.createAuthor, { headers, body: { fullName } }))
export const useDeleteAuthor = () => useChange('authors', (id: number) => call(authors.deleteAuthor, { params: params(id) }))

const params = (id: number) => ({ id: String(id) })

async function formOf({ fields, uploadId }: NewMedia) {
  const form = new FormData()
  form.append('uploadId', await uploadId())
  for (const [name, value] of Object.entries(fields())) form.append(name, String(value))
  return form
}

function useCreate<Input, Output>(list: string, create: (input: Input, headers: AttemptHeaders) => Promise<Output>) {
  const attempt = useAttemptKey()
  return useChange(list, (input: Input) => attempt.send((headers) => create(input, headers)))
}

/** The list is loaded again after a refusal too: somebody else may have changed it. */
function useChange<Input, Output>(list: string, mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: [list] }) })
}
