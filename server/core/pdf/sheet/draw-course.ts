import { colours } from '../colours.ts'
import { drawDecoration } from '../pdf.ts'
import { drawText, printable, textWidth } from '../text.ts'
import type { Flow } from './flow.ts'
import { left, right, styles } from './look.ts'

export interface Step {
  number: number
  name: string
  facts: string
  soFar: string
  gains: { name: string; level: number }[]
  why: string
  address: string
  isLast: boolean
}

const textX = left + 32
const width = right - textX
const radius = 9
const chip = { height: 17, gap: 5, padding: 8 }

/** Draws a course of the plan: its name, cost and skills, why it was chosen, and its link. */
export function drawCourse(flow: Flow, step: Step): void {
  const { doc } = flow
  const soFarWidth = textWidth(doc, step.soFar, styles.quiet)
  const name = flow.measure(printable(step.name).text, styles.name, width)
  const facts = flow.measure(step.facts, styles.quiet, width - soFarWidth - 16)
  const chips = inRows(flow, step.gains)
  const why = flow.measure(step.why, styles.text, width)
  const address = flow.measure(step.address, styles.foot, width)
  const height = name.height + facts.height + 6 + chips.length * (chip.height + chip.gap) + why.height + 2 + address.height
  flow.keepTogether(height)
  const from = flow.y
  drawDecoration(doc, () => {
    if (!step.isLast)
      doc
        .moveTo(left + radius, from + 2)
        .lineTo(left + radius, from + height + 20)
        .lineWidth(1.4)
        .stroke(colours.line)
    doc.circle(left + radius, from + 8, radius).fill(colours.iris)
  })
  const number = String(step.number)
  flow.part('P', () =>
    drawText(doc, number, left + radius - textWidth(doc, number, styles.number) / 2, from + 11.3, styles.number),
  )
  flow.drawLines('H3', name, textX)
  flow.drawRight(step.soFar, right, flow.y + facts.leading * 0.74, styles.quiet)
  flow.drawLines('P', facts, textX)
  flow.y += 6
  drawChips(flow, chips)
  if (step.why) flow.drawLines('P', why, textX)
  flow.y += 2
  flow.drawLines('P', address, textX)
  flow.y += 20
}

interface Chip {
  text: string
  width: number
}

/** Row by row, because a skill's name may be as long as a line. */
function inRows({ doc }: Flow, gains: Step['gains']): Chip[][] {
  const rows: Chip[][] = []
  let used = Number.POSITIVE_INFINITY
  for (const { name, level } of gains) {
    const text = shortened(
      printable(name).text,
      ` +${level}`,
      (text) => textWidth(doc, text, styles.chip) + 2 * chip.padding <= width,
    )
    const one = { text, width: textWidth(doc, text, styles.chip) + 2 * chip.padding }
    if (used + one.width > width) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push(one)
    used += one.width + chip.gap
  }
  return rows
}

function shortened(name: string, end: string, fits: (text: string) => boolean): string {
  if (fits(name + end)) return name + end
  let length = name.length
  while (length > 0 && !fits(`${name.slice(0, length)}…${end}`)) length--
  return `${name.slice(0, length)}…${end}`
}

function drawChips(flow: Flow, rows: Chip[][]): void {
  const { doc } = flow
  for (const row of rows) {
    let x = textX
    for (const { text, width } of row) {
      const at = x
      drawDecoration(doc, () => doc.roundedRect(at, flow.y, width, chip.height, chip.height / 2).fill(colours.soft))
      flow.part('P', () => drawText(doc, text, at + chip.padding, flow.y + 11.6, styles.chip))
      x += width + chip.gap
    }
    flow.y += chip.height + chip.gap
  }
}
