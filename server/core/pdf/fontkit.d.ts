/** The part of fontkit that we use; it comes without types. */
declare module 'fontkit' {
  export interface Glyph {
    codePoints: number[]
    advanceWidth: number
    path: { translate(x: number, y: number): { toSVG(): string } }
  }
  export interface Font {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphsForString(text: string): Glyph[]
    getGlyph(id: number, codePoints?: number[]): Glyph | null
    layout(text: string): {
      advanceWidth: number
      glyphs: Glyph[]
      positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
  export function openSync(file: string): Font
}
