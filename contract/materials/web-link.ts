import { z } from 'zod'
import { limits } from '../core/limits.ts'
import { tooLong } from '../core/text.ts'
import { checks } from '../core/words.ts'
import { words } from './words.ts'

const noLink = checks.required({ label: words.link })

/** `https://good.example@evil.example/` looks like one site and leads to another. */
function hasCredentials(link: string): boolean {
  const url = URL.parse(link)
  return url !== null && (url.username !== '' || url.password !== '')
}

/** The address of a page on another site, from an author. */
export const webLink = z
  .string(noLink)
  .trim()
  .min(1, noLink)
  .max(limits.material.link.max, tooLong(words.link, limits.material.link.max))
  .refine((link) => URL.canParse(link) && /^https?:\/\/[^\s\p{Cc}]+$/iu.test(link), words.wrongLink)
  .refine((link) => !hasCredentials(link), words.credentials)
