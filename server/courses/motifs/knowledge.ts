import { box, disc, line, type Motif, shape, turned } from './shapes.ts'

/** Motifs of what people want to know, by slug. */
export const knowledgeMotifs: Record<string, Motif> = {
  /** The four signs of arithmetic. */
  mathematics: {
    hue: 230,
    draw: ({ soft, mid, main, ink, paper }) => [
      box(196, 60, 114, 114, main, 22),
      box(330, 60, 114, 114, mid, 22),
      box(196, 194, 114, 114, mid, 22),
      box(330, 194, 114, 114, ink, 22),
      line('M253 88v58M224 117h58', paper, 13),
      line('M358 117h58', paper, 13),
      line('M231 229l44 44M275 229l-44 44', paper, 13),
      line('M358 251h58', soft, 13),
      disc(387, 224, 9, soft),
      disc(387, 278, 9, soft),
    ],
  },
  /** A temple with four columns. */
  history: {
    hue: 28,
    isUpright: true,
    draw: ({ soft, mid, main, ink, paper }) => [
      box(186, 150, 268, 124, soft, 0),
      ...[186, 263, 341, 418].map((x) => box(x, 152, 36, 120, mid, 6) + box(x + 14, 164, 8, 96, paper, 4)),
      shape('M152 134 320 54 488 134z', main),
      disc(320, 104, 15, paper),
      box(160, 134, 320, 20, ink, 5),
      box(160, 268, 320, 18, ink, 5),
      box(138, 286, 364, 20, main, 5),
    ],
  },
  /** A page and a pen. */
  writing: {
    hue: 190,
    draw: ({ soft, mid, main, ink, paper }) => [
      box(172, 54, 214, 256, paper, 14),
      shape('M330 54h42a14 14 0 0 1 14 14v42z', soft),
      ...[
        [104, 92, ink],
        [138, 150, mid],
        [168, 130, mid],
        [198, 148, mid],
      ].map(([y, w, fill]) => box(202, Number(y), Number(w), 11, String(fill), 5)),
      line('M204 256c16-22 26-22 28 0s16 20 28-2 24-16 34 4', main, 7),
      turned(40, 400, 170, [
        box(380, 44, 42, 184, main, 8),
        box(380, 44, 42, 34, ink, 8),
        shape('M380 228h42l-21 56z', mid),
        shape('M393 262h16l-8 22z', ink),
        box(396, 92, 10, 124, mid, 5),
      ]),
    ],
  },
  /** The cap of those who have finished. */
  teaching: {
    hue: 266,
    draw: ({ soft, mid, main, ink }) => [
      shape('M226 182v66c0 44 188 44 188 0v-66z', mid),
      shape('M226 182v30l94 38 94-38v-30z', soft),
      shape('M320 76 516 152 320 228 124 152z', main),
      line('M320 152 476 176v66', ink, 8),
      disc(320, 152, 13, ink),
      shape('M462 240h28l8 52h-44z', ink),
    ],
  },
  /** A globe with a pin. */
  travel: {
    hue: 186,
    draw: ({ soft, mid, main, ink, paper }) => [
      disc(300, 190, 118, mid),
      line('M182 190h236M204 128h192M204 252h192', soft, 6),
      line('M300 72v236M300 72c-74 62-74 174 0 236M300 72c74 62 74 174 0 236', soft, 6),
      shape('M414 240c-46-54-62-82-62-114a62 62 0 0 1 124 0c0 32-16 60-62 114z', main),
      disc(414, 126, 26, paper),
      disc(414, 126, 11, ink),
    ],
  },
  /** A way up to a flag. */
  'personal-growth': {
    hue: 44,
    isUpright: true,
    draw: ({ soft, mid, main, ink, paper }) => [
      disc(196, 118, 40, paper),
      shape('M114 300 226 168l112 132z', mid),
      shape('M190 300 362 104 526 300z', main),
      shape('M362 104 314 159l24 15 22-16 26 18 24-16z', paper),
      line('M362 106V54', ink, 8),
      shape('M364 52h58l-15 17 15 17h-58z', ink),
      line('M296 298c62-14 104-20 96-46s-64-26-48-50', soft, 9),
    ],
  },
}
