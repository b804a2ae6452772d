import { box, disc, line, type Motif, shape, turned } from './shapes.ts'

/** A wheel with eight teeth. */
const gear = (x: number, y: number, radius: number, turn: number, fill: string) => {
  const bars = [0, 45, 90, 135].map((degrees) =>
    turned(degrees + turn, x, y, [box(x - radius / 5, y - radius * 1.28, radius / 2.5, radius * 2.56, fill, 6)]),
  )
  return bars.join('') + disc(x, y, radius, fill)
}

/** Motifs of what people do for a living, by slug. */
export const workMotifs: Record<string, Motif> = {
  /** A page in a browser. */
  'web-development': {
    hue: 222,
    draw: ({ soft, mid, main, ink, paper }) => [
      box(140, 64, 360, 232, paper, 16),
      shape('M140 104V80a16 16 0 0 1 16-16h328a16 16 0 0 1 16 16v24z', mid),
      disc(168, 84, 7, paper),
      disc(192, 84, 7, paper),
      box(222, 75, 200, 18, paper, 9),
      box(168, 130, 136, 92, soft, 10),
      shape('M178 212 214 166 240 196 256 182 294 212z', main),
      disc(268, 156, 10, mid),
      box(328, 134, 132, 14, ink, 7),
      box(328, 166, 104, 12, mid, 6),
      box(328, 192, 120, 12, mid, 6),
      box(168, 244, 136, 26, soft, 8),
      box(328, 244, 96, 26, main, 13),
      shape('M432 222v68l17-15 13 27 14-7-13-26 22-3z', ink),
    ],
  },
  /** Layers of nodes, each with links to the next. */
  'artificial-intelligence': {
    hue: 258,
    draw: ({ soft, mid, main, ink, paper }) => {
      const layers = [
        { x: 176, nodes: [106, 180, 254] },
        { x: 320, nodes: [72, 144, 216, 288] },
        { x: 464, nodes: [136, 224] },
      ]
      const links = layers.slice(1).flatMap(({ x, nodes }, index) => {
        const before = layers[index]
        return nodes.flatMap((y) => before?.nodes.map((from) => `M${before.x} ${from}L${x} ${y}`) ?? [])
      })
      return [
        line(links.join(''), mid, 3),
        line('M176 106 320 144 464 224', ink, 7),
        ...layers.flatMap(({ x, nodes }, layer) => nodes.map((y) => disc(x, y, 24, layer === 1 ? main : mid))),
        ...[
          [176, 106],
          [320, 144],
          [464, 224],
        ].map(([x = 0, y = 0]) => disc(x, y, 24, ink) + disc(x, y, 9, paper)),
        disc(464, 136, 9, soft),
      ]
    },
  },
  /** A cloud with a padlock. */
  'cloud-and-security': {
    hue: 212,
    draw: ({ soft, mid, main, ink, paper }) => [
      disc(462, 112, 32, soft),
      box(424, 106, 110, 38, soft, 19),
      disc(214, 200, 62, mid),
      disc(308, 152, 90, mid),
      disc(410, 202, 60, mid),
      box(214, 180, 196, 82, mid, 0),
      line('M286 204v-22a30 30 0 0 1 60 0v22', ink, 13),
      box(262, 200, 108, 94, main, 16),
      disc(316, 236, 12, paper),
      box(311, 238, 10, 30, paper, 5),
    ],
  },
  /** Two wheels that turn each other. */
  engineering: {
    hue: 198,
    draw: ({ mid, main, ink, paper }) => [
      gear(262, 202, 74, 0, main),
      disc(262, 202, 42, paper),
      disc(262, 202, 16, ink),
      gear(402, 122, 52, 8, mid),
      disc(402, 122, 28, paper),
      disc(402, 122, 11, ink),
    ],
  },
  /** A list with ticks on a clipboard. */
  office: {
    hue: 216,
    draw: ({ soft, mid, main, ink, paper }) => [
      box(210, 66, 220, 244, main, 20),
      box(230, 92, 180, 198, paper, 10),
      box(274, 52, 92, 38, ink, 12),
      ...[136, 190].map((y) => line(`M250 ${y}l11 11 19-22`, main, 9)),
      box(250, 232, 26, 26, soft, 7),
      box(300, 130, 88, 12, ink, 6),
      box(300, 184, 70, 12, mid, 6),
      box(300, 239, 80, 12, mid, 6),
    ],
  },
  /** A megaphone. */
  marketing: {
    hue: 326,
    draw: ({ soft, mid, main, ink }) => [
      line('M236 214l22 74', ink, 28),
      shape('M178 144h76v76h-76a38 38 0 0 1 0-76z', mid),
      shape('M246 144 420 66v232L246 220z', main),
      box(406, 60, 26, 244, ink, 13),
      shape('M270 158 384 108v24L270 176z', soft),
      line('M466 142a56 56 0 0 1 0 80', mid, 12),
      line('M494 108a104 104 0 0 1 0 148', soft, 12),
    ],
  },
  /** Coins, one on the other. */
  finance: {
    hue: 162,
    isUpright: true,
    draw: ({ soft, mid, main, ink, paper }) => [
      ...[262, 230, 198].map((y, index) => box(128, y, 116, 30, index % 2 ? mid : main, 15)),
      ...[262, 230, 198, 166, 134, 102].map((y, index) => box(256, y, 116, 30, index % 2 ? mid : main, 15)),
      box(116, 294, 408, 12, ink, 6),
      disc(420, 204, 94, paper),
      disc(420, 204, 84, main),
      disc(420, 204, 64, soft),
      line('M386 234 410 204 430 220 456 178', ink, 10),
      line('M434 174h24v24', ink, 10),
    ],
  },
  /** Scales in balance. */
  law: {
    hue: 250,
    isUpright: true,
    draw: ({ soft, mid, main, ink, paper }) => [
      line('M204 118 158 214M204 118l46 96M436 118l-46 96M436 118l46 96', mid, 6),
      shape('M146 212h116a58 46 0 0 1-116 0z', main),
      shape('M378 212h116a58 46 0 0 1-116 0z', main),
      line('M204 118c40-30 76 8 116-14 40 22 76-16 116 14', ink, 10),
      line('M320 100v184', ink, 14),
      box(248, 284, 144, 20, ink, 10),
      disc(320, 84, 26, main),
      disc(320, 84, 11, paper),
      disc(204, 118, 8, soft),
      disc(436, 118, 8, soft),
    ],
  },
  /** Three people side by side. */
  people: {
    hue: 302,
    isUpright: true,
    draw: ({ soft, mid, main, ink, paper }) => [
      disc(214, 154, 42, mid),
      shape('M134 300v-14a80 74 0 0 1 160 0v14z', mid),
      disc(426, 154, 42, mid),
      shape('M346 300v-14a80 74 0 0 1 160 0v14z', mid),
      shape('M208 306v-12a112 98 0 0 1 224 0v12z', paper),
      disc(320, 130, 66, paper),
      disc(320, 130, 54, main),
      shape('M222 300v-10a98 88 0 0 1 196 0v10z', main),
      shape('M296 204h48l-24 44z', soft),
      disc(320, 260, 7, ink),
      disc(320, 282, 7, ink),
    ],
  },
}
