import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { webFolder } from '#server/core/http/web-folder.ts'
import { findChunks, inlineTexts, readManifest } from '#server/pages/web-build.ts'

/** All JavaScript that the course list loads before any interaction, in compressed bytes; NaN without a build. */
export function firstLoadBytes(): number {
  const page = join(webFolder, 'index.html')
  if (!existsSync(page)) return Number.NaN
  const manifest = readManifest()
  const files = [...findChunks(manifest, 'index.html')].map((name) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build knows no ${name}`)
    return chunk.file
  })
  const inPage = inlineTexts(readFileSync(page, 'utf8'), 'script').join('').length
  return files.reduce((sum, file) => sum + compressedSize(join(webFolder, file)), inPage)
}

/** The smallest files are sent uncompressed. */
const compressedSize = (path: string) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
