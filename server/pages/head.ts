import { documentTitle } from '#contract/core/screens.ts'
import type { Goal } from '#contract/goals/goals.ts'
import { escapeMarkup, inDataBlock } from '#server/core/http/escape.ts'
import type { FirstResponse, Head } from './page.ts'

const site = 'Coursewise'
const longestTitle = 200
const longestDescription = 300

/** The tags that differ from page to page. Names and texts are hostile: each goes through `escapeMarkup` or `inDataBlock`. */
export function headTags(head: Head, origin: string): string {
  const title = clip(head.title, longestTitle)
  const description = clip(head.description, longestDescription)
  const url = origin + head.path
  const picture = head.socialPicture && origin + head.socialPicture
  return [
    ...titleTags(documentTitle(title), !head.isUnlisted),
    meta('name', 'description', description),
    ...(head.isUnlisted ? [] : [`<link rel="canonical" href="${escapeMarkup(url)}" />`]),
    meta('property', 'og:site_name', site),
    meta('property', 'og:type', head.type ?? 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    ...(picture ? [meta('property', 'og:image', picture)] : []),
    meta('name', 'twitter:card', picture && head.type !== 'profile' ? 'summary_large_image' : 'summary'),
    ...(head.data ? [`<script type="application/ld+json">${inDataBlock(JSON.stringify(head.data))}</script>`] : []),
  ].join('\n    ')
}

/** For a page that the server cannot describe, or that does not exist. */
export const titleTags = (title: string, isListed = false) => [
  `<title>${escapeMarkup(title)}</title>`,
  ...(isListed ? [] : [meta('name', 'robots', 'noindex')]),
]

/** Contains the response to the web's first call; `web/core/first-response.ts` reads it. */
export const firstResponseTag = ({ url, response: { plain, pagination } }: FirstResponse) =>
  `<script type="application/json" id="first-data">${inDataBlock(
    `{"url":${JSON.stringify(url)},"pagination":${JSON.stringify(pagination ?? null)},"body":${plain}}`,
  )}</script>`

/** The goals of the first page, which are the same for everybody; `web/features/goals` reads them. */
export const goalsTag = (goals: Goal[]) =>
  `<script type="application/json" id="goals">${inDataBlock(JSON.stringify(goals))}</script>`

const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeMarkup(content)}" />`

/** Makes it one line of limited length, without cutting a character in half. */
function clip(text: string, longest: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length <= longest ? line : `${line.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}
