import { colours } from '#server/core/pdf/colours.ts'
import { drawDecoration } from '#server/core/pdf/pdf.ts'
import type { Flow } from '#server/core/pdf/sheet/flow.ts'
import { left, right, styles } from '#server/core/pdf/sheet/look.ts'
import { drawText, printable, textWidth } from '#server/core/pdf/text.ts'
import { words } from './words.ts'

export interface PlannedSkill {
  name: string
  wanted: number
  /** The learner's level before the first course. */
  known: number
  /** How much each course of the list adds. */
  steps: { number: number; level: number }[]
}

const barX = left + 190
const barWidth = right - barX - 96
const barHeight = 13

/** Draws a bar for each skill: the known level, then what each course adds, even beyond the wanted level. */
export function drawSkills(flow: Flow, title: string, skills: PlannedSkill[]): void {
  flow.keepTogether(70)
  flow.drawLines('H2', flow.measure(title, styles.heading, right - left), left)
  flow.y += 6
  for (const skill of skills) drawSkill(flow, skill)
  flow.y += 18
}

function drawSkill(flow: Flow, { name, wanted, known, steps }: PlannedSkill): void {
  const { doc } = flow
  const reached = steps.reduce((sum, { level }) => sum + level, known)
  const lines = flow.measure(printable(name).text, styles.text, barX - left - 14)
  flow.keepTogether(Math.max(lines.height, barHeight) + 8)
  const from = flow.y
  flow.drawLines('P', lines, left)
  const scale = barWidth / Math.max(reached, wanted)
  drawDecoration(doc, () => {
    let x = barX + known * scale
    if (known > 0) doc.rect(barX, from, Math.max(0.5, known * scale - 1), barHeight).fill(colours.good)
    for (const [place, { number, level }] of steps.entries()) {
      const width = level * scale
      doc.rect(x, from, Math.max(0.5, width - 1), barHeight).fill(place % 2 === 0 ? colours.iris : colours.deep)
      const text = String(number)
      if (textWidth(doc, text, styles.foot) + 4 < width)
        drawText(doc, text, x + 3, from + 9.6, { ...styles.foot, colour: colours.paper })
      x += width
    }
    const mark = barX + wanted * scale
    if (wanted < reached) doc.rect(mark - 1.5, from - 2.5, 2, barHeight + 5).fill(colours.coin)
  })
  const level = String(reached)
  const text = reached > wanted ? words.levelBeyond({ level, wanted: String(wanted) }) : words.level({ level })
  flow.drawRight(text, right, from + 10, styles.quiet)
  flow.y = from + Math.max(lines.height, barHeight) + 8
}
