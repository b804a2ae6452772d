import { escapeMarkup } from './escape.ts'
import type { Described } from './page.ts'

/**
 * What can be seen before any code has come: the heading, the first lines and the first picture, where the screen will draw them
 * (web/shell.css). Undefined where the shape that stands in index.html has to do.
 */
export function shapeMarkup({ head, shape, picture }: Described): string | undefined {
  if (!shape) return undefined
  const lead = shape === 'list' || shape === 'course' ? `<p>${escapeMarkup(head.description)}</p>` : ''
  const image = picture ? `<img src="${escapeMarkup(picture)}" alt="" width="640" height="360" fetchpriority="high" />` : ''
  return `<div class="shell-page" data-shape="${shape}"><h1>${escapeMarkup(head.title)}</h1>${lead}${image}<div></div></div>`
}
