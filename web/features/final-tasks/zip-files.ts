import { limits } from '#contract/limits.ts'
import { formatSize } from '#web/ui/format.ts'

const { maxBytes } = limits.zip

export const zipHelp = `a zip file without other archives in it, at most ${formatSize(maxBytes)}`

/** Said before a long upload rather than after it; the server looks again, at the content. */
export function refusalOf(file: { name: string; size: number }): string | undefined {
  if (!/\.zip$/i.test(file.name)) return 'Please choose a zip file.'
  if (file.size === 0) return 'This file is empty.'
  if (file.size > maxBytes) return `This file is too large: at most ${formatSize(maxBytes)}.`
}
