import type { Pdf } from '#server/core/pdf/pdf.ts'
import { breakLines, drawText, type TextStyle, textWidth } from '#server/core/pdf/text.ts'

export interface FittedText {
  lines: string[]
  style: TextStyle
  /** From one baseline to the next. */
  leading: number
}

interface Room {
  width: number
  /** The line height as a multiple of the size. */
  leading: number
  /** Two lines at most; three once the letters have become as small as this. */
  threeLinesFrom: number
  /** A word is broken only when it does not fit in this size. */
  breaksWordsFrom: number
  smallest: number
}

/** Sets the text in the largest size that fits, starting from the style's own. A text that is too long even for the smallest size is visibly cut. */
export function fitText(doc: Pdf, text: string, style: TextStyle, room: Room): FittedText {
  for (let size = style.size; ; size -= 1) {
    const smaller = { ...style, size }
    const lines = breakLines(doc, text, smaller, room.width)
    const most = size > room.threeLinesFrom ? 2 : 3
    const breaksWord = size > room.breaksWordsFrom && text.split(' ').some((word) => textWidth(doc, word, smaller) > room.width)
    if ((lines.length > most || breaksWord) && size > room.smallest) continue
    return { lines: lines.length > most ? cut(lines, most) : lines, style: smaller, leading: size * room.leading }
  }
}

export const textHeight = ({ lines, leading }: FittedText) => lines.length * leading

/** Draws downwards from `top` and returns the last baseline. */
export function drawFitted(doc: Pdf, { lines, style, leading }: FittedText, x: number, top: number): number {
  for (const [place, line] of lines.entries()) drawText(doc, line, x, top + leading * (place + 1), style)
  return top + leading * lines.length
}

const cut = (lines: string[], most: number) => [...lines.slice(0, most - 1), `${lines[most - 1]?.slice(0, -1)}…`]
