import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzıȷ'

/** Opened once, because reading the tables of a font takes longer than setting a book. */
export const fonts = { plain: open('400Regular/NotoSans_400Regular'), bold: open('700Bold/NotoSans_700Bold') }

function open(name: string): Font {
  const font = openSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${name}.ttf`)))
  // fontkit remembers a glyph by its first use. If ı is first used as a part of í, it is missing in copied text.
  font.layout(letters)
  return remembering(font)
}

/** Forty books share most of their words. Callers get copies, because pdfkit scales the positions in place. */
function remembering(font: Font): Font {
  const known = new Map<string, Run>()
  const layout = font.layout.bind(font)
  font.layout = (text) => {
    const run = known.get(text) ?? (/^[a-z]+ ?$/.test(text) ? sideBySide(font, text) : layout(text))
    known.set(text, run)
    return Object.assign(Object.create(run), { positions: run.positions.map((position) => ({ ...position })) })
  }
  return font
}

type Run = ReturnType<Font['layout']>

/** Without kerning, which hardly changes anything in this font and takes thirty times as long. */
function sideBySide(font: Font, text: string): Run {
  const glyphs = font.glyphsForString(text)
  return {
    glyphs,
    positions: glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 })),
    get advanceWidth() {
      return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    },
  }
}
