import { z } from 'zod'
import { bodyId, type Endpoint, IdempotencyKey, ListQuery, Nothing, pathId } from '../core/http.ts'
import { isoDate } from '../core/text.ts'
import { checks } from '../core/words.ts'
import { Article, learningMinutes, materialName } from './materials.ts'
import { webLink } from './web-link.ts'
import { words } from './words.ts'

const noDate = checks.required({ label: words.publicationDate })

export const ArticleForm = z.object({
  name: materialName,
  link: webLink,
  /** An ISO date or date-time; only the day counts. */
  publicationDate: z
    .string(noDate)
    .trim()
    .min(1, noDate)
    .transform((value) => (/^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value)) ? value.slice(0, 10) : value))
    .pipe(isoDate(words.notADate)),
  resource: z.object({ id: bodyId(words.chooseResource) }, words.chooseResource),
  learningMinutes,
})
export type ArticleForm = z.output<typeof ArticleForm>

export const listArticles = {
  method: 'GET',
  url: '/api/articles',
  config: { access: 'creator' },
  schema: {
    summary: 'Your own articles, newest first; an Admin sees all articles',
    querystring: ListQuery,
    response: { 200: z.array(Article) },
  },
} as const satisfies Endpoint

export const createArticle = {
  method: 'POST',
  url: '/api/articles',
  config: { access: 'creator' },
  schema: { summary: 'Add an article', headers: IdempotencyKey, body: ArticleForm, response: { 201: Article } },
} as const satisfies Endpoint

export const updateArticle = {
  method: 'PUT',
  url: '/api/articles/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'Change one of your articles',
    params: z.object({ id: pathId('article') }),
    body: ArticleForm,
    response: { 200: Article },
  },
} as const satisfies Endpoint

export const deleteArticle = {
  method: 'DELETE',
  url: '/api/articles/:id',
  config: { access: 'creator' },
  schema: {
    summary: 'Delete one of your articles that no course uses',
    params: z.object({ id: pathId('article') }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint
