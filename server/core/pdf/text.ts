import { canDraw, type Face, faceFor, ownFace, type Weight } from './fonts.ts'
import type { Pdf } from './pdf.ts'

export interface TextStyle {
  weight: Weight
  size: number
  colour: string
  /** Between characters, in points. */
  spacing?: number
}

interface Run {
  face: Face
  text: string
}

interface MeasuredRun extends Run {
  /** The width at size 1. */
  ems: number
  characters: number
}

const measures = new WeakMap<Pdf, Map<string, MeasuredRun[]>>()
const segmenter = new Intl.Segmenter('en')
const toGraphemes = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment)

/**
 * A text as a document can show it: NFC, one line, without control and direction characters and without pictures such as emoji.
 * What no font can draw becomes an ellipsis instead of empty boxes; `isWhole` is then false, so that the document can say so.
 */
export function printable(text: string): { text: string; isWhole: boolean } {
  const shown = toGraphemes(cleaned(text)).map((grapheme) => {
    if (/\p{Extended_Pictographic}/u.test(grapheme)) return ''
    return [grapheme, grapheme.normalize('NFKC')].find((form) => faceFor(form, 'regular')) ?? '\0'
  })
  return {
    text: shown
      .join('')
      .replaceAll(/\0( *\0)*/g, '…')
      .replaceAll(/ +/g, ' ')
      .trim(),
    isWhole: !shown.includes('\0'),
  }
}

/** These take texts from `printable`, or our own. */
export const textWidth = (doc: Pdf, text: string, style: TextStyle) =>
  measured(doc, text, style.weight).reduce((sum, run) => sum + widthOfRun(run, style), 0)

export function drawText(doc: Pdf, text: string, x: number, baseline: number, style: TextStyle): void {
  let at = x
  for (const run of inReadingOrder(measured(doc, text, style.weight))) {
    withFont(doc, run, style.size)
      .fillColor(style.colour)
      .text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic', ...drawOptions(run, style) })
    at += widthOfRun(run, style)
  }
}

/** Breaks at spaces and after hyphens, and inside a word only when it is longer than a line. */
export function breakLines(doc: Pdf, text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  const add = (part: string) => {
    if (line !== '' && used + textWidth(doc, part.trimEnd(), style) > width) {
      lines.push(line.trimEnd())
      line = ''
      used = 0
    }
    line += part
    used += textWidth(doc, part, style)
  }
  for (const part of text.split(/(?<=[ -])/)) {
    if (textWidth(doc, part.trimEnd(), style) <= width) add(part)
    else for (const grapheme of toGraphemes(part)) add(grapheme)
  }
  return [...lines, line.trimEnd()].filter((one) => one !== '')
}

/** Too many marks on one letter would overlap the lines above and below. */
const cleaned = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/(\p{M}{3})\p{M}+/gu, '$1')

function toRuns(text: string, weight: Weight): Run[] {
  const runs: Run[] = []
  for (const grapheme of toGraphemes(text)) {
    const last = runs.at(-1)
    const goesOn = last && /^[\p{Z}\p{P}]+$/u.test(grapheme) && canDraw(last.face, grapheme)
    const face = goesOn ? last.face : (faceFor(grapheme, weight) ?? ownFace(weight))
    if (last?.face === face) last.text += grapheme
    else runs.push({ face, text: grapheme })
  }
  return runs
}

/** If the text begins in a right-to-left script, its runs go from right to left; within a run the font takes care of the order. */
const inReadingOrder = (runs: MeasuredRun[]) =>
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(runs[0]?.text ?? '')
    ? runs.toReversed()
    : runs

function withFont(doc: Pdf, { face }: Run, size: number): Pdf {
  // pdfkit takes an opened font too, which its types do not know.
  return doc
    .registerFont(face.file, face.font as unknown as Buffer)
    .font(face.file)
    .fontSize(size)
}

/** Texts are fitted by trying one size after the other, so each text is measured only once per document. */
function measured(doc: Pdf, text: string, weight: Weight): MeasuredRun[] {
  const known = measures.get(doc) ?? new Map<string, MeasuredRun[]>()
  measures.set(doc, known)
  const key = `${weight} ${text}`
  const runs =
    known.get(key) ??
    toRuns(text, weight).map((run) => ({
      ...run,
      ems: withFont(doc, run, 1).widthOfString(run.text, drawOptions(run, {})),
      characters: [...run.text].length,
    }))
  known.set(key, runs)
  return runs
}

const widthOfRun = ({ ems, characters }: MeasuredRun, { size, spacing = 0 }: TextStyle) => ems * size + characters * spacing

/** With a list of features, even an empty one, pdfkit lays out a run as a whole and not word by word. */
const drawOptions = ({ face }: Run, { spacing = 0 }: { spacing?: number }) => ({
  characterSpacing: spacing,
  ...(face.isOther && { features: [] }),
})
