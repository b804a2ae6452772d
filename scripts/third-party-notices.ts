// The licences of all packages that the portal runs on or sends to browsers. It reads the lockfile, not what npm installed for this machine,
// so that the result is the same everywhere.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Package {
  version: string
  license?: string
  os?: unknown
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> }

export function writeNotices(): string {
  const { dependencies, optionalDependencies } = packages[''] ?? {}
  const run = withTheirs(Object.keys({ ...dependencies, ...optionalDependencies }), true)
  const shipped = [...new Set([...run, ...withTheirs(listWebImports(), false)])].sort()
  const licences = Map.groupBy(shipped, readLicenceText)
  const texts = [...licences].map(([text, paths]) => `${'='.repeat(80)}\n${paths.map(describe).join(', ')}\n\n${text}\n`)
  const intro = 'The portal runs on these packages, or sends parts of them to browsers. Written by npm run portal -- notices.'
  return `Third-party notices\n\n${intro}\n\n${texts.sort().join('\n')}`
}

/** Without what only the build uses. */
function listWebImports(): string[] {
  const sources = globSync('web/**/*.{ts,tsx,css}', { exclude: ['web/dist/**', 'web/first-paint/**', 'web/**/*.test.ts'] })
  return sources.flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(/(?:from|import) ?\(?'((?:@[\w-]+\/)?[\w-]+)[^']*'/g)].map(([, name = '']) => name),
  )
}

/** The paths of these packages, and of what they need in turn. Browsers do without what is optional. */
function withTheirs(names: string[], isWithOptional: boolean): string[] {
  const found = new Set<string>()
  const visit = (path: string | undefined) => {
    if (!path || found.has(path)) return
    found.add(path)
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {}
    const optional = isWithOptional ? optionalDependencies : {}
    for (const name of Object.keys({ ...dependencies, ...optional, ...peerDependencies })) visit(findPath(name, path))
  }
  for (const name of names) visit(findPath(name, ''))
  return [...found].filter((path) => !path.includes('@types/'))
}

/** Resolved like in Node: beside the package that needs it, or further up. */
function findPath(name: string, from: string): string | undefined {
  const path = join(from, 'node_modules', name)
  if (packages[path]) return path
  return from === '' ? undefined : findPath(name, from.slice(0, Math.max(0, from.lastIndexOf('node_modules') - 1)))
}

function describe(path: string): string {
  return `${path.slice(path.lastIndexOf('node_modules/') + 13)} ${packages[path]?.version}`
}

/** The licence file of the package, or the name of its licence if the package is for another platform and not installed. */
function readLicenceText(path: string): string {
  const name = `Licence: ${packages[path]?.license ?? 'see the package'}`
  if (packages[path]?.os !== undefined || !existsSync(path)) return name
  const texts = readdirSync(path).filter((entry) => /^(licen[cs]e|copying)(\.(md|txt|mit))?$/i.test(entry))
  const text = texts[0] && readFileSync(join(path, texts[0]), 'utf8').replaceAll('\r\n', '\n').trim()
  return text ? `${name}\n\n${text}` : name
}
