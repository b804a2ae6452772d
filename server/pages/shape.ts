import { firstPage } from '#contract/core/first-words.ts'
import { type PictureSize, pictureSet, pictureSizes } from '#contract/files/files.ts'
import { escapeMarkup } from '#server/core/http/escape.ts'
import type { Described } from './page.ts'

/**
 * What is shown before any code has loaded: the heading, the first lines and the first picture, where the screen will draw them
 * (web/first-paint/shell.css). Undefined if the shape in index.html is used.
 */
export function shapeMarkup({ head, shape, picture, goals }: Described): string | undefined {
  if (!shape) return undefined
  if (shape === 'list') return firstPageMarkup({ head, picture, goals })
  const lead = shape === 'search' || shape === 'author' ? '' : `<p>${escapeMarkup(head.description)}</p>`
  const image = picture ? pictureMarkup(picture, 'half') : ''
  return `<div class="shell-page" data-shape="${shape}"><h1>${escapeMarkup(head.title)}</h1>${lead}${image}<div></div></div>`
}

/** What the portal is, the question with its goals, and the beginning of the list. */
function firstPageMarkup({ head, picture, goals = [] }: Pick<Described, 'head' | 'picture' | 'goals'>): string {
  const names = goals.map(({ name, plan }) => `<li${plan ? ' data-plan' : ''}>${escapeMarkup(name)}</li>`).join('')
  const image = picture ? pictureMarkup(picture, 'quarter') : ''
  return [
    `<div class="shell-page" data-shape="list"><section><header><h1>${firstPage.title}</h1><p>${firstPage.sentence}</p></header>`,
    `<div><h2>${firstPage.question}</h2><div></div><ul>${names}</ul></div></section>`,
    `<h2>${escapeMarkup(head.title)}</h2><p>${escapeMarkup(head.description)}</p>${image}<div></div></div>`,
  ].join('')
}

/** In the same widths as the screen, so that the picture is already loaded when the screen needs it. */
function pictureMarkup(link: string, size: PictureSize): string {
  const set = pictureSet(link)
  const choice = set ? ` sizes="${pictureSizes[size]}" srcset="${escapeMarkup(set)}"` : ''
  return `<img${choice} src="${escapeMarkup(link)}" alt="" width="640" height="360" fetchpriority="high" />`
}
