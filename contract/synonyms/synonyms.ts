import { z } from 'zod'
import { formLimits } from '../core/form-limits.ts'
import { bodyId, type Endpoint, ListQuery, Nothing, pathId } from '../core/http.ts'
import { otherwise, requiredLine } from '../core/text.ts'
import { words } from './words.ts'

/**
 * What people type for something that courses call by another name. What is meant is a skill or a field of study, or, in the list that every
 * portal begins with, other words.
 */
export const Synonym = z.object({
  id: z.int(),
  typed: z.string(),
  kind: z.enum(['skill', 'field', 'words']),
  meant: z.string(),
})
export type Synonym = z.infer<typeof Synonym>

const meant = otherwise(bodyId(words.notAnId).nullable(), null)
export const SynonymForm = z
  .object({ typed: requiredLine(words.typed, formLimits.synonym.max), skillId: meant, fieldId: meant })
  .refine(({ skillId, fieldId }) => (skillId === null) !== (fieldId === null), { error: words.chooseOne, path: ['meant'] })
export type SynonymForm = z.output<typeof SynonymForm>

export const listSynonyms = {
  method: 'GET',
  url: '/api/synonyms',
  config: { access: 'admin' },
  schema: {
    summary: 'What people type for a skill, a field of study or other words; that of Admins first, the latest at the top',
    querystring: ListQuery,
    response: { 200: z.array(Synonym) },
  },
} as const satisfies Endpoint

export const createSynonym = {
  method: 'POST',
  url: '/api/synonyms',
  config: { access: 'admin' },
  schema: {
    summary: 'Add what people type for a skill or for a field of study; the search knows it at once',
    body: SynonymForm,
    response: { 201: Synonym },
  },
} as const satisfies Endpoint

export const deleteSynonym = {
  method: 'DELETE',
  url: '/api/synonyms/:id',
  config: { access: 'admin' },
  schema: { summary: 'Remove a synonym', params: z.object({ id: pathId('synonym') }), response: { 204: Nothing } },
} as const satisfies Endpoint
