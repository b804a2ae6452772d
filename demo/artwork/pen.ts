/** What every picture is drawn with: numbers from a seed, and shapes as SVG text. */

export const width = 1280
export const height = 720
/** The module of the grid: 16 by 9 of them fill a picture. */
export const unit = 80

export type Point = [x: number, y: number]

export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) >>> 0
  }

  /** From 0 up to, but not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next()
  }

  /** Both ends are included. */
  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.whole(0, items.length - 1)] ?? items[0]
  }
}

type Look = Record<string, string | number | undefined>

const short = (value: string | number) => (typeof value === 'number' ? String(Math.round(value * 100) / 100) : value)

function tag(name: string, look: Look): string {
  const attributes = Object.entries(look).map(([key, value]) => (value === undefined ? '' : ` ${key}="${short(value)}"`))
  return `<${name}${attributes.join('')}/>`
}

export const circle = ([cx, cy]: Point, r: number, fill: string, look: Look = {}) => tag('circle', { cx, cy, r, fill, ...look })
export const ring = ([cx, cy]: Point, r: number, stroke: string, thickness: number, look: Look = {}) =>
  tag('circle', { cx, cy, r, fill: 'none', stroke, 'stroke-width': thickness, ...look })
export const box = ([x, y]: Point, width: number, height: number, rx: number, fill: string, look: Look = {}) =>
  tag('rect', { x, y, width, height, rx, fill, ...look })
export const area = (d: string, fill: string, look: Look = {}) => tag('path', { d, fill, ...look })
export const stroke = (d: string, colour: string, thickness: number, look: Look = {}) =>
  tag('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': thickness,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...look,
  })
export const group = (transform: string, content: string) => `<g transform="${transform}">${content}</g>`

const at = ([x, y]: Point) => `${short(x)} ${short(y)}`

export const line = (points: Point[]) => `M${points.map(at).join('L')}`

/** A curve through all points (Catmull-Rom). */
export function smooth(points: Point[], closed = false): string {
  const count = points.length
  const place = (index: number): Point =>
    (closed ? points[(index + count) % count] : points[Math.min(Math.max(index, 0), count - 1)]) ?? [0, 0]
  let path = `M${at(place(0))}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [place(index - 1), place(index), place(index + 1), place(index + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    path += `C${at(first)} ${at(second)} ${at(to)}`
  }
  return closed ? `${path}Z` : path
}

/** The curve, and everything below it. */
export const below = (points: Point[]) => `${smooth(points)}L${width + 40} ${height + 40}L-40 ${height + 40}Z`

export const polar = ([x, y]: Point, radius: number, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

/** That many numbers, from 0. */
export const count = (many: number) => Array.from({ length: many }, (_, index) => index)

/** Evenly spread over a range, both ends included. */
export const spread = (low: number, high: number, many: number) =>
  count(many).map((index) => low + ((high - low) * index) / Math.max(many - 1, 1))
