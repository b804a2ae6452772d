import type { Palette } from './palette.ts'
import { box, circle, count, line, type Point, type Random, ring, stroke, unit } from './pen.ts'

/** Brackets within brackets, and a few words in the middle. */
function nestedBrackets(random: Random, colours: Palette): string {
  const [x, y]: Point = [random.pick([580, 640, 700]), 360]
  const shades = [colours.back, colours.mid, colours.main, colours.accent]
  const pairs = shades.map((shade, index) => {
    const half: Point = [540 - index * 122, 310 - index * 64]
    const arm = 90 - index * 12
    const side = (sign: number) =>
      line([
        [x + sign * (half[0] - arm), y - half[1]],
        [x + sign * half[0], y - half[1]],
        [x + sign * half[0], y + half[1]],
        [x + sign * (half[0] - arm), y + half[1]],
      ])
    return stroke(side(-1), shade, 34) + stroke(side(1), shade, 34)
  })
  const words = count(2).map((row) => {
    const first = random.whole(2, 5) * 20
    const top = y - 56 + row * 72
    return box([x - 100, top], first, 40, 20, colours.strong) + box([x - 80 + first, top], 180 - first, 40, 20, colours.side)
  })
  return pairs.join('') + words.join('')
}

/** A page of code, seen from far enough away that only its rhythm is left. */
function indentedLines(random: Random, colours: Palette): string {
  const left = random.pick([160, 240, 320])
  const shades = [colours.main, colours.mid, colours.side, colours.main, colours.strong] as const
  const marked = random.whole(2, 4)
  let indent = 0
  const rows = count(7).map((row) => {
    indent = row === 0 ? 0 : Math.min(Math.max(indent + random.pick([1, 1, 0, -1]), 0), 3)
    let x = left + unit + indent * unit
    const y = 120 + row * unit
    const words = count(row % 3 === 2 ? 1 : random.whole(2, 3)).map((word) => {
      const long = random.whole(2, 5) * 40
      const shade = row === marked ? (word === 0 ? colours.accent : colours.strong) : random.pick(shades)
      const drawn = box([x, y], long, 40, 20, shade)
      x += long + 24
      return drawn
    })
    return words.join('')
  })
  const page = box([left, unit * 0.6], 1280, 800, 32, colours.back, { 'fill-opacity': 0.75 })
  const band = box([left, 120 + marked * unit - 20], 1280, unit, 0, colours.mid, { 'fill-opacity': 0.35 })
  const margin = count(7).map((row) => circle([left - 56, 140 + row * unit], 10, row === marked ? colours.accent : colours.mid))
  return page + band + margin.join('') + rows.join('')
}

/** Lanes that part and meet again, as in a history of changes. */
function branches(random: Random, colours: Palette): string {
  const lanes = [180, 360, 540] as const
  const [low, high, meet] = [random.whole(2, 3), random.whole(4, 6), random.whole(10, 12)]
  const [top, middle, bottom] = random.chance(0.5) ? lanes : ([540, 360, 180] as const)
  const away = (from: number, to: number, start: number, end: number) => {
    const [a, b] = [start * unit, end * unit]
    return `M${a} ${from}C${a + 90} ${from} ${a + 70} ${to} ${a + 160} ${to}H${b - 160}C${b - 70} ${to} ${b - 90} ${from} ${b} ${from}`
  }
  const dots = (y: number, columns: number[], shade: string) =>
    columns.map((column) => circle([column * unit, y], 34, colours.paper) + ring([column * unit, y], 34, shade, 18)).join('')
  return [
    ...count(9).map((row) => box([0, row * unit + 38], 1280, 4, 0, colours.back)),
    stroke(away(middle, bottom, high + 1, 15), colours.mid, 22),
    stroke(away(middle, top, low - 1, meet), colours.main, 22),
    stroke(
      line([
        [-40, middle],
        [1320, middle],
      ]),
      colours.strong,
      22,
    ),
    dots(middle, [low - 1, meet - 3, 15], colours.strong),
    dots(top, [low + 2, meet - 3], colours.main),
    dots(bottom, [high + 4, 13 - (high % 2)], colours.mid),
    circle([meet * unit, middle], 54, colours.accent),
    circle([meet * unit, middle], 20, colours.paper),
  ].join('')
}

/** A plane cut into blocks, and those again. */
function blocks(random: Random, colours: Palette): string {
  const shades = [colours.back, colours.back, colours.mid, colours.main, colours.side] as const
  const cells: [x: number, y: number, wide: number, high: number][] = []
  const cut = (x: number, y: number, wide: number, high: number, depth: number): void => {
    const across = wide > high * 1.3 || (wide >= high && random.chance(0.5))
    const length = across ? wide : high
    if (depth === 0 || length < 4) {
      cells.push([x, y, wide, high])
      return
    }
    const part = random.whole(2, length - 2)
    cut(x, y, across ? part : wide, across ? high : part, depth - 1)
    if (across) cut(x + part, y, wide - part, high, depth - 1)
    else cut(x, y + part, wide, high - part, depth - 1)
  }
  cut(0, 0, 16, 9, 4)
  const chosen = random.whole(3, cells.length - 4)
  return cells
    .map(([x, y, wide, high], index) => {
      const shade = index === chosen ? colours.accent : index === chosen + 2 ? colours.strong : random.pick(shades)
      const inner: Point = [x * unit + 10, y * unit + 10]
      const block = box(inner, wide * unit - 20, high * unit - 20, 24, shade)
      return index % 3 === 0 ? block + box([inner[0] + 28, inner[1] + 28], 64, 20, 10, colours.paper) : block
    })
    .join('')
}

/** An opening mark, a closing mark and the stroke between them, with their echo. */
function marks(random: Random, colours: Palette): string {
  const gap = random.pick([60, 100])
  const high = random.pick([190, 220])
  const shades = [colours.back, colours.mid, colours.main]
  const sides = shades.map((shade, index) => {
    const far = 520 - index * 130
    const side = (sign: number) =>
      line([
        [640 + sign * (far - 170 + gap), 360 - high],
        [640 + sign * (far + gap), 360],
        [640 + sign * (far - 170 + gap), 360 + high],
      ])
    return stroke(side(-1), shade, 56) + stroke(side(1), index === 2 ? colours.side : shade, 56)
  })
  const slant = random.pick([50, 70])
  const slash = line([
    [640 - slant, 360 + high * 0.9],
    [640 + slant, 360 - high * 0.9],
  ])
  return sides.join('') + stroke(slash, colours.accent, 56)
}

export const programming = [nestedBrackets, indentedLines, branches, blocks, marks]
