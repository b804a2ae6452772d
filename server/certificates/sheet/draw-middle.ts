import type { Certificate } from '#contract/certificates/certificates.ts'
import { colours } from '#server/core/pdf/colours.ts'
import type { DrawPart, Pdf } from '#server/core/pdf/pdf.ts'
import { drawText, printable, type TextStyle } from '#server/core/pdf/text.ts'
import { words } from '../words.ts'
import { drawFitted, fitText, textHeight } from './fit-text.ts'
import { column, left } from './look.ts'
import { drawChips, layOutChips } from './skill-chips.ts'

interface Middle {
  name: string
  course: string
  skills: Certificate['skills']
  /** Where their levels come from; may be empty. */
  source: string
}

/** The space between the mark and the date. */
const room = { from: 126, to: 428 }
const kicker: TextStyle = { weight: 'semibold', size: 10.5, colour: colours.iris, spacing: 2.4 }
const nameStyle: TextStyle = { weight: 'light', size: 48, colour: colours.ink, spacing: -0.6 }
const between: TextStyle = { weight: 'regular', size: 13, colour: colours.quiet }
const sourceStyle: TextStyle = { weight: 'regular', size: 8.5, colour: colours.quiet }
const courseStyle: TextStyle = { weight: 'semibold', size: 25, colour: colours.deep, spacing: -0.2 }
const gaps = { afterKicker: 6, toRule: 24, toBetween: 59, afterBetween: 6, toChips: 17, toSource: 16 }

/** Draws who completed what, and the skills. Short texts are large with space around them; long ones shrink until everything fits. */
export function drawMiddle(doc: Pdf, part: DrawPart, { name, course, skills, source }: Middle): void {
  const who = fitText(doc, name, nameStyle, {
    width: column,
    leading: 1.16,
    threeLinesFrom: 30,
    breaksWordsFrom: 20,
    smallest: 12,
  })
  const what = fitText(doc, course, courseStyle, {
    width: column,
    leading: 1.28,
    threeLinesFrom: 15,
    breaksWordsFrom: 14,
    smallest: 10,
  })
  const below = source ? gaps.toSource : 0
  const above =
    kicker.size +
    gaps.afterKicker +
    textHeight(who) +
    gaps.toBetween +
    gaps.afterBetween +
    textHeight(what) +
    gaps.toChips +
    below
  const chips = layOutChips(doc, skills, column, room.to - room.from - above)
  const spare = room.to - room.from - above - chips.height
  // A little above the middle, where the eye expects it.
  let y = room.from + spare * 0.4 + kicker.size

  part('H1', () => drawText(doc, words.heading, left, y, kicker), { actual: words.headingAloud })
  y += gaps.afterKicker
  part('P', () => {
    y = drawFitted(doc, who, left, y)
  })
  doc.rect(left, y + gaps.toRule, 44, 2.2).fill(colours.coin)
  y += gaps.toBetween
  part('P', () => drawText(doc, words.completed, left, y, between))
  part('P', () => {
    y = drawFitted(doc, what, left, y + gaps.afterBetween)
  })
  const named = skills.map(({ name, level }) => words.skill({ skill: printable(name).text, level: String(level) }))
  const actual = words.skills({ skills: named.join('; ') })
  if (chips.rows.length > 0) part('P', () => drawChips(doc, chips, left, y + gaps.toChips), { actual })
  if (source) part('P', () => drawText(doc, source, left, y + gaps.toChips + chips.height + gaps.toSource, sourceStyle))
}
