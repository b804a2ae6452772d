import type { Certificate } from '#contract/certificates/certificates.ts'
import { colours } from '#server/core/pdf/colours.ts'
import type { Pdf } from '#server/core/pdf/pdf.ts'
import { drawText, printable, type TextStyle, textWidth } from '#server/core/pdf/text.ts'
import { words } from '../words.ts'

interface Chip {
  name: string
  level: string
  levelAt: number
  width: number
}
export interface Chips {
  rows: Chip[][]
  size: number
  height: number
}

/** The usual size, and a smaller one for courses with many skills. */
const sizes = [9, 7.5]
const nameStyle = (size: number): TextStyle => ({ weight: 'medium', size, colour: colours.accentText })
const levelStyle = (size: number): TextStyle => ({ weight: 'regular', size, colour: colours.quiet })
/** All measures of a chip scale with its text size. */
const measures = (size: number) => ({ height: size * 2.1, gap: size * 0.55, padding: size, apart: size * 0.65 })

/** Draws as many rows as fit; the last chip says how many skills are left out. The signed facts contain all of them. */
export function layOutChips(doc: Pdf, skills: Certificate['skills'], width: number, height: number): Chips {
  for (const size of sizes) {
    const { rows, total } = toRows(doc, skills, skills.length, size, width)
    if (total <= height) return { rows, size, height: total }
  }
  const size = sizes[sizes.length - 1] ?? 0
  for (let count = skills.length - 1; count >= 0; count--) {
    const { rows, total } = toRows(doc, skills, count, size, width)
    if (total <= height) return { rows, size, height: total }
  }
  return { rows: [], size, height: 0 }
}

export function drawChips(doc: Pdf, { rows, size }: Chips, left: number, top: number): void {
  const { height, gap, padding } = measures(size)
  for (const [place, row] of rows.entries()) {
    let x = left
    const y = top + place * (height + gap)
    const baseline = y + height * 0.67
    for (const { name, level, levelAt, width } of row) {
      doc.roundedRect(x, y, width, height, height / 2).fill(colours.soft)
      drawText(doc, name, x + padding, baseline, nameStyle(size))
      drawText(doc, level, x + levelAt, baseline, levelStyle(size))
      x += width + gap
    }
  }
}

function toRows(doc: Pdf, skills: Certificate['skills'], count: number, size: number, width: number) {
  const { height, gap } = measures(size)
  const chips = skills
    .slice(0, count)
    .map(({ name, level }) => chip(doc, printable(name).text, words.level({ level: String(level) }), size, width))
  if (count < skills.length) chips.push(chip(doc, '', words.moreSkills({ count: skills.length - count }), size, width))
  const rows = inRows(chips, width, gap)
  return { rows, total: rows.length * (height + gap) - gap }
}

function chip(doc: Pdf, name: string, level: string, size: number, width: number): Chip {
  const { padding, apart } = measures(size)
  const ends = textWidth(doc, level, levelStyle(size)) + padding
  const shown = shortened(doc, name, nameStyle(size), width - ends - padding - apart)
  const levelAt = padding + (shown ? textWidth(doc, shown, nameStyle(size)) + apart : 0)
  return { name: shown, level, levelAt, width: levelAt + ends }
}

function shortened(doc: Pdf, text: string, style: TextStyle, width: number): string {
  if (textWidth(doc, text, style) <= width) return text
  let length = text.length
  while (length > 0 && textWidth(doc, `${text.slice(0, length)}…`, style) > width) length--
  return `${text.slice(0, length)}…`
}

function inRows(chips: Chip[], width: number, gap: number): Chip[][] {
  const rows: Chip[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const one of chips) {
    if (used + one.width > width) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(one)
    used += one.width + gap
  }
  return rows
}
