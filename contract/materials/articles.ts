import { z } from 'zod'
import { bodyId, type Endpoint, IdempotencyKey, ListQuery, Nothing, pathId } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { isoDate } from '../core/text.ts'
import { Article, learningMinutes, materialName } from './materials.ts'

const date = 'Publication Date is required.'
const notADate = 'Publication Date must be a date like 2026-11-01.'

/** `https://good.example@evil.example/` looks like one site and leads to another. */
function hasCredentials(link: string): boolean {
  const url = URL.parse(link)
  return url !== null && (url.username !== '' || url.password !== '')
}

export const ArticleForm = z.object({
  name: materialName,
  link: z
    .string('Link is required.')
    .trim()
    .min(1, 'Link is required.')
    .max(limits.material.link.max, `Link must be at most ${limits.material.link.max} characters.`)
    .refine((link) => URL.canParse(link) && /^https?:\/\/[^\s\p{Cc}]+$/iu.test(link), 'Link must start with http:// or https://.')
    .refine((link) => !hasCredentials(link), 'Link must not contain a user name or password.'),
  /** An ISO date or date-time; only the day counts. */
  publicationDate: z
    .string(date)
    .trim()
    .min(1, date)
    .transform((value) => (/^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value)) ? value.slice(0, 10) : value))
    .pipe(isoDate(notADate)),
  resource: z.object({ id: bodyId('Choose a resource!') }, 'Choose a resource!'),
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
