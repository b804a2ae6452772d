import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Other users may pass through, because the database may run as one, but not list the content. Parents keep their usual mode. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dirname(dataDir), { recursive: true })
  try {
    mkdirSync(dataDir, { mode: 0o711 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
