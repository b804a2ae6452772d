import { drawDefaultPicture } from './draw-default-picture.ts'

/** Of the drawing; 16:9, like all pictures of courses. */
const [width, height] = [640, 360]

/** One hue for each field, in five steps from the ground to the darkest form. */
interface Shades {
  ground: string
  soft: string
  mid: string
  main: string
  ink: string
  paper: string
}

const toShades = (hue: number): Shades => ({
  ground: `hsl(${hue},56%,93%)`,
  soft: `hsl(${hue},52%,86%)`,
  mid: `hsl(${hue},50%,74%)`,
  main: `hsl(${hue},46%,56%)`,
  ink: `hsl(${hue},42%,32%)`,
  paper: '#fff',
})

const box = (x: number, y: number, w: number, h: number, fill: string, radius = 8) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`
const disc = (x: number, y: number, radius: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
const shape = (path: string, fill: string) => `<path d="${path}" fill="${fill}"/>`
const line = (path: string, stroke: string, thickness = 10) =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${thickness}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A calm drawing for each field that a portal is likely to have, by its slug. */
const drawings: Record<string, { hue: number; draw: (shades: Shades) => string[] }> = {
  /** A window with lines of code. */
  programming: {
    hue: 243,
    draw: ({ soft, mid, main, ink, paper }) => [
      box(150, 70, 340, 230, paper, 16),
      shape('M150 110V86a16 16 0 0 1 16-16h308a16 16 0 0 1 16 16v24z', mid),
      ...[178, 202, 226].map((x) => disc(x, 90, 7, paper)),
      line('M200 158l-24 24 24 24M256 158l24 24-24 24', main),
      ...[
        [310, 160, 130, ink],
        [310, 196, 90, soft],
        [180, 246, 120, soft],
        [320, 246, 120, mid],
      ].map(([x, y, w, fill]) => box(Number(x), Number(y), Number(w), 12, String(fill), 6)),
    ],
  },
  /** Bars that grow, and a line above them. */
  data: {
    hue: 205,
    draw: ({ soft, mid, main, ink, paper }) => [
      box(140, 290, 360, 8, mid, 4),
      ...[
        [170, 70, soft],
        [240, 110, mid],
        [310, 90, soft],
        [380, 150, mid],
        [450, 180, main],
      ].map(([x, tall, fill]) => box(Number(x), 282 - Number(tall), 44, Number(tall), String(fill), 8)),
      line('M192 180 262 140 332 158 402 96 472 66', ink, 8),
      ...[
        [192, 180],
        [262, 140],
        [332, 158],
        [402, 96],
        [472, 66],
      ].map(([x = 0, y = 0]) => disc(x, y, 10, paper) + disc(x, y, 6, ink)),
    ],
  },
  /** Overlapping forms, and a pen that draws a curve. */
  design: {
    hue: 340,
    draw: ({ soft, mid, main, ink, paper }) => [
      disc(240, 170, 90, soft),
      box(280, 120, 150, 150, mid, 20),
      shape('M300 290 380 150 460 290z', main),
      line('M150 270C220 60 420 60 490 130', ink, 8),
      box(138, 258, 24, 24, paper, 4),
      box(478, 118, 24, 24, paper, 4),
      `<rect x="138" y="258" width="24" height="24" rx="4" fill="none" stroke="${ink}" stroke-width="6"/>`,
      `<rect x="478" y="118" width="24" height="24" rx="4" fill="none" stroke="${ink}" stroke-width="6"/>`,
    ],
  },
  /** A case in front of a rising path. */
  business: {
    hue: 36,
    draw: ({ soft, mid, main, ink, paper }) => [
      shape('M120 300 260 200 340 240 520 100V300z', soft),
      line('M120 300 260 200 340 240 520 100', mid, 8),
      line('M278 168v-14a18 18 0 0 1 18-18h48a18 18 0 0 1 18 18v14', ink, 12),
      box(220, 168, 200, 132, main, 16),
      box(220, 222, 200, 10, ink, 0),
      box(300, 210, 40, 34, paper, 8),
    ],
  },
  /** Two people talk. */
  languages: {
    hue: 16,
    draw: ({ soft, mid, main, ink, paper }) => [
      shape('M150 90a20 20 0 0 1 20-20h190a20 20 0 0 1 20 20v90a20 20 0 0 1-20 20H230l-46 40v-40h-14a20 20 0 0 1-20-20z', mid),
      box(184, 106, 150, 14, paper, 7),
      box(184, 136, 110, 14, paper, 7),
      box(184, 166, 70, 14, soft, 7),
      shape('M290 180a20 20 0 0 1 20-20h160a20 20 0 0 1 20 20v80a20 20 0 0 1-20 20h-10v36l-42-36H310a20 20 0 0 1-20-20z', main),
      ...[346, 390, 434].map((x) => disc(x, 220, 12, paper)),
      disc(520, 90, 14, ink),
    ],
  },
  /** An atom. */
  science: {
    hue: 178,
    draw: ({ soft, mid, main, ink, paper }) => [
      disc(320, 180, 120, soft),
      ...[0, 60, 120].map(
        (turn) =>
          `<ellipse cx="320" cy="180" rx="150" ry="56" fill="none" stroke="${turn === 60 ? main : mid}" stroke-width="8" transform="rotate(${turn} 320 180)"/>`,
      ),
      disc(320, 180, 30, ink),
      disc(310, 170, 9, paper),
      disc(470, 180, 13, main),
      disc(245, 50, 13, main),
      disc(245, 310, 13, main),
    ],
  },
  /** A note on its lines, and a brush stroke. */
  'music-and-arts': {
    hue: 288,
    draw: ({ soft, mid, main, ink }) => [
      line('M110 280C190 180 260 330 340 240S470 170 540 230', soft, 44),
      ...[100, 132, 164, 196, 228].map((y) => box(130, y, 380, 4, mid, 2)),
      line('M286 226V100l120-22v126', ink, 12),
      shape('M280 112 412 88v30L280 142z', ink),
      `<ellipse cx="262" cy="228" rx="32" ry="24" fill="${main}" transform="rotate(-18 262 228)"/>`,
      `<ellipse cx="382" cy="206" rx="32" ry="24" fill="${main}" transform="rotate(-18 382 206)"/>`,
    ],
  },
  /** A heart with its beat, above a leaf. */
  health: {
    hue: 150,
    draw: ({ soft, mid, main, ink, paper }) => [
      shape('M110 310C110 200 190 140 290 140c0 100-70 170-180 170z', soft),
      shape('M530 310c0-90-60-140-150-140 0 84 56 140 150 140z', mid),
      shape('M320 292C230 236 196 190 214 140c16-46 78-52 106-8 28-44 90-38 106 8 18 50-16 96-106 152z', main),
      line('M214 190h58l20-40 32 76 24-36h78', paper, 10),
      disc(480, 84, 18, ink),
    ],
  },
}

/** The picture of a field of study: its own drawing, or hills in its own colours, always the same for the same slug. */
export function drawFieldPicture(slug: string): string {
  const known = Object.hasOwn(drawings, slug) ? drawings[slug] : undefined
  if (!known) return drawDefaultPicture([...slug].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) | 0, 7))
  const shades = toShades(known.hue)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${shades.ground}"/>`,
    ...known.draw(shades),
    '</svg>',
  ].join('')
}
