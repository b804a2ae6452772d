import { z } from 'zod'
import type { Endpoint } from '../core/http.ts'
import { line } from '../core/text.ts'
import { labels } from '../core/words.ts'

export const Suggestion = z.object({
  kind: z.enum(['skill', 'goal', 'field', 'course', 'author']),
  id: z.int(),
  name: z.string(),
  /** Of a field and of an author: the name in addresses. */
  slug: z.string().nullable(),
})
export type Suggestion = z.infer<typeof Suggestion>

export const listSuggestions = {
  method: 'GET',
  url: '/api/courses/suggestions/:typed',
  config: { access: 'open' },
  schema: {
    summary:
      'What somebody may mean who has typed so far: skills, goals, fields, courses and authors, the likeliest of each first',
    params: z.object({ typed: line(labels.filter, 200) }),
    response: { 200: z.array(Suggestion) },
  },
} as const satisfies Endpoint
