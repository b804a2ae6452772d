import { limits } from '#contract/core/limits.ts'
import { bookExtensions, videoExtensions } from '#contract/materials/materials.ts'
import type { UploadFolder } from '#web/core/resumable-upload.ts'
import { formatSize } from '#web/ui/format.ts'
import type { FileRule } from '#web/ui/upload/file-rule.ts'
import { words } from './words.ts'

const inWords = (extensions: readonly string[]) =>
  words.lastTwo({ others: extensions.slice(0, -1).join(', '), last: extensions.at(-1) ?? '' })

export const mediaRules: Record<UploadFolder, FileRule> = {
  videos: {
    what: words.aVideo({ extensions: inWords(videoExtensions) }),
    extensions: videoExtensions,
    maxBytes: limits.video.maxBytes,
  },
  books: {
    what: words.aBook({ extensions: inWords(bookExtensions) }),
    extensions: bookExtensions,
    maxBytes: limits.book.maxBytes,
  },
}

export function uploadHelp(folder: UploadFolder, hasOld = false): string {
  const { extensions, maxBytes } = mediaRules[folder]
  const help = hasOld ? words.replaceFileHelp : words.fileHelp
  return help({ extensions: inWords(extensions), size: formatSize(maxBytes) })
}

/** Suggests “intro to-SQL.final” for `intro_to-SQL.final.pdf`. */
export const nameFrom = (fileName: string) =>
  fileName
    .replace(/\.[^.]+$/, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, limits.material.name.max)

/** By the shorter side, which is what “1080p” means; a film that was cropped to be wider counts by its width. */
export function matchingQuality<Quality extends { name: string }>(qualities: Quality[], width: number, height: number) {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const lines = Math.max(short, (long * 9) / 16)
  const distance = ({ name }: Quality) => Math.abs(Number.parseInt(name, 10) - lines)
  return qualities.toSorted((a, b) => distance(a) - distance(b))[0]
}

/** Fills the fields that are empty or still have the value from the last file; typed text stays. */
export function fillIn<Values extends object>(current: Values, found: Partial<Values>, before: Partial<Values>): Partial<Values> {
  const values = { ...found }
  for (const field of Object.keys(found) as (keyof Values)[]) {
    if (current[field] !== '' && current[field] !== before[field]) delete values[field]
  }
  return values
}
