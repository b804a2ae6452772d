import type { Palette } from './palette.ts'
import { area, below, box, circle, count, group, type Point, type Random, ring, spread } from './pen.ts'

/** Wide bands, as of land seen from far away. */
function bands(random: Random, colours: Palette): string {
  const turn = random.between(0, 6)
  const shades = [colours.back, colours.mid, colours.main]
  const drawn = shades.map((shade, index) => {
    const points = spread(-40, 1320, 7).map((x): Point => [x, 340 + index * 140 + Math.sin(x / 330 + turn + index) * 60])
    return area(below(points), shade)
  })
  return circle([random.pick([320, 640, 960]), 240], 120, colours.accent) + drawn.join('')
}

/** Quiet rings around a middle that lies a little aside. */
function rings(random: Random, colours: Palette): string {
  const centre: Point = [random.pick([400, 880]), random.pick([280, 440])]
  const drawn = [560, 440, 330].map((radius, index) =>
    circle(centre, radius, [colours.back, colours.mid, colours.side][index] ?? colours.back),
  )
  const angle = random.between(0, 6)
  const moon: Point = [centre[0] + 440 * Math.cos(angle), centre[1] + 440 * Math.sin(angle)]
  return [
    ...drawn,
    circle(centre, 210, colours.main),
    ring(centre, 440, colours.paper, 6),
    circle(moon, 44, colours.accent),
  ].join('')
}

/** Arches that stand next to each other. */
function arches(random: Random, colours: Palette): string {
  const chosen = random.whole(1, 3)
  return count(5)
    .map((index) => {
      const x = 40 + index * 245
      const top = 150 + random.whole(0, 4) * 50
      const shades = [colours.mid, colours.back, colours.main, colours.back, colours.mid]
      const shade = index === chosen ? colours.accent : (shades[index] ?? colours.mid)
      const arch = (inset: number, fill: string) => {
        const radius = 110 - inset
        return area(`M${x + inset} 760V${top + 110}a${radius} ${radius} 0 0 1 ${radius * 2} 0V760Z`, fill)
      }
      return arch(0, shade) + arch(46, index === chosen ? colours.side : colours.ground)
    })
    .join('')
}

/** Sheets laid over one another. */
function sheets(random: Random, colours: Palette): string {
  const tilt = random.pick([-12, -8, 8, 12])
  const shades = [colours.back, colours.mid, colours.main, colours.paper]
  const drawn = shades.map((shade, index) => {
    const turned = `rotate(${tilt * (3 - index)} 640 400)`
    return group(turned, box([390 + index * 12, 90], 500, 640, 36, shade))
  })
  const lines = [360, 240, 300].map((long, row) =>
    box([496, 330 + row * 80], long, 32, 16, row === 1 ? colours.side : colours.back),
  )
  return [...drawn, box([496, 180], 90, 90, 24, colours.accent), ...lines].join('')
}

export const calm = [bands, rings, arches, sheets]
