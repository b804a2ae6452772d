import { business } from './thumbnails/business.ts'
import { calm } from './thumbnails/calm.ts'
import { data } from './thumbnails/data.ts'
import { design } from './thumbnails/design.ts'
import { health } from './thumbnails/health.ts'
import { languages } from './thumbnails/languages.ts'
import { musicAndArts } from './thumbnails/music-and-arts.ts'
import { type Hues, type Palette, paletteOf, tones } from './thumbnails/palette.ts'
import { height, Random, width } from './thumbnails/pen.ts'
import { programming } from './thumbnails/programming.ts'
import { science } from './thumbnails/science.ts'

interface Style {
  hues: Hues
  /** Five, or another number without a common factor with the three tones, so that neighbours differ in both. */
  motifs: ((random: Random, colours: Palette) => string)[]
}

const styles = {
  programming: { hues: { main: 280, side: 200, ink: 280, lift: 0 }, motifs: programming },
  data: { hues: { main: 240, side: 175, ink: 245, lift: 0 }, motifs: data },
  design: { hues: { main: 5, side: 65, ink: 355, lift: 0 }, motifs: design },
  business: { hues: { main: 78, side: 45, ink: 285, lift: 0.3 }, motifs: business },
  languages: { hues: { main: 38, side: 82, ink: 350, lift: 0.12 }, motifs: languages },
  science: { hues: { main: 200, side: 95, ink: 225, lift: 0 }, motifs: science },
  'music-and-arts': { hues: { main: 322, side: 20, ink: 310, lift: 0 }, motifs: musicAndArts },
  health: { hues: { main: 155, side: 110, ink: 165, lift: 0 }, motifs: health },
} satisfies Record<string, Style>

export type ThumbnailField = keyof typeof styles
export const thumbnailFields = Object.keys(styles) as ThumbnailField[]
/** The colour family of a field, for what stands next to its pictures. */
export const huesOf = (field: ThumbnailField): Hues => styles[field].hues

const isField = (field: string | undefined): field is ThumbnailField => field !== undefined && Object.hasOwn(styles, field)

/** A picture for a course by its field of study, always the same for the same seed; a calm one where the field is not known. */
export function drawThumbnail({ field, seed }: { field?: string; seed: number }): string {
  const whole = Math.abs(Math.trunc(seed)) % 2 ** 31
  const random = new Random(whole)
  const style: Style = isField(field)
    ? styles[field]
    : { hues: { main: 262 + (whole % 7) * 5, side: 250, ink: 280, lift: 0 }, motifs: calm }
  const colours = paletteOf(style.hues, tones[whole % tones.length] ?? 'light')
  const motif = style.motifs[whole % style.motifs.length]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="0.6" y2="1"><stop stop-color="${colours.ground}"/>`,
    `<stop offset="1" stop-color="${colours.glow}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    motif?.(random, colours) ?? '',
    '</svg>',
  ].join('')
}
