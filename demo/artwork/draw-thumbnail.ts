import { business } from './business.ts'
import { data } from './data.ts'
import { design } from './design.ts'
import { health } from './health.ts'
import { languages } from './languages.ts'
import { musicAndArts } from './music-and-arts.ts'
import { type Hues, type Palette, tones, toPalette } from './palette.ts'
import { height, Random, width } from './pen.ts'
import { programming } from './programming.ts'
import { science } from './science.ts'

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
/** The colours of a field, for use beside its pictures. */
export const fieldHues = (field: ThumbnailField): Hues => styles[field].hues

/** A picture for a course by its field of study, always the same for the same seed. */
export function drawThumbnail({ field, seed }: { field: ThumbnailField; seed: number }): string {
  const random = new Random(seed)
  const { hues, motifs } = styles[field]
  const colours = toPalette(hues, tones[seed % tones.length] ?? 'light')
  const motif = motifs[seed % motifs.length]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs><linearGradient id="ground" x1="0" y1="0" x2="0.6" y2="1"><stop stop-color="${colours.ground}"/>`,
    `<stop offset="1" stop-color="${colours.glow}"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    motif?.(random, colours) ?? '',
    '</svg>',
  ].join('')
}
