import { limits } from '#contract/limits.ts'
import { bookExtensions, videoExtensions } from '#contract/materials.ts'
import type { UploadFolder } from '#web/core/resumable-upload.ts'
import { formatSize } from '#web/ui/format.ts'

interface MediaKind {
  one: string
  extensions: readonly string[]
  maxBytes: number
}

const kinds: Record<UploadFolder, MediaKind> = {
  videos: { one: 'video', extensions: videoExtensions, maxBytes: limits.video.maxBytes },
  books: { one: 'book', extensions: bookExtensions, maxBytes: limits.book.maxBytes },
}

export const acceptOf = (folder: UploadFolder) => kinds[folder].extensions.map((extension) => `.${extension}`).join(',')

export function helpOf(folder: UploadFolder) {
  const { extensions, maxBytes } = kinds[folder]
  return `${inWords(extensions)}, at most ${formatSize(maxBytes)}`
}

/** Said before a long upload rather than after it; the server looks again, at the content. */
export function refusalOf(folder: UploadFolder, file: { name: string; size: number }): string | undefined {
  const { one, extensions, maxBytes } = kinds[folder]
  if (!extensions.includes(extensionOf(file.name))) return `Please choose a ${one}: ${inWords(extensions)}.`
  if (file.size === 0) return 'This file is empty.'
  if (file.size > maxBytes) return `This file is too large: at most ${formatSize(maxBytes)}.`
}

export const extensionOf = (fileName: string) => /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''

/** `intro_to-SQL.final.pdf` is called “intro to-SQL.final” until somebody knows better. */
export const nameFrom = (fileName: string) =>
  fileName
    .replace(/\.[^.]+$/, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, limits.material.name.max)

/** Whole percents; the last one only when the server has everything. */
export function percentOf({ file, sentBytes, state }: { file: { size: number }; sentBytes: number; state: string }) {
  return state === 'done' ? 100 : Math.min(99, Math.floor((100 * sentBytes) / file.size))
}

/** By the shorter side, as “1080p” is meant; a picture that was cut wider counts by its width. */
export function qualityOf<Quality extends { name: string }>(qualities: Quality[], width: number, height: number) {
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  const lines = Math.max(short, (long * 9) / 16)
  const distance = ({ name }: Quality) => Math.abs(Number.parseInt(name, 10) - lines)
  return qualities.toSorted((a, b) => distance(a) - distance(b))[0]
}

/** What was read from a file goes into the fields that are empty, or still hold what the last file gave; typed text stays. */
export function fillIn<Values extends object>(current: Values, found: Partial<Values>, before: Partial<Values>): Partial<Values> {
  const values = { ...found }
  for (const field of Object.keys(found) as (keyof Values)[]) {
    if (current[field] !== '' && current[field] !== before[field]) delete values[field]
  }
  return values
}

const inWords = (extensions: readonly string[]) => `${extensions.slice(0, -1).join(', ')} or ${extensions.at(-1)}`
