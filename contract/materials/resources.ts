import { z } from 'zod'
import { type Endpoint, IdempotencyKey, ListQuery, Nothing, pathId } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { requiredLine } from '../core/text.ts'
import { labels } from '../core/words.ts'

/** Where articles are published: a magazine, a site. */
export const Resource = z.object({ id: z.int(), name: z.string(), isOwn: z.boolean() })
export type Resource = z.infer<typeof Resource>

export const ResourceForm = z.object({ name: requiredLine(labels.name, limits.name.max) })
export type ResourceForm = z.output<typeof ResourceForm>

export const listResources = {
  method: 'GET',
  url: '/api/resources',
  config: { access: 'creator' },
  schema: { summary: 'All resources, sorted by name', querystring: ListQuery, response: { 200: z.array(Resource) } },
} as const satisfies Endpoint

export const createResource = {
  method: 'POST',
  url: '/api/resources',
  config: { access: 'creator' },
  schema: { summary: 'Add a resource', headers: IdempotencyKey, body: ResourceForm, response: { 201: Resource } },
} as const satisfies Endpoint

export const deleteResource = {
  method: 'DELETE',
  url: '/api/resources/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'Delete one of your resources that nothing uses',
    params: z.object({ id: pathId('resource') }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint
