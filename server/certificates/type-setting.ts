import { readdirSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import { create as createQr } from 'qrcode'
// @ts-ignore draft
import { openSync } from 'fontkit'
import { homedir } from 'node:os'
import { join } from 'node:path'

export type Doc = PDFKit.PDFDocument
const files = { light: '300Light/NotoSans_300Light.ttf', regular: '400Regular/NotoSans_400Regular.ttf', medium: '500Medium/NotoSans_500Medium.ttf', semibold: '600SemiBold/NotoSans_600SemiBold.ttf' }
export type Weight = keyof typeof files
const opened = new Map<string, any>()
const openFont = (file: string) => {
  let font = opened.get(file)
  if (!font) {
    font = openSync(file)
    font = font.fonts?.[0] ?? font
    opened.set(file, font)
  }
  return font
}
const own = (w: Weight) => `/work/main/node_modules/@expo-google-fonts/noto-sans/${files[w]}`
let others: { script: RegExp; file: string }[] | undefined
function installed() {
  const dirs = [process.env.XDG_DATA_HOME ?? join(homedir(), '.local/share'), ...(process.env.XDG_DATA_DIRS ?? '/usr/local/share:/usr/share').split(':')]
  return dirs.flatMap((dir) => {
    try {
      return readdirSync(join(dir, 'fonts'), { recursive: true, encoding: 'utf8' }).flatMap((name) => {
        const [, script] = /(?:^|\/)NotoSans([A-Z]\w+?)-Regular\.(?:ttf|otf|ttc)$/.exec(name) ?? []
        const expression = script && scriptOf(script)
        return expression ? [{ script: expression, file: join(dir, 'fonts', name) }] : []
      })
    } catch { return [] }
  })
}
function scriptOf(name: string): RegExp | undefined {
  if (/^CJK/.test(name)) return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u
  try { return new RegExp(`\\p{Script=${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')}}`, 'u') } catch { return undefined }
}
function fontFor(grapheme: string, weight: Weight): string | undefined {
  const has = (file: string) => [...grapheme].every((c) => openFont(file).hasGlyphForCodePoint(c.codePointAt(0)))
  if (has(own(weight))) return own(weight)
  others ??= installed()
  return others.find(({ script, file }) => script.test(grapheme) && has(file))?.file
}
const segmenter = new Intl.Segmenter('en')
const graphemes = (text: string) => [...segmenter.segment(text)].map((s) => s.segment)
export const safeText = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(/[\p{C}]/gu, '').replaceAll(/(\p{M}{4})\p{M}+/gu, '$1').trim()
export function printable(text: string): string {
  return graphemes(safeText(text)).filter((g) => !/\p{Extended_Pictographic}/u.test(g)).map((g) => fontFor(g, 'regular') ? g : fontFor(g.normalize('NFKC'), 'regular') ? g.normalize('NFKC') : '…').join('').replaceAll(/…+/g, '…')
}
function runsOf(text: string, weight: Weight) {
  const runs: { file: string; text: string }[] = []
  for (const g of graphemes(text)) {
    const last = runs.at(-1)
    if (last && /^[\p{Zs}\p{P}]+$/u.test(g) && openFont(last.file).hasGlyphForCodePoint(g.codePointAt(0))) { last.text += g; continue }
    const file = fontFor(g, weight) ?? own(weight)
    if (last?.file === file) last.text += g
    else runs.push({ file, text: g })
  }
  return runs
}

export interface Style { weight: Weight; size: number; colour: string; spacing?: number }
export function openDoc(info: any): Doc {
  return new PDFDocument({ size: 'A4', layout: 'landscape', margin: 0, info, lang: 'en', displayTitle: true, font: null as never })
}
const use = (doc: Doc, file: string) => { doc.registerFont(file, openFont(file)); return doc.font(file) }
export const widthOf = (doc: Doc, text: string, s: Style) => runsOf(text, s.weight).reduce((sum, run) => sum + runWidth(doc, run, s), 0)
const optionsOf = (run: { file: string }, s: Style): any => ({ characterSpacing: s.spacing ?? 0, ...(run.file !== own(s.weight) && { features: [] }) })
const runWidth = (doc: Doc, run: any, s: Style) => use(doc, run.file).fontSize(s.size).widthOfString(run.text, optionsOf(run, s)) + (s.spacing ?? 0)
export function drawText(doc: Doc, text: string, x: number, baseline: number, s: Style) {
  let at = x
  for (const run of runsOf(text, s.weight)) {
    use(doc, run.file).fontSize(s.size).fillColor(s.colour).text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic', ...optionsOf(run, s) })
    at += runWidth(doc, run, s)
  }
}
export function breakLines(doc: Doc, text: string, s: Style, width: number): string[] {
  const fits = (line: string) => widthOf(doc, line, s) <= width
  const lines: string[] = []
  let line = ''
  for (const part of text.split(/(?<=[\s-])/)) {
    if (fits((line + part).trimEnd())) { line += part; continue }
    if (line) lines.push(line.trimEnd())
    line = ''
    for (const g of graphemes(part)) {
      if (line && !fits(line + g)) { lines.push(line); line = '' }
      line += g
    }
  }
  return [...lines, line.trimEnd()].filter(Boolean)
}
export function drawQr(doc: Doc, text: string, x: number, y: number, size: number, colour: string) {
  const { modules } = createQr(text, { errorCorrectionLevel: 'M' })
  const cell = size / modules.size
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) if (modules.get(row, column)) doc.rect(x + column * cell, y + row * cell, cell, cell)
  }
  doc.fill(colour)
}
