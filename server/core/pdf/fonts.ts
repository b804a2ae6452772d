import { readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'

const notoSans = (file: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${file}`))

/** Noto Sans has Latin, Cyrillic, Greek and Devanagari, and comes with the portal. */
const own = {
  light: notoSans('300Light/NotoSans_300Light.ttf'),
  regular: notoSans('400Regular/NotoSans_400Regular.ttf'),
  medium: notoSans('500Medium/NotoSans_500Medium.ttf'),
  semibold: notoSans('600SemiBold/NotoSans_600SemiBold.ttf'),
}
export type Weight = keyof typeof own

export interface Face {
  file: string
  font: Font
  /** Scripts from right to left, and those whose letters change with their neighbours, must be laid out as a whole. */
  isOther: boolean
}

/** Kept for the process: opening one takes longer than drawing a page. */
const opened = new Map<string, Face>()
let others: { script: RegExp; file: string }[] | undefined

export const ownFace = (weight: Weight) => openFace(own[weight], false)

/** Returns a font that can draw all of these characters: ours, or an installed Noto font for their script. */
export function faceFor(characters: string, weight: Weight): Face | undefined {
  const ours = ownFace(weight)
  if (canDraw(ours, characters)) return ours
  others ??= installedFonts()
  for (const { script, file } of others) {
    if (!script.test(characters)) continue
    const face = openFace(file, true)
    if (canDraw(face, characters)) return face
  }
  return undefined
}

export const canDraw = ({ font }: Face, characters: string) =>
  [...characters].every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))

function openFace(file: string, isOther: boolean): Face {
  const known = opened.get(file)
  if (known) return known
  const font: Font & { fonts?: Font[] } = openSync(file)
  const face = { file, font: withCharacters(font.fonts?.[0] ?? font), isOther }
  opened.set(file, face)
  return face
}

/**
 * A glyph remembers the characters of its first use. There may have been none, such as for the E within an É of an earlier document; then
 * an E could not be copied or searched in any later document.
 */
function withCharacters(font: Font): Font {
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, codePoints)
    if (glyph && codePoints.length > 0) glyph.codePoints = codePoints
    return glyph
  }
  return font
}

/** Where Linux keeps fonts. Packages such as Debian's fonts-noto-core and fonts-noto-cjk add scripts that we do not ship. */
function installedFonts() {
  const { XDG_DATA_HOME, XDG_DATA_DIRS } = process.env
  const folders = [
    XDG_DATA_HOME || join(homedir(), '.local/share'),
    ...(XDG_DATA_DIRS || '/usr/local/share:/usr/share').split(':'),
  ]
  return folders.flatMap((folder) => fontsIn(join(folder, 'fonts')))
}

function fontsIn(folder: string) {
  return filesIn(folder).flatMap((name) => {
    const script = findScript(/(?:^|\/)NotoSans([A-Z]\w+?)-Regular\.(?:ttf|otf|ttc)$/.exec(name)?.[1])
    return script ? [{ script, file: join(folder, name) }] : []
  })
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    return []
  }
}

/** The file's name contains the script. Names with something else (Mono, Symbols) are skipped. */
function findScript(name: string | undefined): RegExp | undefined {
  const scripts = name?.startsWith('CJK')
    ? ['Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo']
    : [name?.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')]
  try {
    return new RegExp(`[${scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('')}]`, 'u')
  } catch {
    return undefined
  }
}
