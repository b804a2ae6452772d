import { type PictureSize, pictureSet, pictureSizes } from '#contract/files.ts'
import { escapeMarkup } from './escape.ts'
import type { Described } from './page.ts'

/**
 * What is shown before any code has loaded: the heading, the first lines and the first picture, where the screen will draw them
 * (web/shell.css). Undefined if the shape in index.html is used.
 */
export function shapeMarkup({ head, shape, picture }: Described): string | undefined {
  if (!shape) return undefined
  const lead = shape === 'search' || shape === 'author' ? '' : `<p>${escapeMarkup(head.description)}</p>`
  const image = picture ? pictureMarkup(picture, shape === 'list' ? 'quarter' : 'half') : ''
  return `<div class="shell-page" data-shape="${shape}"><h1>${escapeMarkup(head.title)}</h1>${lead}${image}<div></div></div>`
}

/** In the same widths as the screen, so that the picture is already loaded when the screen needs it. */
function pictureMarkup(link: string, size: PictureSize): string {
  const set = pictureSet(link)
  const choice = set ? ` sizes="${pictureSizes[size]}" srcset="${escapeMarkup(set)}"` : ''
  return `<img${choice} src="${escapeMarkup(link)}" alt="" width="640" height="360" fetchpriority="high" />`
}
