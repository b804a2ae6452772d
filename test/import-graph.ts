import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The text of each file by its path. */
export type Sources = Map<string, string>

export async function readSources(): Promise<Sources> {
  const files = await Array.fromAsync(
    glob('{contract,media,server,web,demo,e2e,bench,scripts,test}/**/*.{ts,tsx,mjs,css}', { exclude: (name) => name === 'dist' }),
  )
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))
}

export const findSpecifiers = (text: string) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1] ?? '')

/** The files that a file imports, types included. */
export const importTargets = (file: string, text: string) =>
  new Set(findSpecifiers(text).flatMap((specifier) => resolve(file, specifier) ?? []))

export function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return join(dirname(file), specifier)
  return undefined
}

/**
 * As `importTargets`, but an import from the index.ts of a feature leads to the files that the imported names come from. With it, a feature that
 * uses one function of another needs no more than that function's file.
 */
export function exactImportTargets(file: string, sources: Sources): Set<string> {
  const text = sources.get(file) ?? ''
  const targets = new Set<string>()
  const named = new Map<string, string[]>()
  for (const [, names = '', specifier = ''] of text.matchAll(/import (?:type )?\{([^}]*)\} from '([^']+)'/g))
    named.set(specifier, [...(named.get(specifier) ?? []), ...names.split(',').map(packageName)])
  for (const specifier of findSpecifiers(text)) {
    const target = resolve(file, specifier)
    if (target === undefined) continue
    const names = named.get(specifier)
    const origins = target.endsWith('/index.ts') && names ? originsIn(target, sources) : undefined
    if (!origins) targets.add(target)
    else for (const name of names ?? []) if (name !== '') targets.add(origins.get(name) ?? target)
  }
  return targets
}

/** The file that each name of an index.ts comes from. */
const originsIn = (index: string, sources: Sources): Map<string, string> =>
  new Map(
    [...(sources.get(index) ?? '').matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)'/g)].flatMap(
      ([, names = '', specifier = '']) =>
        names
          .split(',')
          .map((name): [string, string] => [packageName(name.replace(/.* as /, '')), resolve(index, specifier) ?? index]),
    ),
  )

const packageName = (specifier: string) =>
  specifier
    .replace(/\btype /, '')
    .replace(/ as .*/, '')
    .trim()
