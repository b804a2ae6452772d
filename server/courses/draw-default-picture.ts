const width = 1280
const height = 720
/** Around the portal's violet, and far enough apart that neighbours in a list look different. */
const hues = [205, 220, 235, 250, 265, 280]
/** Lightness in percent, from the sky to the nearest hill. */
const tones = [
  { sky: 94, glow: 88, hills: [80, 70, 58], sun: 99 },
  { sky: 22, glow: 30, hills: [36, 46, 58], sun: 82 },
]

/** The picture of a course without an uploaded one: hills under a sun, always the same for the same seed. */
export function drawDefaultPicture(seed: number): string {
  const random = randomFrom(seed)
  const pick = <Item>(items: Item[]) => items[Math.floor(random() * items.length)] as Item
  const hue = pick(hues)
  const { sky, glow, hills, sun } = pick(tones)
  const colour = (lightness: number) => `hsl(${hue},45%,${lightness}%)`
  const shift = random() * 6
  const wave = (x: number, row: number) => Math.round(360 + row * 130 + Math.sin(x / 330 + shift + row) * 60)
  const hill = (lightness: number, row: number) => {
    const ridge = Array.from({ length: 33 }, (_, step) => `${step * 40},${wave(step * 40, row)}`)
    return `<polygon fill="${colour(lightness)}" points="0,${height} ${ridge.join(' ')} ${width},${height}"/>`
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${colour(sky)}"/><stop offset="1" stop-color="${colour(glow)}"/></linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    `<circle cx="${pick([320, 640, 960])}" cy="240" r="110" fill="${colour(sun)}"/>`,
    ...hills.map(hill),
    '</svg>',
  ].join('')
}

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
