import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Other users may pass through, because the database may run as one, but not list the content. Parents keep their usual mode. */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dirname(dataDir), { recursive: true })
    if (!existsSync(dataDir)) mkdirSync(dataDir, { mode: 0o711 })
    if (!statSync(dataDir).isDirectory()) throw new Error('it is not a folder')
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new Error(`DATA_DIR ${dataDir} cannot be used: ${(error as Error).message}`, { cause: error })
  }
}

/** For tools: in a folder without a portal they would make an empty one, and report that all is well with it. */
export function refuseWithoutPortal(dataDir: string): void {
  if (!existsSync(join(dataDir, 'postgres'))) throw new Error(`There is no portal in ${dataDir}. Set DATA_DIR to its folder.`)
}
