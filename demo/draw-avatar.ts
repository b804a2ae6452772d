import { type Palette, toPalette } from './artwork/palette.ts'
import { area, box, circle, count, polar, Random, ring, stroke } from './artwork/pen.ts'

type Part = (colours: Palette) => string

/** The parts behind the head and over it. */
const hair: { behind: Part; over: Part }[] = [
  {
    behind: ({ ink }) => box([92, 66], 136, 176, 64, ink),
    over: ({ ink }) =>
      area('M98 138C98 84 128 62 164 62C204 62 222 92 222 138C204 132 186 118 176 98C164 118 132 134 98 138Z', ink),
  },
  {
    behind: ({ strong }) => circle([160, 62], 36, strong),
    over: ({ strong }) =>
      area('M98 140C94 88 124 66 160 66C196 66 226 88 222 140C212 112 192 100 160 100C128 100 108 112 98 140Z', strong),
  },
  {
    behind: () => '',
    over: ({ ink }) =>
      area('M96 130C92 78 130 54 172 60C206 62 226 88 222 126C206 104 190 100 168 104C140 108 116 104 96 130Z', ink),
  },
  {
    behind: ({ strong }) =>
      count(11)
        .map((index) => circle(polar([160, 136], 66, 160 + index * 22), 31, strong))
        .join(''),
    over: ({ strong }) =>
      count(5)
        .map((index) => circle(polar([160, 140], 56, 216 + index * 27), 21, strong))
        .join(''),
  },
  {
    behind: ({ ink }) => area('M86 254C64 130 104 58 160 58C216 58 256 130 234 254Z', ink),
    over: ({ ink }) =>
      area('M100 146C98 92 126 70 160 70C194 70 222 92 220 146C214 118 190 96 160 96C130 96 106 118 100 146Z', ink),
  },
  {
    behind: () => '',
    over: ({ accent, ink }) =>
      area('M98 138C100 120 112 106 130 102H196C210 108 220 120 222 138C222 98 198 76 160 76C122 76 98 98 98 138Z', ink) +
      area('M84 100C96 52 214 40 236 84C238 98 206 104 160 106C112 108 86 110 84 100Z', accent) +
      circle([166, 54], 9, accent),
  },
  {
    behind: ({ ink }) => circle([222, 118], 34, ink) + circle([98, 118], 34, ink),
    over: ({ ink }) =>
      area('M98 136C98 86 126 66 160 66C194 66 222 86 222 136C206 124 170 116 160 82C150 116 114 124 98 136Z', ink),
  },
  {
    behind: () => '',
    over: ({ strong }) =>
      count(6)
        .map((index) => circle(polar([160, 140], 50, 206 + index * 26), 18, strong))
        .join('') + area('M102 118C112 84 208 84 218 118C196 98 124 98 102 118Z', strong),
  },
  {
    behind: () => '',
    over: ({ ink }) =>
      area(
        'M98 134C98 108 102 96 110 88C104 60 150 40 196 52C226 58 232 82 216 94C220 106 222 118 222 134C214 112 200 104 184 102C160 100 120 108 98 134Z',
        ink,
      ),
  },
]

const clothes: Part[] = [
  ({ paper }) => area('M124 246L160 286L196 246L210 258L160 312L110 258Z', paper),
  ({ paper }) => stroke('M112 250C130 282 190 282 208 250', paper, 14),
  ({ side }) => [70, 96, 106].map((half, row) => stroke(`M${160 - half} ${272 + row * 22}H${160 + half}`, side, 9)).join(''),
  ({ strong }) => area('M118 244C130 268 190 268 202 244L214 256C204 292 116 292 106 256Z', strong),
]

const glasses: Part[] = [
  () => '',
  () => '',
  ({ accent }) =>
    ring([136, 148], 20, accent, 6) + ring([184, 148], 20, accent, 6) + stroke('M156 146Q160 142 164 146', accent, 6),
]

/** A friendly figure from a few shapes, in colours no person has, so that it can be anybody. */
export function drawAvatar({ name, hue, seed }: { name: string; hue: number; seed: number }): string {
  const letters = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003, 7)
  const random = new Random(seed * 7919 + letters)
  const colours = toPalette({ main: hue, side: hue + 50, ink: hue + 20, lift: 0.05 }, 'light')
  const style = hair[Math.abs(Math.trunc(seed)) % hair.length] ?? hair[0]
  const skin = random.pick([colours.back, colours.mid])
  const face = colours.ink
  const eyes = random.chance(0.5)
    ? circle([136, 148], 6.5, face) + circle([184, 148], 6.5, face)
    : stroke('M126 150Q136 140 146 150', face, 6) + stroke('M174 150Q184 140 194 150', face, 6)
  const mouth = stroke(`M142 ${random.pick([172, 174])}Q160 ${random.pick([190, 194])} 178 174`, face, 6)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320">',
    box([0, 0], 320, 320, 0, colours.glow),
    circle([random.pick([84, 160, 236]), 120], 132, colours.main, { 'fill-opacity': 0.85 }),
    style?.behind(colours) ?? '',
    area('M20 340C20 264 88 240 160 240C232 240 300 264 300 340Z', random.chance(0.5) ? colours.accent : colours.strong),
    random.pick([clothes[0], clothes[1], clothes[2], clothes[3]])?.(colours) ?? '',
    box([136, 186], 48, 78, 24, skin),
    stroke('M142 222Q160 230 178 222', colours.main, 6, { 'stroke-opacity': 0.6 }),
    box([100, 78], 120, 138, 60, skin),
    eyes,
    mouth,
    random.pick([glasses[0], glasses[1], glasses[2]])?.(colours) ?? '',
    style?.over(colours) ?? '',
    '</svg>',
  ].join('')
}
