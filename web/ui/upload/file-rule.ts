import { formatSize } from '../format.ts'
import { words } from './words.ts'

/** What a file has to be. */
export interface FileRule {
  /** "a zip file" */
  what: string
  extensions: readonly string[]
  maxBytes: number
}

/** Why a file cannot be used, checked before a long upload. The server checks again, by the content. */
export function whyRefused({ what, extensions, maxBytes }: FileRule, file: { name: string; size: number }): string | undefined {
  if (!extensions.includes(fileExtension(file.name))) return words.wrongFile({ what })
  if (file.size === 0) return words.emptyFile
  if (file.size > maxBytes) return words.largeFile({ size: formatSize(maxBytes) })
}

export const fileExtension = (fileName: string) => /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''

/** For the browser's dialog: ".mp4,.webm". */
export const acceptedExtensions = ({ extensions }: FileRule) => extensions.map((extension) => `.${extension}`).join(',')
