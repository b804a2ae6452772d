import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { webFolder } from '#server/core/http/web-folder.ts'
import { findChunks, inlineTexts, readManifest } from '#server/pages/web-build.ts'

/** All JavaScript that the course list loads before any interaction, in compressed bytes; NaN without a build. */
export const firstLoadBytes = (): number => bytesOf('index.html')

/** The same for a guest who opens a course. */
export const coursePageBytes = (): number => bytesOf('index.html', 'features/courses/course-details-screen.tsx')

function bytesOf(...modules: string[]): number {
  const page = join(webFolder, 'index.html')
  if (!existsSync(page)) return Number.NaN
  const manifest = readManifest()
  const names = new Set(modules.flatMap((module) => [...findChunks(manifest, module)]))
  const files = [...names].map((name) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`the build knows no ${name}`)
    return chunk.file
  })
  const inPage = inlineTexts(readFileSync(page, 'utf8'), 'script').join('').length
  return files.reduce((sum, file) => sum + compressedSize(join(webFolder, file)), inPage)
}

/** The smallest files are sent uncompressed. */
const compressedSize = (path: string) => statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
