import { z } from 'zod'
import { type Endpoint, Nothing, pathId } from './http.ts'
import { limits } from './limits.ts'
import { line } from './text.ts'

const notALanguage = 'The language is written like en or pt-BR.'
const { maxBytes } = limits.captions

/** A BCP 47 tag, in the spelling that everybody uses. */
const Language = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, notALanguage)
  .refine((tag) => canonical(tag) !== undefined, notALanguage)
  .transform((tag) => canonical(tag) ?? tag)

export const Captions = z.object({
  language: z.string(),
  /** As people call it: "English". */
  label: z.string(),
  /** WebVTT; private and expiring, as all links of materials. */
  link: z.string(),
})
export type Captions = z.infer<typeof Captions>

const OneLanguage = z.object({ id: pathId('video'), language: Language })

export const listCaptions = {
  method: 'GET',
  url: '/api/videos/:id/captions',
  config: { access: 'creator' },
  schema: {
    summary: "The captions of a video of one's own",
    params: z.object({ id: pathId('video') }),
    response: { 200: z.array(Captions) },
  },
} as const satisfies Endpoint

/** The text is cleaned: cues with plain text, bold, italics, underlines and voices are kept, everything else is left out. */
export const setCaptions = {
  method: 'PUT',
  url: '/api/videos/:id/captions/:language',
  config: { access: 'creator' },
  schema: {
    summary: "Give a video of one's own captions in a language (WebVTT or SubRip, at most 1 MB)",
    params: OneLanguage,
    body: z.object({
      label: line('Label', limits.captions.label.max).min(1, 'Label is required.'),
      captions: z
        .string('Captions must be a text.')
        .max(maxBytes, `Captions must be at most ${maxBytes / 1024 ** 2} MB.`)
        .transform((text) => text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '')),
    }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const deleteCaptions = {
  method: 'DELETE',
  url: '/api/videos/:id/captions/:language',
  config: { access: 'creator' },
  schema: { summary: 'Take the captions in a language away', params: OneLanguage, response: { 204: Nothing } },
} as const satisfies Endpoint

function canonical(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}
