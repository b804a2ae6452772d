import type { Palette } from './palette.ts'
import { area, box, circle, count, group, line, type Point, type Random, ring, stroke, unit } from './pen.ts'

/** Steps, and the way up over them. */
function steps(random: Random, colours: Palette): string {
  const many = random.pick([5, 6])
  const wide = 1280 / many
  const rise = 400 / many
  const tops = count(many).map((index) => 600 - index * rise - random.pick([0, 0, 20]))
  const shades = [colours.back, colours.mid, colours.main]
  const drawn = tops.map((top, index) => {
    const x = index * wide
    const face = box([x, top], wide + 1, 760 - top, 0, index === many - 1 ? colours.strong : (shades[index % 3] ?? colours.main))
    return face + box([x, top], wide + 1, 26, 0, index === many - 1 ? colours.accent : colours.side)
  })
  const feet = tops.map((top, index): Point => [(index + 0.5) * wide, top - 70])
  const last = feet[many - 1] ?? [0, 0]
  const way = stroke(line(feet), colours.strong, 8, { 'stroke-dasharray': '1 26' })
  const stops = feet.slice(0, -1).map((point) => circle(point, 20, colours.paper) + ring(point, 20, colours.strong, 9))
  return [
    circle([last[0], last[1]], 130, colours.back),
    ...drawn,
    way,
    ...stops,
    circle(last, 46, colours.accent),
    circle(last, 17, colours.paper),
  ].join('')
}

/** Lines of a plan that rise and change lanes together. */
function lanes(random: Random, colours: Palette): string {
  const bends = [random.whole(2, 4), random.whole(8, 10)] as const
  const shades = [colours.back, colours.mid, colours.side, colours.main, colours.strong]
  const rise = random.pick([160, 200])
  const drawn = shades.map((shade, index) => {
    const y = 470 + index * 62
    const [a, b] = [(bends[0] + index * 0.5) * unit, (bends[1] + index * 0.5) * unit]
    return stroke(`M-40 ${y}H${a}l${rise} ${-rise}H${b}l${rise} ${-rise}H1340`, shade, 38)
  })
  const stop = (index: number, shade: string): string => {
    const x = (bends[0] + index * 0.5) * unit + rise + 110
    return circle([x, 470 + index * 62 - rise], 34, colours.paper) + circle([x, 470 + index * 62 - rise], 17, shade)
  }
  const end = (bends[1] + 1) * unit + rise + 90
  return [
    ...drawn,
    stop(1, colours.accent),
    stop(3, colours.accent),
    circle([end, 594 - 2 * rise], 58, colours.accent),
    circle([end, 594 - 2 * rise], 22, colours.paper),
  ].join('')
}

/** Bricks on bricks. */
function bricks(random: Random, colours: Palette): string {
  const shades = [colours.main, colours.mid, colours.main, colours.side, colours.back] as const
  const heights = [1, 2, 2, 3, 4, 5, 7].map((high) => Math.min(Math.max(high + random.pick([0, 0, 1]), 1), 7))
  const chosen = random.whole(3, 5)
  const rows = heights.map((high, column) =>
    count(high).map((row) => {
      const x = 40 + column * 172
      const isTop = row === high - 1
      const shade = isTop && column === chosen ? colours.accent : isTop && column === 6 ? colours.strong : random.pick(shades)
      return box([x, 620 - row * 86], 160, 74, 16, shade)
    }),
  )
  const rules = [190, 362, 534].map((y) => box([0, y], 1280, 4, 0, colours.back))
  return [...rules, ...rows.flat(), box([0, 704], 1280, 16, 0, colours.strong)].join('')
}

/** Ridges, one behind the other, with a goal on the highest. */
function ridges(random: Random, colours: Palette): string {
  const peak: Point = [random.pick([760, 860, 960]), 170]
  const ridge = (top: Point, left: number, right: number, shade: string, face: string) =>
    area(line([top, [top[0] - left, 760], [top[0] + right, 760]]), shade) +
    area(line([top, [top[0] - left * 0.12, 760], [top[0] + right, 760]]), face)
  return [
    circle([peak[0] - 400, 200], 110, colours.side),
    ridge([peak[0] + 330, 330], 480, 560, colours.back, colours.back),
    ridge(peak, 620, 640, colours.main, colours.mid),
    ridge([peak[0] - 430, 400], 420, 440, colours.strong, colours.side),
    stroke(
      line([
        [peak[0], peak[1] + 4],
        [peak[0], peak[1] - 110],
      ]),
      colours.strong,
      12,
    ),
    area(`M${peak[0]} ${peak[1] - 116}l100 36l-100 36Z`, colours.accent),
    box([0, 690], 1280, 40, 0, colours.strong),
  ].join('')
}

/** A whole and its shares. */
function shares(random: Random, colours: Palette): string {
  const centre: Point = [random.pick([400, 880]), 360]
  const parts = [random.between(0.3, 0.42), random.between(0.18, 0.26), random.between(0.12, 0.16)]
  parts.push(1 - parts.reduce((sum, part) => sum + part, 0))
  const shades = [colours.main, colours.side, colours.accent, colours.mid]
  const radius = 210
  const around = 2 * Math.PI * radius
  let turn = random.between(-120, -60)
  const drawn = parts.map((part, index) => {
    const dash = `${Math.round(around * part - 16)} ${Math.round(around)}`
    const piece = ring(centre, radius, shades[index] ?? colours.main, 120, { 'stroke-dasharray': dash })
    const turned = group(`rotate(${Math.round(turn)} ${centre.join(' ')})`, piece)
    turn += part * 360
    return turned
  })
  const rows = parts.map((part, index) => {
    const [x, y] = [centre[0] < 640 ? 790 : 110, 156 + index * 116]
    const long = Math.round(part * 760)
    return box([x, y], 380, 60, 30, colours.back) + box([x, y], Math.max(long, 80), 60, 30, shades[index] ?? colours.main)
  })
  return [circle(centre, 310, colours.back), ...drawn, circle(centre, 64, colours.strong), ...rows].join('')
}

export const business = [steps, lanes, bricks, ridges, shares]
