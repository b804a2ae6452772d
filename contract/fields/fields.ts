import { z } from 'zod'
import { formLimits } from '../core/form-limits.ts'
import { bodyId, type Endpoint, Nothing, pathId } from '../core/http.ts'
import { requiredLine } from '../core/text.ts'
import { labels } from '../core/words.ts'

/** A field of study. Admins keep the list. `slug` is for addresses; `courses` counts those in the catalogue. */
export const Field = z.object({ id: z.int(), name: z.string(), slug: z.string(), courses: z.int() })
export type Field = z.infer<typeof Field>

const FieldForm = z.object({ name: requiredLine(labels.name, formLimits.field.name.max) })
const FieldId = z.object({ id: pathId('field') })

export const listFields = {
  method: 'GET',
  url: '/api/fields',
  config: { access: 'open' },
  schema: { summary: 'The fields of study, in the order that Admins gave them', response: { 200: z.array(Field) } },
} as const satisfies Endpoint

export const createField = {
  method: 'POST',
  url: '/api/fields',
  config: { access: 'admin' },
  schema: { summary: 'Add a field of study at the end of the list', body: FieldForm, response: { 201: Field } },
} as const satisfies Endpoint

export const orderFields = {
  method: 'PUT',
  url: '/api/fields',
  config: { access: 'admin' },
  schema: {
    summary: 'Put the fields of study in this order; all of them, each once',
    body: z.object({ ids: z.array(bodyId()).max(formLimits.field.most) }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const renameField = {
  method: 'PUT',
  url: '/api/fields/:id',
  config: { access: 'admin' },
  schema: {
    summary: 'Rename a field of study; its slug stays, so that addresses do',
    params: FieldId,
    body: FieldForm,
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const deleteField = {
  method: 'DELETE',
  url: '/api/fields/:id',
  config: { access: 'admin' },
  schema: {
    summary: 'Remove a field of study that no course has, except courses that were deleted',
    params: FieldId,
    response: { 204: Nothing },
  },
} as const satisfies Endpoint
