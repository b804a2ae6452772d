import { fonts } from '../../demo/fonts.ts'

const font = fonts.bold

/** Breaks a text into lines that fit; words are never cut. */
export function breakLines(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && textWidth(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A line of bold letters as shapes, so that the picture does not depend on the fonts of the machine. */
export function drawLine(text: string, [x, y]: [number, number], size: number, colour: string): string {
  const { glyphs, positions } = font.layout(text)
  let pen = 0
  const shapes = glyphs.map(({ path }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
    const shape = path.translate(pen + xOffset, yOffset).toSVG()
    pen += xAdvance
    return shape
  })
  const scale = size / font.unitsPerEm
  return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${colour}" d="${shapes.join('')}"/>`
}

export const textWidth = (text: string, size: number) => (font.layout(text).advanceWidth * size) / font.unitsPerEm
