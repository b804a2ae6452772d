import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Others may pass through (the database may run as another user) but not look inside; parents keep their usual mode. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dirname(dataDir), { recursive: true })
  try {
    mkdirSync(dataDir, { mode: 0o711 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
