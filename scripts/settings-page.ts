// node scripts/settings-page.ts: writes docs/settings.md from the tables of settings and of rate limits.
import { writeFileSync } from 'node:fs'
import { z } from 'zod'
import { sections } from '#server/core/environment.ts'
import { allowedRate, rateLimits } from '#server/core/security/rate-limits.ts'
import { readSettings } from '#server/core/settings.ts'

export const settingsPageFile = 'docs/settings.md'

export function writeSettingsPage(): string {
  const tables = Object.entries(sections).map(
    ([title, settings]) => `## ${title}\n| setting | default | meaning |\n|---|---|---|\n${describeAll(settings)}`,
  )
  return `${[introduction, ...tables, describeLimits()].join('\n\n')}\n`
}

const introduction = `<!-- Written by scripts/settings-page.ts from server/core/environment.ts. -->
# Settings

All settings come from the environment and are checked at start: a wrong value is refused with the name of its setting, and all wrong ones are named at once. Every default works. An empty value
counts as none.`

const describeAll = (settings: Record<string, z.ZodType>) =>
  Object.entries(settings)
    .map(([name, setting]) => `| \`${name}\` | ${readDefault(setting)} | ${setting.description} |`)
    .join('\n')

/** In the operator's words, or as it would be set. */
const readDefault = (setting: z.ZodType) =>
  String(setting.meta()?.default ?? (setting instanceof z.ZodPrefault ? setting.def.defaultValue : ''))

/** With the default settings. */
function describeLimits(): string {
  const settings = readSettings({})
  const rows = Object.entries(rateLimits).map(([name, { counts, by }]) => {
    const { most, minutes } = allowedRate(settings, { what: name as keyof typeof rateLimits })
    return `| ${counts} | ${by} | ${most} | ${minutes === 1 ? 'a minute' : minutes === 60 ? 'an hour' : `${minutes} minutes`} |`
  })
  return `These are all the limits, with the numbers that they have by default. Above them, the response is 429 "Too many attempts. Please try again in 15 minutes." with \`Retry-After\`.
An IPv6 address counts with its /64. All servers of a portal count together.

| what | counted by | most | in |
|---|---|---|---|
${rows.join('\n')}`
}

if (import.meta.main) writeFileSync(settingsPageFile, writeSettingsPage())
