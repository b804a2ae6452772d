import type { Palette } from './palette.ts'
import { area, circle, count, group, line, type Point, polar, type Random, ring, smooth, spread, stroke } from './pen.ts'

/** Bodies on their ways around a middle. */
function orbits(random: Random, colours: Palette): string {
  const centre: Point = [random.pick([400, 640, 880]), 360]
  const tilt = random.pick([-24, -16, 16, 24])
  const ways = [300, 440, 580, 740]
  const drawn = ways.map((radius, index) => {
    const angle = random.between(0, 90) + index * 110
    const flat = 0.46
    const body = polar([0, 0], radius, angle)
    const size = [30, 52, 40, 64][index] ?? 40
    const shade = [colours.strong, colours.accent, colours.side, colours.main][index] ?? colours.main
    const way = `<ellipse cx="0" cy="0" rx="${radius}" ry="${radius * flat}" fill="none" stroke="${index % 2 ? colours.mid : colours.main}" stroke-width="8"/>`
    return way + circle([body[0], body[1] * flat], size, shade)
  })
  const sun = circle([0, 0], 150, colours.mid) + circle([0, 0], 104, colours.side)
  return circle(centre, 330, colours.back) + group(`translate(${centre.join(' ')}) rotate(${tilt})`, sun + drawn.join(''))
}

/** Waves that travel, grow and fade. */
function waves(random: Random, colours: Palette): string {
  const shades = [colours.back, colours.mid, colours.mid, colours.main, colours.main, colours.strong, colours.accent]
  const middle = random.between(380, 900)
  const long = random.between(70, 150)
  const lag = random.pick([-60, -34, 34, 60])
  const lines = shades.map((shade, index) => {
    const points = spread(-40, 1320, 69).map((x): Point => {
      const swell = Math.exp(-(((x - middle) / 420) ** 2))
      return [x, 150 + index * 74 - (18 + 74 * swell) * Math.sin((x + index * lag) / long)]
    })
    return stroke(smooth(points), shade, 22)
  })
  return circle([middle, 250], 190, colours.side, { 'fill-opacity': 0.75 }) + lines.join('')
}

/** A lattice of atoms. */
function lattice(random: Random, colours: Palette): string {
  const side = 150
  const shift: Point = [random.between(-60, 40), random.between(-50, 40)]
  const places = count(6).flatMap((row) =>
    count(8).map((column): Point => [column * side * 1.3 + (row % 2) * side * 0.65 + shift[0], row * side + shift[1]]),
  )
  const isNear = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) < side * 1.35
  const bonds = places.flatMap((a, index) =>
    places.slice(index + 1).flatMap((b) => (isNear(a, b) && random.chance(0.72) ? [stroke(line([a, b]), colours.mid, 12)] : [])),
  )
  const chosen = random.pick([18, 19, 20, 26, 27, 28])
  const shades = [colours.main, colours.main, colours.strong, colours.side] as const
  const atoms = places.map((place, index) =>
    index === chosen
      ? circle(place, 92, colours.back) +
        circle(place, 64, colours.accent) +
        circle([place[0] - 18, place[1] - 18], 16, colours.paper)
      : circle(place, random.pick([24, 32, 44]), random.pick(shades)),
  )
  return [...bonds, ...atoms].join('')
}

/** The phases of a moon over a curved horizon. */
function phases(random: Random, colours: Palette): string {
  const lift = random.between(40, 110)
  const drawn = [-0.9, -0.45, 0, 0.45, 0.9].map((phase, index) => {
    const x = 160 + index * 240
    const y = 330 - lift * (1 - ((index - 2) / 2) ** 2)
    const size = 104
    const bow = size * (1 - Math.abs(phase) * 1.6)
    const lit = `M0 ${-size}A${size} ${size} 0 0 ${phase > 0 ? 0 : 1} 0 ${size}A${Math.abs(bow)} ${size} 0 0 ${(phase > 0) === bow > 0 ? 0 : 1} 0 ${-size}Z`
    const body = index === 2 ? circle([0, 0], size, colours.accent) : circle([0, 0], size, colours.back) + area(lit, colours.side)
    return group(`translate(${x} ${y})`, body)
  })
  const stars = count(14).map((index) =>
    circle([((index * 211 + random.whole(0, 60)) % 1260) + 10, random.between(30, 520)], random.pick([6, 6, 9]), colours.mid),
  )
  const path = ring([640, 1480 - lift], 1150, colours.mid, 6, { 'stroke-dasharray': '2 22', 'stroke-linecap': 'round' })
  return [...stars, path, circle([640, 1900], 1330, colours.main), circle([640, 1900], 1262, colours.strong), ...drawn].join('')
}

/** A ray that falls into its colours. */
function prism(random: Random, colours: Palette): string {
  const tip: Point = [random.pick([500, 560, 620]), 120]
  const [left, right]: [Point, Point] = [
    [tip[0] - 270, 590],
    [tip[0] + 270, 590],
  ]
  const [enter, leave]: [Point, Point] = [
    [tip[0] - 135, 355],
    [tip[0] + 120, 330],
  ]
  const open = random.between(74, 92)
  const shades = [colours.main, colours.side, colours.paper, colours.mid, colours.accent]
  const bands = shades.map((shade, index) => {
    const far = (row: number): Point => [1340, 270 + (row - 1) * open]
    return area(
      line([[leave[0], leave[1] + index * 8 - 20], far(index), far(index + 1), [leave[0], leave[1] + index * 8 - 12]]),
      shade,
    )
  })
  const body = line([tip, left, right])
  return [
    circle([tip[0], 400], 390, colours.back, { 'fill-opacity': 0.7 }),
    ...bands,
    stroke(line([[-40, random.between(470, 540)], enter]), colours.paper, 20),
    stroke(`${body}Z`, colours.strong, 40),
    area(`${body}Z`, colours.strong),
    area(line([[tip[0], tip[1] + 44], enter, [tip[0] + 40, 590], [right[0] - 20, 590]]), colours.mid, { 'fill-opacity': 0.35 }),
  ].join('')
}

export const science = [orbits, waves, lattice, phases, prism]
