import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/** Others may pass through (the database may run as another user) but not look inside; parents keep their usual mode. */
export function makeDataDir(dataDir: string): void {
  if (existsSync(dataDir)) return
  mkdirSync(dirname(dataDir), { recursive: true })
  mkdirSync(dataDir, { mode: 0o711 })
}
