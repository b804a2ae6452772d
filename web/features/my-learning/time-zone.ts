import { TimeZone } from '#contract/learning.ts'

/** The browser's; UTC where it names none that can be used. */
export const timeZone = TimeZone.safeParse({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }).data?.timeZone ?? 'UTC'
