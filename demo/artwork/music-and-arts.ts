import type { Palette } from './palette.ts'
import { box, circle, count, group, line, type Point, type Random, ring, smooth, spread, stroke } from './pen.ts'

/** A sound, drawn as it is recorded. */
function recording(random: Random, colours: Palette): string {
  const many = 24
  const step = 1280 / many
  const [slow, fast, turn] = [random.between(0.18, 0.3), random.between(0.7, 1.1), random.between(0, 6)]
  const head = random.whole(8, 15)
  const bars = count(many).map((index) => {
    const swell = Math.abs(Math.sin(index * slow + turn)) * 0.75 + 0.25
    const half = 36 + 250 * swell * (0.45 + 0.55 * Math.abs(Math.sin(index * fast + turn)))
    const shade =
      index === head
        ? colours.accent
        : index < head
          ? index % 2
            ? colours.main
            : colours.strong
          : index % 2
            ? colours.mid
            : colours.side
    return box([index * step + step * 0.2, 360 - half], step * 0.6, half * 2, step * 0.3, shade)
  })
  return box([0, 356], 1280, 8, 0, colours.back) + bars.join('')
}

/** Five lines that dance, and notes on them. */
function staves(random: Random, colours: Palette): string {
  const turn = random.between(0, 6)
  const lift = random.between(50, 90)
  const yAt = (x: number, step: number) => 360 + step * 36 + Math.sin(x / 240 + turn) * lift + Math.sin(x / 110 + turn) * 8
  const lines = [-2, -1, 0, 1, 2].map((row) =>
    stroke(smooth(spread(-40, 1320, 24).map((x): Point => [x, yAt(x, row * 1.5)])), row % 2 ? colours.mid : colours.main, 8),
  )
  const chosen = random.whole(2, 3)
  const notes = count(6).map((index) => {
    const x = 150 + index * 196 + random.between(-16, 16)
    const step = random.pick([-3, -1.5, -1.5, 0, 1.5, 3])
    const y = yAt(x, step)
    const shade = index === chosen ? colours.accent : index % 3 === 1 ? colours.side : colours.strong
    const up = step >= 0
    const stem = stroke(
      line([
        [x + (up ? 46 : -46), y],
        [x + (up ? 46 : -46), y + (up ? -190 : 190)],
      ]),
      shade,
      16,
    )
    const head = `<ellipse cx="0" cy="0" rx="56" ry="42" fill="${shade}"/>`
    return stem + group(`translate(${Math.round(x)} ${Math.round(y)}) rotate(-22)`, head)
  })
  return [circle([random.pick([280, 980]), random.pick([170, 550])], 190, colours.back), ...lines, ...notes].join('')
}

/** A record on its turntable, half out of the picture. */
function turntable(random: Random, colours: Palette): string {
  const fromLeft = random.chance(0.5)
  const centre: Point = [fromLeft ? 480 : 800, random.pick([360, 420])]
  const grooves = [400, 350, 300, 250].map((radius) => ring(centre, radius, colours.mid, 5, { 'stroke-opacity': 0.6 }))
  const start = random.between(-80, -20)
  const shine = [380, 330, 280].map((radius, index) => {
    const wide = 46 + index * 14
    const circumference = 2 * Math.PI * radius
    const dash = `${Math.round((circumference * wide) / 360)} ${Math.round(circumference)}`
    return group(
      `rotate(${Math.round(start + index * 16)} ${centre.join(' ')})`,
      ring(centre, radius, index === 1 ? colours.accent : colours.side, 22, {
        'stroke-dasharray': dash,
        'stroke-linecap': 'round',
      }),
    )
  })
  const x = fromLeft ? 1090 : 190
  const elbow: Point = [x, 430]
  const arm = line([[x, 130], elbow, [x + (fromLeft ? -190 : 190), 560]])
  return [
    circle(centre, 470, colours.back),
    circle(centre, 430, colours.strong),
    ...grooves,
    ...shine,
    circle(centre, 150, colours.main),
    circle(centre, 26, colours.paper),
    stroke(arm, colours.mid, 26),
    circle([x, 130], 66, colours.main),
    circle([x, 130], 28, colours.paper),
  ].join('')
}

/** Broad strokes of a brush over one another. */
function brush(random: Random, colours: Palette): string {
  const turn = random.between(0, 6)
  const shades = [colours.back, colours.mid, colours.side, colours.main, colours.strong]
  const strokes = shades.map((shade, index) => {
    const y = 110 + index * 128
    const [from, to] = [random.between(60, 260), random.between(960, 1220)]
    const points = spread(from, to, 6).map((x, place): Point => [x, y + Math.sin(place * 1.15 + turn + index * 0.8) * 58])
    return stroke(smooth(points), shade, 96)
  })
  const spot: Point = [random.pick([250, 1020]), random.pick([200, 500])]
  return [...strokes, circle(spot, 104, colours.accent), ring(spot, 140, colours.paper, 10)].join('')
}

/** Keys, and a chord held on them. */
function keys(random: Random, colours: Palette): string {
  const chord = random.pick([
    [2, 4, 6],
    [1, 3, 6],
    [3, 5, 7],
  ])
  const tilt = random.pick([-9, 9])
  const white = count(11).map((index) => {
    const shade = index === chord[0] ? colours.accent : chord.includes(index) ? colours.side : colours.paper
    return box([index * 150 - 190, -60], 138, 560 + (chord.includes(index) ? 26 : 0), 24, shade)
  })
  const black = count(11).flatMap((index) =>
    [0, 1, 3, 4, 5].includes(index % 7) ? [box([index * 150 - 92, -80], 92, 360, 18, colours.ink)] : [],
  )
  const shade = box([-300, -80], 1900, 150, 0, colours.main)
  return group(
    `rotate(${tilt} 640 360) translate(0 110)`,
    box([-300, -60], 1900, 590, 0, colours.mid) + white.join('') + black.join('') + shade,
  )
}

export const musicAndArts = [recording, staves, turntable, brush, keys]
