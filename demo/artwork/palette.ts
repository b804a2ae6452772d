/** The colours of a picture by role. Every field has the same steps of lightness, so that they share a style. */
export interface Palette {
  /** The background runs from `ground` to `glow`. */
  ground: string
  glow: string
  /** Quiet forms, close to the ground. */
  back: string
  mid: string
  main: string
  /** The strongest contrast to the ground. */
  strong: string
  /** The darkest of all, on any ground. */
  ink: string
  /** The neighbouring colour of the field. */
  side: string
  /** Near white; on a deep ground slightly tinted. */
  paper: string
  /** The portal's violet, in the shade that suits this ground. */
  accent: string
}

export const tones = ['light', 'deep', 'full'] as const
export type Tone = (typeof tones)[number]

type Step = [lightness: number, chroma: number]
type Role = Exclude<keyof Palette, 'accent' | 'side' | 'ink'>

const steps: Record<Tone, Record<Role | 'side', Step>> = {
  light: {
    ground: [0.945, 0.022],
    glow: [0.895, 0.045],
    back: [0.86, 0.06],
    mid: [0.77, 0.1],
    main: [0.63, 0.15],
    strong: [0.36, 0.09],
    side: [0.78, 0.12],
    paper: [0.988, 0.006],
  },
  deep: {
    ground: [0.31, 0.065],
    glow: [0.24, 0.05],
    back: [0.385, 0.08],
    mid: [0.52, 0.115],
    main: [0.7, 0.14],
    strong: [0.93, 0.035],
    side: [0.8, 0.12],
    paper: [0.965, 0.015],
  },
  full: {
    ground: [0.745, 0.105],
    glow: [0.69, 0.12],
    back: [0.645, 0.125],
    mid: [0.8, 0.095],
    main: [0.47, 0.12],
    strong: [0.28, 0.07],
    side: [0.86, 0.1],
    paper: [0.98, 0.012],
  },
}
const accents: Record<Tone, string> = { light: '#5b5bd6', deep: '#8384f2', full: '#4b49c0' }

/** Which colours a field has, as angles of hue. Dark shades take `ink`, since a dark yellow or orange is only brown. */
export interface Hues {
  main: number
  side: number
  ink: number
  /** How much lighter the light shades are, from 0 to 1: yellow needs it to be yellow. */
  lift: number
}

export function toPalette(hues: Hues, tone: Tone): Palette {
  const colour = (role: Role | 'side') => {
    const [lightness, chroma] = steps[tone][role]
    if (lightness < 0.5) return toHex([lightness, chroma], hues.ink)
    return toHex([lightness + (1 - lightness) * hues.lift, chroma], role === 'side' ? hues.side : hues.main)
  }
  return {
    ground: colour('ground'),
    glow: colour('glow'),
    back: colour('back'),
    mid: colour('mid'),
    main: colour('main'),
    strong: colour('strong'),
    paper: colour('paper'),
    side: colour('side'),
    ink: colour(tone === 'deep' ? 'glow' : 'strong'),
    accent: accents[tone],
  }
}

/** Dark on a light form, light on a dark one. */
export function inkOn(shade: string, colours: Palette): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(shade.slice(start, start + 2), 16))
  return red * 0.3 + green * 0.6 + blue * 0.1 > 170 ? colours.ink : colours.paper
}

/** OKLCH to sRGB, as defined by Björn Ottosson. Colours outside of sRGB are clipped. */
function toHex([lightness, chroma]: Step, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return `#${linear.map((value) => toByte(value).toString(16).padStart(2, '0')).join('')}`
}

function toByte(linear: number): number {
  const clipped = Math.min(Math.max(linear, 0), 1)
  return Math.round(255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055))
}
