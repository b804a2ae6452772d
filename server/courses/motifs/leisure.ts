import { box, disc, line, type Motif, shape } from './shapes.ts'

/** Motifs of what people like to do, by slug. */
export const leisureMotifs: Record<string, Motif> = {
  /** A pot that steams. */
  cooking: {
    hue: 12,
    isUpright: true,
    draw: ({ soft, mid, main, ink, paper }) => [
      line('M274 116c-18-20 18-34 0-58M320 116c-18-20 18-34 0-58M366 116c-18-20 18-34 0-58', mid, 10),
      line('M196 206h-40M444 206h40', ink, 18),
      shape('M196 158h248v92a54 54 0 0 1-54 54H250a54 54 0 0 1-54-54z', main),
      box(180, 142, 280, 28, ink, 14),
      line('M226 200v46', soft, 14),
      disc(226, 272, 7, soft),
      box(296, 206, 48, 12, paper, 6),
    ],
  },
  /** A camera. */
  photography: {
    hue: 272,
    draw: ({ soft, mid, main, ink, paper }) => [
      box(184, 88, 62, 32, ink, 10),
      shape('M256 112l20-44a14 14 0 0 1 12-8h64a14 14 0 0 1 12 8l20 44z', mid),
      box(144, 104, 352, 198, main, 30),
      box(144, 150, 352, 12, mid, 0),
      box(424, 122, 44, 18, paper, 9),
      disc(320, 208, 82, paper),
      disc(320, 208, 68, ink),
      disc(320, 208, 44, mid),
      disc(320, 208, 24, ink),
      disc(296, 184, 11, soft),
    ],
  },
  /** A plant in its pot. */
  gardening: {
    hue: 112,
    isUpright: true,
    draw: ({ soft, mid, main, ink, paper }) => [
      disc(320, 168, 112, soft),
      line('M320 212V116', ink, 9),
      shape('M320 186c-66 6-108-26-116-90 68-4 114 28 116 90z', mid),
      shape('M320 158c0-66 40-104 114-104 2 68-42 110-114 104z', main),
      line('M320 186c-20-36-48-58-76-68M320 158c18-38 42-60 74-74', paper, 5),
      shape('M254 232h132l-16 70a14 14 0 0 1-14 10h-72a14 14 0 0 1-14-10z', main),
      box(238, 208, 164, 32, ink, 10),
    ],
  },
  /** A ball of wool with two needles. */
  crafts: {
    hue: 352,
    draw: ({ soft, mid, main, ink }) => [
      line('M188 74 322 202M452 74 318 202', ink, 11),
      disc(188, 74, 16, mid),
      disc(452, 74, 16, mid),
      line('M350 292c44 22 92 14 124-6', main, 9),
      disc(320, 202, 104, main),
      line('M236 160c56-12 128 24 156 100M222 196c48-8 112 26 134 96M262 128c52-4 122 34 148 92', soft, 7),
      line('M330 108c-34 22-52 52-54 84M368 116c-30 16-46 36-54 60', mid, 7),
    ],
  },
  /** A ball that has just left the ground. */
  sport: {
    hue: 20,
    draw: ({ soft, mid, main, ink }) => [
      box(232, 294, 176, 14, soft, 7),
      disc(320, 168, 112, main),
      line('M208 168h224M320 56v224M246 86c54 46 54 118 0 164M394 86c-54 46-54 118 0 164', ink, 8),
      line('M156 120v96M484 120v96', mid, 10),
      line('M126 148v40M514 148v40', soft, 10),
    ],
  },
  /** What one plays with in both hands. */
  games: {
    hue: 248,
    draw: ({ soft, mid, main, ink, paper }) => [
      line('M320 116c0-40 44-20 44-60', mid, 10),
      shape('M214 112h212c58 0 86 62 92 132 4 54-54 64-84 22l-20-28H226l-20 28c-30 42-88 32-84-22 6-70 34-132 92-132z', main),
      line('M216 146v56M188 174h56', paper, 18),
      disc(424, 148, 13, ink),
      disc(424, 200, 13, ink),
      disc(398, 174, 13, soft),
      disc(450, 174, 13, soft),
      box(296, 166, 48, 14, mid, 7),
    ],
  },
}
