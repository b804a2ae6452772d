import { limits } from '#contract/limits.ts'
import { counted } from '#web/ui/counted.ts'
import { locale } from '#web/ui/locale.ts'

const { maxBytes } = limits.zip
const figures = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })

export const zipHelp = `a zip file without other archives in it, at most ${formatSize(maxBytes)}`

/** Said before a long upload rather than after it; the server looks again, at the content. */
export function refusalOf(file: { name: string; size: number }): string | undefined {
  if (!/\.zip$/i.test(file.name)) return 'Please choose a zip file.'
  if (file.size === 0) return 'This file is empty.'
  if (file.size > maxBytes) return `This file is too large: at most ${formatSize(maxBytes)}.`
}

export function formatSize(bytes: number): string {
  if (bytes < 1024) return counted(bytes, 'byte')
  return bytes < 1024 ** 2 ? `${figures.format(bytes / 1024)} KB` : `${figures.format(bytes / 1024 ** 2)} MB`
}
