import sharp from 'sharp'
import { drawThumbnail, fieldHues, type ThumbnailField } from '#demo/artwork/draw-thumbnail.ts'
import { type Palette, tones, toPalette } from '#demo/artwork/palette.ts'
import type { Film, Scene } from '../../demo/films/plan-film.ts'
import { breakLines, drawLine, textWidth } from './letters.ts'

export const width = 640
export const height = 360
export const framesPerSecond = 8

/** The words are on the left, the picture on the right. */
const wordsWidth = 406
const margin = 42
const bar = { y: 324, high: 3, long: 322 }
const label = { y: 60, size: 14 }
const middle = 182
/** Half a pixel per frame: slow enough to read beside it, and whole pixels cost the encoder nothing. */
const panPerFrame = 0.5
const yourTurn = 'Your turn:'

interface Card {
  pixels: Buffer
  lines: { top: number; bottom: number }[]
}

/** Every frame of a film as RGB. Words appear line by line, and the picture moves behind its window. */
export async function* drawFrames(
  film: Film,
  about: { label: string; field: ThumbnailField; seed: number },
): AsyncGenerator<Buffer> {
  const picture = await drawPixels(drawThumbnail(about), Math.round((height * 16) / 9))
  const isLight = tones[about.seed % tones.length] === 'light'
  const colours = toPalette(fieldHues(about.field), isLight ? 'deep' : 'light')
  const ground = await drawPixels(page(colours, drawLine(about.label, [margin, label.y], label.size, colours.accent)), width)
  const cards = await Promise.all(film.scenes.map((scene, index) => drawCard(scene, index, colours, about.label)))
  const frames = film.seconds * framesPerSecond
  const window = width - wordsWidth
  const start = (picture.length / height / 3 - window - frames * panPerFrame) / 2
  for (let frame = 0; frame < frames; frame++) {
    const time = frame / framesPerSecond
    const index = film.scenes.findIndex(({ to }) => time < to)
    const pixels = Buffer.from(ground)
    const card = cards[index]
    if (card) wipeIn(pixels, card, time - (film.scenes[index]?.from ?? 0))
    fillBar(pixels, time / film.seconds, colours.accent)
    copyWindow(pixels, picture, Math.round(start + frame * panPerFrame), window)
    yield pixels
  }
}

async function drawCard(scene: Scene, index: number, colours: Palette, name: string): Promise<Card> {
  const size = index === 0 ? 30 : 24
  const step = size * 1.42
  const lines = breakLines(scene.text, size, wordsWidth - margin - 30)
  const first = middle - ((lines.length - 1) * step) / 2 + size * 0.36
  const drawn = lines.map((line, row) => {
    const y = first + row * step
    if (row > 0 || !line.startsWith(yourTurn)) return drawLine(line, [margin, y], size, colours.strong)
    const rest = line.slice(yourTurn.length)
    const indent = margin + textWidth(yourTurn, size)
    return drawLine(yourTurn, [margin, y], size, colours.accent) + drawLine(rest, [indent, y], size, colours.strong)
  })
  const heading = drawLine(name, [margin, label.y], label.size, colours.accent)
  const places = lines.map((_, row) => {
    const top = Math.round(first + row * step - size * 1.08)
    return { top, bottom: Math.round(top + step) }
  })
  return { pixels: await drawPixels(page(colours, heading + drawn.join('')), width), lines: places }
}

const page = (colours: Palette, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${colours.ground}"/>
    <rect x="${margin}" y="${bar.y}" width="${bar.long}" height="${bar.high}" fill="${colours.back}"/>${content}</svg>`

const drawPixels = (svg: string, wide: number) => sharp(Buffer.from(svg)).resize(wide, height).removeAlpha().raw().toBuffer()

function wipeIn(pixels: Buffer, card: Card, since: number): void {
  for (const [row, { top, bottom }] of card.lines.entries()) {
    const shown = Math.min(Math.max((since - 0.1 - row * 0.4) / 0.6, 0), 1)
    const right = Math.round((wordsWidth * shown) / 8) * 8
    for (let y = top; y < bottom; y++) card.pixels.copy(pixels, y * width * 3, y * width * 3, (y * width + right) * 3)
  }
}

function fillBar(pixels: Buffer, share: number, colour: string): void {
  const line = Buffer.alloc(Math.round(bar.long * share) * 3, Buffer.from(colour.slice(1), 'hex'))
  for (let y = bar.y; y < bar.y + bar.high; y++) line.copy(pixels, (y * width + margin) * 3)
}

function copyWindow(pixels: Buffer, picture: Buffer, left: number, window: number): void {
  const wide = picture.length / height
  for (let y = 0; y < height; y++) {
    const from = y * wide + left * 3
    picture.copy(pixels, (y * width + wordsWidth) * 3, from, from + window * 3)
  }
}
