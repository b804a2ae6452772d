/** The part of fontkit that we use; it comes without types. */
declare module 'fontkit' {
  export interface Glyph {
    codePoints: number[]
    path: { translate(x: number, y: number): { toSVG(): string } }
  }
  export interface Font {
    unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    getGlyph(id: number, codePoints?: number[]): Glyph | null
    layout(text: string): {
      advanceWidth: number
      glyphs: Glyph[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
  export function openSync(file: string): Font
}
