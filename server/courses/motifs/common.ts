import { box, disc, line, type Motif, shape } from './shapes.ts'

/** Motifs of the fields that most portals have, by slug. */
export const commonMotifs: Record<string, Motif> = {
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
    isUpright: true,
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
  /** A case. */
  business: {
    hue: 36,
    isUpright: true,
    draw: ({ soft, mid, main, ink, paper }) => [
      disc(320, 186, 128, soft),
      line('M272 140v-26a24 24 0 0 1 24-24h48a24 24 0 0 1 24 24v26', ink, 15),
      box(188, 136, 264, 162, main, 22),
      shape('M188 158a22 22 0 0 1 22-22h220a22 22 0 0 1 22 22v40c-84 40-180 40-264 0z', mid),
      box(296, 200, 48, 48, ink, 12),
      box(309, 213, 22, 22, paper, 6),
    ],
  },
  /** Two people talk. */
  languages: {
    hue: 16,
    draw: ({ soft, mid, main, paper }) => [
      shape('M150 90a20 20 0 0 1 20-20h190a20 20 0 0 1 20 20v90a20 20 0 0 1-20 20H230l-46 40v-40h-14a20 20 0 0 1-20-20z', mid),
      box(184, 106, 150, 14, paper, 7),
      box(184, 136, 110, 14, paper, 7),
      box(184, 166, 70, 14, soft, 7),
      shape('M290 180a20 20 0 0 1 20-20h160a20 20 0 0 1 20 20v80a20 20 0 0 1-20 20h-10v36l-42-36H310a20 20 0 0 1-20-20z', main),
      ...[346, 390, 434].map((x) => disc(x, 220, 12, paper)),
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
    draw: ({ soft, mid, main, paper }) => [
      shape('M110 310C110 200 190 140 290 140c0 100-70 170-180 170z', soft),
      shape('M530 310c0-90-60-140-150-140 0 84 56 140 150 140z', mid),
      shape('M320 292C230 236 196 190 214 140c16-46 78-52 106-8 28-44 90-38 106 8 18 50-16 96-106 152z', main),
      line('M214 190h58l20-40 32 76 24-36h78', paper, 10),
    ],
  },
}
