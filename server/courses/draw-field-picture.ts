import { drawDefaultPicture } from './draw-default-picture.ts'
import { findMotif } from './motifs/find-motif.ts'
import { height, toShades, width } from './motifs/shapes.ts'

/** The picture of a field of study: its motif, or hills in colours of its own, always the same for the same slug. */
export function drawFieldPicture(slug: string): string {
  const motif = findMotif(slug)
  if (!motif) return drawDefaultPicture([...slug].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) | 0, 7))
  const shades = toShades(motif.hue, 'light')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${shades.ground}"/>`,
    ...motif.draw(shades),
    '</svg>',
  ].join('')
}
