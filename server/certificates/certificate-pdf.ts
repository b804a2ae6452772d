import type { Certificate } from '#contract/certificates/certificates.ts'
import { words as skillWords } from '#contract/skills/words.ts'
import { colours } from '#server/core/pdf/colours.ts'
import { type DrawPart, drawDecoration, drawQr, openPdf, type Pdf, readAloud, readBytes } from '#server/core/pdf/pdf.ts'
import { drawText, printable, type TextStyle, textWidth } from '#server/core/pdf/text.ts'
import { drawMiddle } from './sheet/draw-middle.ts'
import { drawFitted, fitText, textHeight } from './sheet/fit-text.ts'
import { column, left, right, top } from './sheet/look.ts'
import { drawFrame, drawMark, drawSeal } from './sheet/ornaments.ts'
import { signedText } from './sign-certificate.ts'
import { words } from './words.ts'

interface Sheet {
  certificate: Certificate
  /** The portal's address, without a slash at the end. */
  origin: string
}

const sealRadius = 106
const sealX = right - sealRadius
const lastLine = 477
const small: TextStyle = { weight: 'regular', size: 7.5, colour: colours.quiet }
const label: TextStyle = { weight: 'regular', size: 8.5, colour: colours.quiet }
const wordmark: TextStyle = { weight: 'semibold', size: 17, colour: colours.ink, spacing: -0.2 }
const code: TextStyle = { weight: 'medium', size: 9.5, colour: colours.ink, spacing: 0.4 }

/** Draws the certificate on one page. The signed facts are attached as files, so that a copy can be checked without the portal. */
export function certificatePdf({ certificate, origin }: Sheet): Promise<Buffer> {
  const name = inLetters(certificate.name, words.learnerNamedBelow)
  const course = inLetters(certificate.course, words.courseNamedBelow)
  const author = inLetters(certificate.author, words.authorNamedBelow)
  const address = `${origin}/certificates/verify/${certificate.code}`
  const doc = openPdf(words.fileTitle({ course: course.text }), new Date(certificate.issuedAtUTC))
  attachFacts(doc, certificate)
  doc.addPage({ size: 'A4', layout: 'landscape', margin: 0 })
  drawDecoration(doc, () => {
    drawFrame(doc)
    drawMark(doc, left, top, 30)
    drawSeal(doc, certificate.signature, sealX, top + sealRadius, sealRadius)
    doc.moveTo(left, 506).lineTo(right, 506).lineWidth(0.6).stroke(colours.line)
  })
  readAloud(doc, (part) => {
    part('P', () => drawText(doc, 'Coursewise', left + 40, top + 21.5, wordmark))
    drawMiddle(doc, part, { name: name.text, course: course.text, skills: certificate.skills, source: levelSource(certificate) })
    drawFact(doc, part, words.dateOfIssue, inWords(certificate.issuedAtUTC), left, 140)
    drawFact(doc, part, words.author, author.text, left + 160, column - 160)
    part('Figure', () => drawQr(doc, address, sealX - 45, 355, 90, colours.deep), { alt: words.qrCode })
    part('P', () => drawCentred(doc, certificate.code, lastLine - 14, code))
    part('P', () => drawCentred(doc, words.scan, lastLine, label))
    drawFoot(doc, part, address, certificate.keyId)
    if (![name, course, author].every(({ isWhole }) => isWhole))
      part('P', () => drawText(doc, words.lettersMissing, left, 535, small))
  })
  return readBytes(doc)
}

/** What was issued before levels could be shown says nothing about it. */
const levelSource = ({ levelsShown, skills }: Certificate): string =>
  levelsShown === undefined || skills.length === 0 ? '' : levelsShown ? skillWords.levelsShown : skillWords.levelsStated

/** Returns the fallback if no letter of the text can be printed. */
function inLetters(text: string, otherwise: string): { text: string; isWhole: boolean } {
  const shown = printable(text)
  return /[\p{L}\p{N}]/u.test(shown.text) ? shown : { text: otherwise, isWhole: true }
}

/** The exact text that is signed and the 64 bytes of its signature, so that openssl alone can check them. */
function attachFacts(doc: Pdf, certificate: Certificate): void {
  const options = { creationDate: new Date(certificate.issuedAtUTC), modifiedDate: new Date(certificate.issuedAtUTC) }
  const facts = { ...options, name: 'certificate.json', type: 'application/json', description: words.facts }
  doc.file(Buffer.from(signedText(certificate)), facts)
  const signature = {
    ...options,
    name: 'certificate.sig',
    type: 'application/octet-stream',
    description: words.signature,
  }
  doc.file(Buffer.from(certificate.signature, 'base64url'), signature)
}

/** Grows upwards: the last line stays in place. */
function drawFact(doc: Pdf, part: DrawPart, name: string, value: string, x: number, width: number): void {
  const style: TextStyle = { weight: 'medium', size: 12, colour: colours.ink }
  const fitted = fitText(doc, value, style, { width, leading: 1.3, threeLinesFrom: 8, breaksWordsFrom: 10, smallest: 8 })
  const above = lastLine - textHeight(fitted)
  part('P', () => drawText(doc, name, x, above - 2, label))
  part('P', () => drawFitted(doc, fitted, x, above))
}

function drawFoot(doc: Pdf, part: DrawPart, address: string, keyId: string): void {
  const digits = keyId.slice(0, 16).toUpperCase()
  const key = words.signedWith({ key: digits.replaceAll(/.{4}(?=.)/g, '$& ') })
  const keyX = right - textWidth(doc, key, small)
  const verify = words.verifyAt({ address })
  const size = Math.min(small.size, (small.size * (keyX - left - 16)) / textWidth(doc, verify, small))
  part('P', () => drawText(doc, verify, left, 523, { ...small, size }))
  part('P', () => drawText(doc, key, keyX, 523, small))
}

const drawCentred = (doc: Pdf, text: string, baseline: number, style: TextStyle) =>
  drawText(doc, text, sealX - textWidth(doc, text, style) / 2, baseline, style)

/** The day of issue in UTC, the same for everybody. */
const inWords = (utc: string) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(utc))
