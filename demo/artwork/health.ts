import type { Palette } from './palette.ts'
import { area, below, circle, count, group, line, type Point, type Random, ring, smooth, spread, stroke } from './pen.ts'

/** A leaf that points up from its foot. */
const leaf = (long: number, wide: number, fill: string, vein: string) =>
  area(
    `M0 0C${wide} ${-long * 0.3} ${wide * 0.9} ${-long * 0.75} 0 ${-long}C${-wide * 0.9} ${-long * 0.75} ${-wide} ${-long * 0.3} 0 0Z`,
    fill,
  ) +
  stroke(
    line([
      [0, -long * 0.12],
      [0, -long * 0.74],
    ]),
    vein,
    7,
  )

/** A plant before the sun. */
function plant(random: Random, colours: Palette): string {
  const x = random.pick([520, 640, 760])
  const lean = random.pick([-60, 60])
  const stem = (y: number): Point => [x + lean * Math.sin((760 - y) / 260), y]
  const drawn = count(4).map((pair) => {
    const y = 640 - pair * 128
    const long = 300 - pair * 34
    const angle = 62 - pair * 7 + random.between(-5, 5)
    const [left, right] = [stem(y), stem(y - 56)]
    const shades = [colours.main, colours.mid, colours.main, colours.side]
    return (
      group(
        `translate(${left.map(Math.round).join(' ')}) rotate(${-Math.round(angle)})`,
        leaf(long, 78, shades[pair] ?? colours.main, colours.back),
      ) +
      group(
        `translate(${right.map(Math.round).join(' ')}) rotate(${Math.round(angle)})`,
        leaf(long, 78, shades[(pair + 1) % 4] ?? colours.main, colours.back),
      )
    )
  })
  const top = stem(130)
  return [
    circle([x + lean * 3, 330], 280, colours.back),
    stroke(smooth(spread(760, 130, 8).map(stem)), colours.strong, 14),
    ...drawn,
    group(`translate(${top.map(Math.round).join(' ')}) rotate(${lean / 6})`, leaf(110, 40, colours.accent, colours.paper)),
  ].join('')
}

/** A heartbeat that runs through calm rings. */
function pulse(random: Random, colours: Palette): string {
  const x = random.pick([480, 640, 800])
  const y = 370
  const rings = [330, 240, 150].map((radius, index) =>
    circle([x, y], radius, [colours.back, colours.mid, colours.side][index] ?? colours.mid),
  )
  const high = random.between(190, 240)
  const beat: Point[] = [
    [-40, y],
    [x - 300, y],
    [x - 240, y - 56],
    [x - 180, y],
    [x - 110, y],
    [x - 70, y + 60],
    [x, y - high],
    [x + 70, y + high * 0.8],
    [x + 120, y],
    [x + 200, y],
    [x + 260, y - 70],
    [x + 330, y],
    [1320, y],
  ]
  return [
    ...rings,
    stroke(line(beat), colours.strong, 20),
    circle([x, y - high], 40, colours.accent),
    circle([x, y - high], 15, colours.paper),
  ].join('')
}

/** A blossom of see-through petals. */
function blossom(random: Random, colours: Palette): string {
  const centre: Point = [random.pick([460, 640, 820]), 370]
  const many = random.pick([8, 10, 12])
  const turn = random.between(0, 30)
  const petals = (long: number, wide: number, shades: string[], shift: number) =>
    count(many).map((index) => {
      const petal = area(
        `M0 0C${wide} ${-long * 0.35} ${wide} ${-long * 0.85} 0 ${-long}C${-wide} ${-long * 0.85} ${-wide} ${-long * 0.35} 0 0Z`,
        shades[index % shades.length] ?? colours.main,
        { 'fill-opacity': 0.88 },
      )
      return group(`translate(${centre.join(' ')}) rotate(${Math.round(turn + ((index + shift) * 360) / many)})`, petal)
    })
  return [
    circle(centre, 400, colours.back, { 'fill-opacity': 0.7 }),
    ...petals(350, 1000 / many + 20, [colours.mid, colours.main], 0),
    ...petals(220, 640 / many + 20, [colours.side, colours.paper], 0.5),
    circle(centre, 72, colours.accent),
    ring(centre, 42, colours.paper, 10),
  ].join('')
}

/** Soft hills in the morning, one breath after the other. */
function hills(random: Random, colours: Palette): string {
  const turn = random.between(0, 6)
  const sun: Point = [random.pick([340, 640, 940]), 250]
  const shades = [colours.back, colours.mid, colours.main, colours.strong]
  const drawn = shades.map((shade, index) => {
    const points = spread(-40, 1320, 8).map(
      (x): Point => [x, 330 + index * 105 + Math.sin(x / (250 - index * 14) + turn + index * 1.7) * (74 - index * 10)],
    )
    return area(below(points), shade)
  })
  const glow = [230, 180].map((radius, index) => circle(sun, radius, colours.side, { 'fill-opacity': 0.3 + index * 0.15 }))
  return [...glow, circle(sun, 128, colours.paper), ...drawn].join('')
}

/** Leaves in a quiet pattern, one of them new. */
function leaves(random: Random, colours: Palette): string {
  const shades = [colours.main, colours.mid, colours.main, colours.side, colours.strong] as const
  const chosen = random.pick([9, 10, 17, 18])
  const lean = random.pick([38, 52])
  return count(28)
    .map((index) => {
      const [column, row] = [index % 7, Math.floor(index / 7)]
      const [x, y] = [column * 200 + (row % 2) * 100 - 20, row * 190 + 150]
      const shade = index === chosen ? colours.accent : random.pick(shades)
      const vein = index === chosen ? colours.paper : colours.back
      return group(`translate(${x} ${y}) rotate(${row % 2 ? lean : -lean}) translate(0 100)`, leaf(210, 78, shade, vein))
    })
    .join('')
}

export const health = [plant, pulse, blossom, hills, leaves]
