import { colours } from '../colours.ts'
import { type DrawPart, drawDecoration, type Pdf } from '../pdf.ts'
import { breakLines, drawText, type TextStyle, textWidth } from '../text.ts'
import { bottom, left, page, right, styles, top } from './look.ts'

export interface Lines {
  lines: string[]
  style: TextStyle
  leading: number
  height: number
}

/** The current place in the document. It moves down with each drawing, and to a new page when the next one does not fit. */
export class Flow {
  readonly doc: Pdf
  readonly part: DrawPart
  y = top
  private pages = 0
  private readonly foot: string

  constructor(doc: Pdf, part: DrawPart, foot: string) {
    this.doc = doc
    this.part = part
    this.foot = foot
    this.addPage()
  }

  /** Starts a new page unless this height fits on the current one. Returns whether it did. */
  keepTogether(height: number): boolean {
    if (this.y + height <= bottom) return false
    this.addPage()
    return true
  }

  measure(text: string, style: TextStyle, width: number, leading = 1.35): Lines {
    const lines = breakLines(this.doc, text, style, width)
    return { lines, style, leading: style.size * leading, height: lines.length * style.size * leading }
  }

  drawLines(tag: string, { lines, style, leading }: Lines, x: number): void {
    this.part(tag, () => {
      for (const line of lines) {
        this.y += leading
        drawText(this.doc, line, x, this.y - leading * 0.26, style)
      }
    })
  }

  drawRight(text: string, x: number, baseline: number, style: TextStyle): void {
    this.part('P', () => drawText(this.doc, text, x - textWidth(this.doc, text, style), baseline, style))
  }

  private addPage(): void {
    this.doc.addPage({ size: 'A4', margin: 0 })
    this.pages++
    this.y = top
    const number = `Page ${this.pages}`
    drawDecoration(this.doc, () => {
      const line = page.height - 54
      this.doc.moveTo(left, line).lineTo(right, line).lineWidth(0.6).stroke(colours.line)
      drawText(this.doc, this.foot, left, line + 16, styles.foot)
      drawText(this.doc, number, right - textWidth(this.doc, number, styles.foot), line + 16, styles.foot)
    })
  }
}
