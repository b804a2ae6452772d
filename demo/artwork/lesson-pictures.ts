import { fieldHues } from './draw-thumbnail.ts'
import { type Palette, toPalette } from './palette.ts'
import { box, circle, count, height, line, type Point, polar, Random, ring, smooth, spread, stroke, width } from './pen.ts'

/** What the pictures in lessons show. They have no letters: the text beside them says what is what. */
const pictures = {
  axes: () => draw(toPalette(fieldHues('data'), 'light'), drawAxes),
  staffs: () => draw(toPalette(fieldHues('music-and-arts'), 'light'), drawStaffs),
  parallax: () => draw(toPalette(fieldHues('science'), 'deep'), drawParallax),
} satisfies Record<string, () => string>

export const lessonPictures = Object.keys(pictures) as (keyof typeof pictures)[]

export function drawLessonPicture(name: string): string {
  const known = lessonPictures.find((picture) => picture === name)
  if (!known) throw new Error(`nobody drew the picture “${name}”`)
  return pictures[known]()
}

const draw = (colours: Palette, content: (colours: Palette) => string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${box([0, 0], width, height, 0, colours.ground)}${content(colours)}</svg>`

/** The values 95 and 100 twice: on an axis from 0, and on one from 90. */
function drawAxes(colours: Palette): string {
  const [left, right, ground, tallest] = [60, 680, 610, 460]
  const panel = (x: number, shares: [number, number]) => {
    const rules = spread(ground - tallest, ground, 6).map((y) => box([x + 40, y - 2], 460, 4, 2, colours.back))
    const bars = shares.map((share, index) =>
      box([x + 95 + index * 190, ground - tallest * share], 150, tallest * share, 0, index === 0 ? colours.mid : colours.main),
    )
    return [box([x, 50], 540, 620, 28, colours.paper), ...rules, ...bars].join('')
  }
  const zero = box([left + 40, ground - 4], 460, 8, 4, colours.strong)
  const teeth = spread(right + 40, right + 500, 24).map((x, index): Point => [x, ground + (index % 2 === 0 ? 12 : -8)])
  return panel(left, [0.95, 1]) + panel(right, [0.5, 1]) + zero + stroke(line(teeth), colours.accent, 8)
}

/** Nine notes from the F of the bass clef to the G of the treble clef, with middle C on a line of its own. */
function drawStaffs(colours: Palette): string {
  const [middle, step] = [360, 26]
  const at = (steps: number) => middle - steps * step
  const staff = (steps: number[]) => steps.map((place) => box([70, at(place) - 3], 1140, 6, 3, colours.mid))
  const notes = count(9).map((index) => {
    const [x, steps] = [400 + index * 95, index - 4]
    const shade = steps === 0 ? colours.accent : Math.abs(steps) === 4 ? colours.main : colours.strong
    const own = steps === 0 ? box([x - 56, middle - 3], 112, 6, 3, colours.accent) : ''
    return own + oval([x, at(steps)], shade)
  })
  return [...staff([10, 8, 6, 4, 2]), ...staff([-2, -4, -6, -8, -10]), ...clefs(colours, at), ...notes].join('')
}

const oval = (place: Point, shade: string) =>
  circle([0, 0], 1, shade, { transform: `translate(${place[0]} ${place[1]}) rotate(-18) scale(33 24)` })

function clefs(colours: Palette, at: (steps: number) => number): string[] {
  const [g, f, x] = [at(4), at(-4), 210]
  const curl = spread(-370, 190, 22).map((degrees, index): Point => polar([x, g], 14 + index * 2.5, degrees))
  const treble: Point[] = [
    ...curl,
    [x - 40, g - 84],
    [x + 18, g - 144],
    [x + 32, g - 192],
    [x + 18, g - 222],
    [x - 6, g - 188],
    [x - 2, g - 110],
    [x + 18, g + 40],
    [x + 18, g + 92],
    [x - 10, g + 112],
    [x - 32, g + 92],
  ]
  const bass: Point[] = [
    [x - 40, f],
    [x - 22, f - 40],
    [x + 22, f - 52],
    [x + 62, f - 20],
    [x + 58, f + 44],
    [x + 12, f + 108],
    [x - 52, f + 150],
  ]
  return [
    stroke(smooth(treble), colours.ink, 13),
    stroke(smooth(bass), colours.ink, 15),
    circle([x - 34, f], 20, colours.ink),
    ...[-26, 26].map((away) => circle([x + 104, f + away], 11, colours.ink)),
  ]
}

/** A near star, seen from the two ends of the Earth's path, before the far stars. */
function drawParallax(colours: Palette): string {
  const random = new Random(7)
  const sun: Point = [640, 610]
  const star: Point = [640, 340]
  const farY = 100
  const sky = count(46).map(() => circle([random.between(30, 1250), random.between(30, 190)], random.between(2, 6), colours.mid))
  const path = spread(0, 345, 24).map(
    (degrees): Point => [sun[0] + 320 * Math.cos((degrees * Math.PI) / 180), sun[1] + 62 * Math.sin((degrees * Math.PI) / 180)],
  )
  const sights = [-1, 1].map((side) => {
    const earth: Point = [sun[0] + side * 320, sun[1]]
    const seen: Point = [star[0] - (side * 320 * (star[1] - farY)) / (sun[1] - star[1]), farY]
    const sight = stroke(line([earth, seen]), colours.side, 5, { 'stroke-dasharray': '1 16' })
    return sight + ring(seen, 30, colours.side, 6) + circle(seen, 9, colours.paper) + circle(earth, 26, colours.accent)
  })
  return [
    ...sky,
    stroke(smooth(path, true), colours.back, 6),
    circle(sun, 44, colours.side),
    ...sights,
    circle(star, 22, colours.paper),
  ].join('')
}
