import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * Lets Chrome compile the files that screens share beside the main thread while they arrive, instead of each function on the main thread
 * when it is first called. Small files are compiled on the main thread in any case, so they go without.
 */
export function compileHint(): Plugin {
  const shared = new Set(['vendor', 'schemas', 'parts', 'fields', 'forms'])
  return {
    name: 'coursewise-compile-hint',
    apply: 'build',
    generateBundle: {
      // After Vite, which puts a line of its own at the top.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && (chunk.isEntry || shared.has(chunk.name))) {
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
          }
        }
      },
    },
  }
}

const compressible = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.txt', '.webmanifest'])
const smallestWorth = 1024

/** Writes .br and .gz beside text files, so that the server compresses nothing. index.html is left out: the server fills it. */
export function precompress(): Plugin {
  return {
    name: 'coursewise-precompress',
    apply: 'build',
    async closeBundle() {
      const folder = fileURLToPath(new URL('../dist', import.meta.url))
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
      await Promise.all(files.map((file) => compress(join(file.parentPath, file.name))))
    },
  }
}

async function compress(path: string) {
  const content = await readFile(path)
  if (content.length < smallestWorth) return
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params: quality }))
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }))
}
