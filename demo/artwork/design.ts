import type { Palette } from './palette.ts'
import { area, box, circle, count, group, line, type Point, polar, type Random, ring, stroke } from './pen.ts'

/** Three discs that lie over each other like coloured glass. */
function glass(random: Random, colours: Palette): string {
  const centre: Point = [random.pick([520, 640, 760]), 360]
  const turn = random.between(0, 120)
  const radius = random.between(200, 235)
  const discs = [colours.main, colours.side, colours.accent].map((shade, index) =>
    circle(polar(centre, 150, turn + index * 120), radius, shade, { 'fill-opacity': 0.82 }),
  )
  const guides = count(3).map((index) =>
    ring(polar(centre, 150, turn + index * 120), radius + 46, colours.strong, 4, { 'stroke-opacity': 0.35 }),
  )
  const swatches = [colours.main, colours.side, colours.accent, colours.strong].map((shade, index) =>
    box([centre[0] < 640 ? 1110 : 80, 96 + index * 136], 90, 120, 20, shade),
  )
  return [
    circle(centre, 420, colours.back, { 'fill-opacity': 0.6 }),
    ...guides,
    ...discs,
    circle(centre, 26, colours.paper),
    ...swatches,
  ].join('')
}

/** One curve between two anchors, and the handles that bend it. */
function curve(random: Random, colours: Palette): string {
  const rising = random.chance(0.5)
  const [from, to]: [Point, Point] = [
    [220, rising ? 560 : 160],
    [1060, rising ? 160 : 560],
  ]
  const reach = random.between(420, 640)
  const tips: [Point, Point] = [
    [from[0] + reach, from[1]],
    [to[0] - reach, to[1]],
  ]
  const path = `M${from.join(' ')}C${tips[0].map(Math.round).join(' ')} ${tips[1].map(Math.round).join(' ')} ${to.join(' ')}`
  const anchor = ([x, y]: Point) =>
    box([x - 40, y - 40], 80, 80, 14, colours.paper) + box([x - 24, y - 24], 48, 48, 8, colours.accent)
  const discs = [
    circle([from[0] + 40, to[1] + (rising ? 60 : -60)], 150, colours.side),
    circle([to[0] - 40, from[1] + (rising ? -60 : 60)], 150, colours.mid),
  ]
  return [
    box([from[0], 160], 840, 400, 0, colours.back),
    ...discs,
    ...tips.map(
      (tip, index) => stroke(line([index === 0 ? from : to, tip]), colours.strong, 8) + circle(tip, 26, colours.strong),
    ),
    stroke(path, colours.main, 44),
    anchor(from),
    anchor(to),
  ].join('')
}

/** Tiles of quarter and half discs. */
function tiles(random: Random, colours: Palette): string {
  const size = 240
  const shades = [colours.main, colours.mid, colours.side, colours.back, colours.strong] as const
  const chosen = random.whole(5, 12)
  return count(18)
    .map((index) => {
      const [x, y] = [(index % 6) * size - 80, Math.floor(index / 6) * size]
      const shade = index === chosen ? colours.accent : random.pick(shades)
      const ground = random.chance(0.35) ? box([0, 0], size, size, 0, random.pick([colours.back, colours.mid])) : ''
      const motif = random.pick([
        area(`M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z`, shade),
        area(`M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z`, shade),
        area(`M0 0A120 120 0 0 0 ${size} 0Z`, shade) + area(`M0 120A120 120 0 0 0 ${size} 120Z`, shade),
        circle([120, 120], 84, shade),
        area(`M0 0A${size} ${size} 0 0 0 ${size} ${size}A${size} ${size} 0 0 0 0 0Z`, shade),
      ])
      return group(`translate(${x} ${y})`, ground + group(`rotate(${random.whole(0, 3) * 90} 120 120)`, motif))
    })
    .join('')
}

/** A fan of colour cards. */
function fan(random: Random, colours: Palette): string {
  const pivot: Point = [random.pick([520, 640, 760]), 740]
  const shades = [colours.strong, colours.main, colours.side, colours.mid, colours.accent, colours.strong, colours.main]
  const step = random.pick([20, 22])
  const turn = random.pick([1, -1])
  const cards = shades.map((shade, index) => {
    const [left, top] = [pivot[0] - 100, pivot[1] - 640]
    const label = box([left + 36, top + 36], 128, 22, 11, colours.paper, { 'fill-opacity': 0.8 })
    return group(`rotate(${(index - 3) * step * turn} ${pivot.join(' ')})`, box([left, top], 200, 660, 30, shade) + label)
  })
  return [circle(pivot, 700, colours.back), ...cards, circle(pivot, 120, colours.paper), circle(pivot, 64, colours.strong)].join(
    '',
  )
}

/** Squares that shrink by the golden ratio, and the arc through them. */
function proportion(random: Random, colours: Palette): string {
  const shades = [colours.back, colours.mid, colours.side, colours.main, colours.accent, colours.strong, colours.mid]
  const turns = random.pick([1, -1])
  let [x, y, wide, high] = [90, 20, 1100, 680]
  const squares: string[] = []
  const arcs: string[] = []
  for (const [index, shade] of shades.entries()) {
    const size = Math.min(wide, high)
    const way = index % 4
    const corner: Point = way === 2 ? [x + wide - size, y] : way === 3 ? [x, y + high - size] : [x, y]
    squares.push(box([corner[0] + 5, corner[1] + 5], size - 10, size - 10, 14, shade))
    const [left, top, right, bottom] = [corner[0], corner[1], corner[0] + size, corner[1] + size]
    const [start, end] = [
      [
        [left, bottom],
        [right, top],
      ],
      [
        [left, top],
        [right, bottom],
      ],
      [
        [right, top],
        [left, bottom],
      ],
      [
        [right, bottom],
        [left, top],
      ],
    ][way] as [Point, Point]
    arcs.push(`M${start.join(' ')}A${size} ${size} 0 0 1 ${end.join(' ')}`)
    if (way === 0) [x, wide] = [x + size, wide - size]
    else if (way === 1) [y, high] = [y + size, high - size]
    else if (way === 2) wide -= size
    else high -= size
  }
  const mirrored = turns < 0 ? 'translate(1280 0) scale(-1 1)' : 'translate(0 0)'
  return group(mirrored, squares.join('') + stroke(arcs.join(''), colours.paper, 16))
}

export const design = [glass, curve, tiles, fan, proportion]
