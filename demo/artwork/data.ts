import type { Palette } from './palette.ts'
import { area, below, box, circle, count, line, type Point, polar, type Random, smooth, spread, stroke, unit } from './pen.ts'

/** Columns that grow with some weather in them, and the trend through their tops. */
function columns(random: Random, colours: Palette): string {
  const many = random.pick([8, 10])
  const step = 1120 / many
  const chosen = random.whole(Math.floor(many / 2), many - 2)
  const bend = random.between(0.7, 1.6)
  const tops = count(many).map((index) => 560 - 400 * ((index + 1) / many) ** bend + random.between(-55, 55))
  const bars = tops.map((top, index) => {
    const shade = index === chosen ? colours.accent : index % 2 === 0 ? colours.main : colours.mid
    return box([80 + index * step + step * 0.14, top], step * 0.72, 760 - top, 18, shade)
  })
  const rules = [160, 320, 480].map((y) => box([80, y - 2], 1120, 4, 2, colours.back))
  const trend = tops.map((top, index): Point => [80 + (index + 0.5) * step, top - 64 - (index === chosen ? 20 : 0)])
  const dots = trend.map((point, index) => circle(point, index === chosen ? 24 : 13, colours.strong))
  return [...rules, ...bars, stroke(smooth(trend), colours.strong, 8), ...dots].join('')
}

/** Height lines around two hills, and the measurements that made them. */
function contours(random: Random, colours: Palette): string {
  const centre: Point = [random.pick([400, 480, 800, 880]), random.between(330, 390)]
  const waves = count(3).map((index) => ({ size: random.between(0.06, 0.16) / (index + 1), turn: random.between(0, 360) }))
  const edge = (radius: number, degrees: number) =>
    radius *
    waves.reduce((sum, { size, turn }, index) => sum + size * Math.sin(((degrees * (index + 2) + turn) * Math.PI) / 180), 1)
  const ringAt = (radius: number) => spread(0, 345, 24).map((degrees) => polar(centre, edge(radius, degrees) * 1.12, degrees))
  const shades = [colours.back, colours.mid, colours.main, colours.accent]
  const hills = [520, 400, 270, 130].map((radius, index) => area(smooth(ringAt(radius), true), shades[index] ?? colours.main))
  const thin = [640, 580, 460, 335, 200].map((radius) =>
    stroke(smooth(ringAt(radius), true), colours.paper, 5, { 'stroke-opacity': 0.55 }),
  )
  const points = count(34).map((index) => {
    const far = 60 + 560 * random.next() ** 1.2
    const point = polar(centre, far * 1.1, index * 137.5)
    return circle(point, random.pick([11, 11, 15]), index % 5 === 0 ? colours.side : colours.strong)
  })
  return [...hills, ...thin, ...points].join('')
}

/** A table in which every cell says its number by size. */
function dotTable(random: Random, colours: Palette): string {
  const peaks = count(2).map((index): Point => [random.between(2, 6) + index * 7.5, random.between(1.5, 7)])
  const chosen = [Math.round(peaks[0]?.[0] ?? 4), Math.round(peaks[0]?.[1] ?? 4)]
  return count(16 * 9)
    .map((index) => {
      const [column, row] = [index % 16, Math.floor(index / 16)]
      const value = Math.max(...peaks.map(([x, y]) => Math.exp(-((column - x) ** 2 + (row - y) ** 2) / 11)))
      const isChosen = column === chosen[0] && row === chosen[1]
      const shade = isChosen
        ? colours.accent
        : value > 0.72
          ? colours.strong
          : value > 0.4
            ? colours.main
            : value > 0.14
              ? colours.mid
              : colours.back
      return circle([column * unit + 40, row * unit + 40], isChosen ? 40 : 9 + 27 * value, shade)
    })
    .join('')
}

/** Several quantities over one time, each resting on the one before. */
function layers(random: Random, colours: Palette): string {
  const shades = [colours.back, colours.side, colours.mid, colours.main, colours.strong]
  const turn = random.between(0, 6)
  const drawn = shades.map((shade, index) => {
    const base = 150 + index * 115
    const points = spread(-40, 1320, 9).map((x): Point => {
      const wave = Math.sin(x / (210 + index * 18) + turn + index * 0.9) * (78 - index * 8)
      return [x, base + wave - (x / 1280) * 60 + random.between(-14, 14)]
    })
    return area(below(points), shade)
  })
  const x = random.pick([5, 8, 11]) * unit
  const marker = stroke(
    line([
      [x, 90],
      [x, 760],
    ]),
    colours.paper,
    6,
    { 'stroke-dasharray': '2 20' },
  )
  return drawn.join('') + marker + circle([x, 90], 30, colours.accent) + circle([x, 90], 11, colours.paper)
}

/** What was measured, and how far the forecast may be off. */
function forecast(random: Random, colours: Palette): string {
  const now = random.pick([6, 7, 8]) * unit
  const slope = random.between(0.2, 0.34)
  const bow = random.between(40, 100)
  const middle = (x: number) => 560 - x * slope + Math.sin(x / 260) * bow * 0.5
  const fan = (wide: number) => {
    const xs = spread(now, 1330, 8)
    const upper = xs.map((x): Point => [x, middle(x) - wide * ((x - now) / 700) ** 0.8])
    const lower = xs.map((x): Point => [x, middle(x) + wide * ((x - now) / 700) ** 0.8]).reverse()
    return `${smooth(upper)}L${smooth(lower).slice(1)}Z`
  }
  const points = spread(60, now - 50, 15).map((x, index) =>
    circle([x, middle(x) + random.between(-95, 95)], random.pick([14, 18, 22]), index % 4 === 0 ? colours.side : colours.main),
  )
  const rules = [180, 360, 540].map((y) => box([0, y - 2], 1280, 4, 0, colours.back))
  const past = spread(-40, now, 8).map((x): Point => [x, middle(x)])
  const next = spread(now, 1330, 8).map((x): Point => [x, middle(x)])
  return [
    ...rules,
    area(fan(300), colours.back),
    area(fan(200), colours.mid),
    area(fan(100), colours.main),
    ...points,
    stroke(smooth(past), colours.strong, 14),
    stroke(smooth(next), colours.paper, 10, { 'stroke-dasharray': '1 26' }),
    circle([now, middle(now)], 44, colours.accent),
    circle([now, middle(now)], 17, colours.paper),
  ].join('')
}

export const data = [columns, contours, dotTable, layers, forecast]
