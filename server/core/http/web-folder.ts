import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Where the web app is built to. */
export const webFolder = join(import.meta.dirname, '../../../web/dist')

/** The files of a folder in it, without the page, which needs filling in, and the compressed copies of the others. */
export function listWebFiles(folder = ''): string[] {
  const path = join(webFolder, folder)
  if (!existsSync(path)) return []
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^index\.html$|\.(br|gz)$/.test(entry.name))
    .map(({ name }) => name)
}
