import { keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Endpoint, ListQuery } from '#contract/core/http.ts'
import { limits } from '#contract/core/limits.ts'
import * as authors from '#contract/materials/authors.ts'
import { createBook } from '#contract/materials/books.ts'
import * as captions from '#contract/materials/captions.ts'
import type { MaterialKind } from '#contract/materials/material-kinds.ts'
import { getMaterial, type Material } from '#contract/materials/materials.ts'
import * as resources from '#contract/materials/resources.ts'
import { createVideo } from '#contract/materials/videos.ts'
import { type AttemptHeaders, useAttemptKey } from '#web/core/attempt-key.ts'
import { call, callPage, type Page } from '#web/core/call.ts'
import type { UploadFolder } from '#web/core/resumable-upload.ts'
import type { MediaFields } from './kept-fields.ts'

const { pageSize } = limits
/** The links in the lists are private and expire. */
const freshLinks = { refetchInterval: (limits.privateLinkMinutes * 60_000) / 2 }

export interface ListInput {
  querystring: z.input<typeof ListQuery>
  signal: AbortSignal
}
export interface DeleteInput {
  params: { id: string }
}

/** A page of the user's materials of one kind. */
export const materialsQuery =
  <Item>(kind: MaterialKind, list: (input: ListInput) => Promise<Page<Item>>, hasFiles: boolean) =>
  (pageNumber: number, filter: string) =>
    queryOptions({
      queryKey: [`${kind}s`, pageNumber, filter],
      queryFn: ({ signal }) => list({ querystring: { pageNumber, pageSize: pageSize.materials, filter }, signal }),
      placeholderData: keepPreviousData,
      ...(hasFiles && freshLinks),
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

export const useSaveMedia = <Item>(folder: UploadFolder, send: (form: FormData) => Promise<Item>) =>
  useChange(folder, async (media: MediaInput) => send(await toFormData(media)))

export const useDeleteMaterial = (kind: MaterialKind, remove: (input: DeleteInput) => Promise<unknown>) =>
  useChange(`${kind}s`, (id: number) => remove({ params: params(id) }))

export const useCreateResource = () =>
  useCreate('resources', (name: string, headers) => call(resources.createResource, { headers, body: { name } }))
export const useDeleteResource = () =>
  useChange('resources', (id: number) => call(resources.deleteResource, { params: params(id) }))

export const useCreateAuthor = () =>
  useCreate('authors', (fullName: string, headers) => call(authors.createAuthor, { headers, body: { fullName } }))
export const useDeleteAuthor = () => useChange('authors', (id: number) => call(authors.deleteAuthor, { params: params(id) }))

export const params = (id: number) => ({ id: String(id) })

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

const creates = { books: createBook, videos: createVideo } satisfies Record<UploadFolder, Endpoint>

/** Creates a book or a video from an upload, without a form. */
export async function createMedia(
  client: QueryClient,
  folder: UploadFolder,
  fields: MediaFields,
  uploadId: string,
): Promise<Material> {
  const form = await toFormData({ fields: () => fields, uploadId: async () => uploadId })
  try {
    return await call(creates[folder], { form })
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

export function useCreate<Input, Output>(list: string, create: (input: Input, headers: AttemptHeaders) => Promise<Output>) {
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
