/** What all motifs are drawn with. They lie in the middle of a drawing of this size, which is 16:9 like all pictures of courses. */
export const [width, height] = [640, 360]

/** One hue in steps, from the ground to the form that stands out most. */
export interface Shades {
  ground: string
  /** Large forms behind the motif. */
  back: string
  soft: string
  mid: string
  main: string
  ink: string
  paper: string
}

export interface Motif {
  hue: number
  /** What stands on a ground would look wrong when it is turned a little. */
  isUpright?: true
  draw: (shades: Shades) => string[]
}

/** Saturation and lightness of each shade, in percent. On a deep ground, paper is dark and ink is light. */
const steps = {
  light: { ground: [56, 93], back: [54, 89], soft: [52, 86], mid: [50, 74], main: [46, 56], ink: [42, 32], paper: [0, 100] },
  full: { ground: [52, 80], back: [50, 75], soft: [54, 88], mid: [46, 64], main: [46, 48], ink: [44, 26], paper: [60, 98] },
  deep: { ground: [40, 26], back: [40, 31], soft: [36, 39], mid: [38, 52], main: [52, 70], ink: [60, 93], paper: [42, 17] },
} satisfies Record<string, Record<keyof Shades, [saturation: number, lightness: number]>>

export type Tone = keyof typeof steps
export const tones = Object.keys(steps) as Tone[]

export function toShades(hue: number, tone: Tone): Shades {
  const shade = (name: keyof Shades) => `hsl(${hue},${steps[tone][name][0]}%,${steps[tone][name][1]}%)`
  return {
    ground: shade('ground'),
    back: shade('back'),
    soft: shade('soft'),
    mid: shade('mid'),
    main: shade('main'),
    ink: shade('ink'),
    paper: shade('paper'),
  }
}

export const box = (x: number, y: number, w: number, h: number, fill: string, radius = 8) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`
export const disc = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
export const shape = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`
export const line = (path: string, stroke: string, thickness = 10) =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round"/>`
export const turned = (degrees: number, x: number, y: number, shapes: string[]) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${shapes.join('')}</g>`
