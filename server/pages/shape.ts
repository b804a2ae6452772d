import { type PictureSize, pictureSet, pictureSizes } from '#contract/files.ts'
import { escapeMarkup } from './escape.ts'
import type { Described } from './page.ts'

/**
 * What can be seen before any code has come: the heading, the first lines and the first picture, where the screen will draw them
 * (web/shell.css). Undefined where the shape that stands in index.html has to do.
 */
export function shapeMarkup({ head, shape, picture }: Described): string | undefined {
  if (!shape) return undefined
  const lead = shape === 'search' || shape === 'author' ? '' : `<p>${escapeMarkup(head.description)}</p>`
  const image = picture ? pictureMarkup(picture, shape === 'list' ? 'quarter' : 'half') : ''
  return `<div class="shell-page" data-shape="${shape}"><h1>${escapeMarkup(head.title)}</h1>${lead}${image}<div></div></div>`
}

/** In the same widths as the screen asks for, so that it finds the picture loaded. */
function pictureMarkup(link: string, size: PictureSize): string {
  const set = pictureSet(link)
  const choice = set ? ` sizes="${pictureSizes[size]}" srcset="${escapeMarkup(set)}"` : ''
  return `<img${choice} src="${escapeMarkup(link)}" alt="" width="640" height="360" fetchpriority="high" />`
}
