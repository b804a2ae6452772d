import { inkOn, type Palette } from './palette.ts'
import { area, below, box, circle, count, group, type Point, type Random, spread, unit } from './pen.ts'

/** A speech shape with its tail at the lower left, or at the lower right. */
function speech([x, y]: Point, wide: number, high: number, radius: number, fill: string, tail: 'left' | 'right'): string {
  const [foot, inward] = tail === 'left' ? [x, 1] : [x + wide, -1]
  const bottom = y + high
  const point = `M${foot} ${bottom - radius}V${bottom + radius * 0.7}L${foot + inward * radius * 1.5} ${bottom - 1}V${bottom - radius}Z`
  return box([x, y], wide, high, radius, fill) + area(point, fill)
}

/** Someone asks, someone answers. */
function dialogue(random: Random, colours: Palette): string {
  const shift = random.pick([-80, 0, 80])
  const first: Point = [160 + shift, 100]
  const second: Point = [520 + shift, 310]
  const lines = count(3).map((row) =>
    box([first[0] + 70, first[1] + 66 + row * 64], [430, random.whole(6, 8) * 40, 160][row] ?? 200, 30, 15, colours.paper),
  )
  const dots = count(3).map((index) =>
    circle([second[0] + 190 + index * 110, second[1] + 130], 32, index === 1 ? colours.paper : colours.side),
  )
  return [
    circle([first[0] + 820, 170], 120, colours.side),
    circle([first[0] + 40, 600], 70, colours.mid),
    speech(first, 600, 300, 64, colours.main, 'left'),
    ...lines,
    speech(second, 600, 260, 64, colours.accent, 'right'),
    ...dots,
  ].join('')
}

/** A room full of voices. */
function voices(random: Random, colours: Palette): string {
  const shades = [colours.main, colours.mid, colours.back, colours.side, colours.strong] as const
  const chosen = random.whole(5, 6)
  const shift = random.pick([0, 40])
  return count(12)
    .map((index) => {
      const [column, row] = [index % 4, Math.floor(index / 4)]
      const wide = 220
      const place: Point = [70 + column * 300 + (row % 2) * shift, 50 + row * 222]
      const shade = index === chosen ? colours.accent : random.pick(shades)
      const ink = inkOn(shade, colours)
      const inside = [
        count(2).map((line) =>
          box([place[0] + 40, place[1] + 42 + line * 40], line === 0 ? 140 : random.pick([60, 90]), 20, 10, ink),
        ),
        count(3).map((dot) => circle([place[0] + 62 + dot * 48, place[1] + 72], 14, ink)),
        [18, 38, 26, 12].map((half, bar) => box([place[0] + 48 + bar * 36, place[1] + 72 - half], 18, half * 2, 9, ink)),
      ]
      const content = random.pick([inside[0] ?? [], inside[1] ?? [], inside[2] ?? []])
      return speech(place, wide, 144, 40, shade, (column + row) % 2 === 0 ? 'left' : 'right') + content.join('')
    })
    .join('')
}

/** A page that is read aloud: words, pauses and an opening quotation mark. */
function readAloud(random: Random, colours: Palette): string {
  const shades = [colours.main, colours.mid, colours.main, colours.side] as const
  const chosen = random.whole(1, 3)
  const rows = count(5).map((row) => {
    let x = row < 2 ? 560 : 120
    const words: string[] = []
    const limit = row === 4 ? 760 : 1180
    while (x < limit - 60) {
      const long = Math.min(random.whole(2, 6) * 40, limit - x)
      const shade = row === chosen && words.length === 1 ? colours.accent : random.pick(shades)
      words.push(box([x, 110 + row * 112], long, 56, 28, shade))
      x += long + 28
    }
    return words.join('')
  })
  const mark = (x: number) =>
    area('M0 150a80 80 0 1 0 80 -80q-14 0 -22 2q14 -44 62 -66l-22 -46q-98 40 -98 190Z', colours.strong, {
      transform: `translate(${x} 96) scale(0.9)`,
    })
  return mark(120) + mark(310) + rows.join('')
}

/** The voice as rings that leave a mouth and arrive at an ear. */
function echo(random: Random, colours: Palette): string {
  const y = random.pick([340, 360, 380])
  const fromLeft = random.chance(0.5)
  const shades = [colours.back, colours.mid, colours.main, colours.strong]
  const arcs = shades.map((shade, index) => {
    const radius = 700 - index * 140
    return area(
      `M0 ${-radius}A${radius} ${radius} 0 0 1 0 ${radius}V${radius - 76}A${radius - 76} ${radius - 76} 0 0 0 0 ${76 - radius}Z`,
      shade,
    )
  })
  const words = count(5).map((row) => {
    const long = random.whole(3, 8) * 40
    const top = y - 232 + row * 100
    return box(
      [fromLeft ? 1200 - long : unit, top],
      long,
      52,
      26,
      row === 2 ? colours.accent : row % 2 ? colours.side : colours.main,
    )
  })
  return [
    group(
      `translate(${fromLeft ? 0 : 1280} ${y}) scale(${fromLeft ? 1 : -1} 1)`,
      arcs.join('') + circle([0, 0], 150, colours.accent),
    ),
    ...words,
  ].join('')
}

/** The melody of a sentence: where the voice rises, rests and falls. */
function melody(random: Random, colours: Palette): string {
  const turn = random.between(0, 6)
  const chosen = random.whole(3, 5)
  const yAt = (x: number) => 350 + Math.sin(x / 190 + turn) * 120 + Math.sin(x / 420 + turn) * 50
  let x = 70
  const words = count(7).map((index) => {
    const long = index === chosen ? 220 : random.pick([100, 120, 150])
    const high = index === chosen ? 150 : random.pick([72, 72, 100])
    const shade = index === chosen ? colours.accent : index % 3 === 1 ? colours.side : index % 2 ? colours.mid : colours.main
    const word = box([x, yAt(x + long / 2) - high / 2], long, high, Math.min(high, long) / 2, shade)
    x += long + 32
    return word
  })
  const rise = spread(-40, 1320, 24).map((at): Point => [at, yAt(at) - 130])
  const fall = spread(-40, 1320, 24).map((at): Point => [at, yAt(at) + 130])
  return [area(below(rise), colours.back), area(below(fall), colours.mid, { 'fill-opacity': 0.6 }), ...words].join('')
}

export const languages = [dialogue, voices, readAloud, echo, melody]
