import { drawDefaultPicture, randomFrom } from './draw-default-picture.ts'
import { findMotif } from './motifs/find-motif.ts'
import { box, disc, height, line, type Shades, shape, tones, toShades, width } from './motifs/shapes.ts'

/** Large forms behind the motif. Each has its weight on the left, and is drawn as in a mirror where the motif stands on the left. */
const grounds: ((shades: Shades) => string[])[] = [
  /** A low sun. */
  ({ back }) => [disc(120, 330, 250, back)],
  /** A band from corner to corner. */
  ({ back }) => [shape('M0 360V220L330 0h190L60 360z', back), shape('M150 360 610 0h30v50L250 360z', back)],
  /** A grid of dots above a rounded corner. */
  ({ back, soft }) => [
    shape('M0 360V150a210 210 0 0 1 210 210z', back),
    ...[0, 1, 2, 3, 4].flatMap((column) => [0, 1, 2, 3].map((row) => disc(44 + column * 30, 44 + row * 30, 5, soft))),
  ],
  /** A soft hill. */
  ({ back }) => [shape('M0 230C120 150 240 190 350 250S560 320 640 270V360H0z', back), disc(92, 82, 40, back)],
  /** Rings around a corner. */
  ({ back }) =>
    [130, 210, 290].map((radius) => `<circle cx="30" cy="20" r="${radius}" fill="none" stroke="${back}" stroke-width="34"/>`),
  /** Two rounded tiles. */
  ({ back }) => [box(-60, -70, 300, 250, back, 60), box(260, 200, 460, 260, back, 60)],
  /** Slanting lines. */
  ({ back }) => [0, 1, 2, 3, 4].map((place) => line(`M${place * 70 - 60} 300 ${place * 70 + 200} -40`, back, 26)),
]

/**
 * The picture of a course without an uploaded one: the motif of its field, always the same for the same course and field. Tone and ground
 * take turns, so that neighbours differ. Without a motif there are hills.
 */
export function drawCoursePicture(id: number, field: string | undefined): string {
  const motif = field === undefined ? undefined : findMotif(field)
  if (!motif) return drawDefaultPicture(id)
  const random = randomFrom(id)
  const between = (low: number, high: number) => low + Math.round(random() * (high - low))
  const shades = toShades(motif.hue + between(-9, 9), turn(tones, id))
  const [x, y, degrees, percent] = [between(-56, 56), between(-6, 6), motif.isUpright ? 0 : between(-4, 4), between(88, 100)]
  const ground = turn(grounds, id)(shades).join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="1280" height="720">`,
    `<rect width="${width}" height="${height}" fill="${shades.ground}"/>`,
    x < 0 ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${ground}</g>` : ground,
    `<g transform="translate(${width / 2 + x} ${height / 2 + y}) rotate(${degrees}) scale(${percent / 100}) translate(${-width / 2} ${-height / 2})">`,
    ...motif.draw(shades),
    '</g></svg>',
  ].join('')
}

const turn = <Item>(items: Item[], id: number) => items[(id >>> 0) % items.length] as Item
