import { z } from 'zod'
import { formLimits } from '../core/form-limits.ts'
import { type Endpoint, Nothing, pathId } from '../core/http.ts'
import { requiredLine } from '../core/text.ts'
import { words } from './words.ts'

const { maxBytes } = formLimits.captions

/** A BCP 47 tag in its canonical spelling. */
const Language = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, words.notALanguage)
  .refine((tag) => canonical(tag) !== undefined, words.notALanguage)
  .transform((tag) => canonical(tag) ?? tag)

export const Captions = z.object({
  language: z.string(),
  /** What the player shows: "English". */
  label: z.string(),
  /** WebVTT; private, and expires like all links to materials. */
  link: z.string(),
})
export type Captions = z.infer<typeof Captions>

const OneLanguage = z.object({ id: pathId('video'), language: Language })

export const listCaptions = {
  method: 'GET',
  url: '/api/videos/:id/captions',
  config: { access: 'creator' },
  schema: {
    summary: 'The captions of one of your videos',
    params: z.object({ id: pathId('video') }),
    response: { 200: z.array(Captions) },
  },
} as const satisfies Endpoint

/** The server keeps cues with plain text, bold, italics, underlines and voices, and drops everything else. */
export const setCaptions = {
  method: 'PUT',
  url: '/api/videos/:id/captions/:language',
  config: { access: 'creator' },
  schema: {
    summary: 'Set the captions of one of your videos in a language (WebVTT or SubRip, at most 1 MB)',
    params: OneLanguage,
    body: z.object({
      label: requiredLine(words.label, formLimits.captions.label.max),
      captions: z
        .string(words.noCaptions)
        .max(maxBytes, words.longCaptions({ megabytes: maxBytes / 1024 ** 2 }))
        .transform((text) => text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '')),
    }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const deleteCaptions = {
  method: 'DELETE',
  url: '/api/videos/:id/captions/:language',
  config: { access: 'creator' },
  schema: { summary: 'Remove the captions in a language', params: OneLanguage, response: { 204: Nothing } },
} as const satisfies Endpoint

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}
