import { findSpecifiers, importTargets, resolve, type Sources } from './import-graph.ts'

const longest = 300
const exemptFromSize = /(\.test\.ts|\.spec\.ts)$|^demo\/|\.sql$/

/** The part of the project that a file belongs to, which decides what it may import. */
interface Room {
  world: string
  feature?: string
}

function findRoom(file: string): Room {
  const [world = '', second = '', third = ''] = file.split('/')
  if (/\.(test|spec)\.tsx?$/.test(file) || file.startsWith('server/testing/')) return { world: 'test' }
  if (world === 'server' && file.split('/').length > 2)
    return second === 'core' ? { world: 'server/core' } : { world: 'server/feature', feature: second }
  if (world === 'web' && second === 'features') return { world: 'web/feature', feature: third }
  if (world === 'web' && (second === 'core' || second === 'ui')) return { world: `web/${second}` }
  return { world }
}

const allowed: Record<string, string[]> = {
  contract: ['contract'],
  media: ['media'],
  'server/core': ['contract', 'server/core'],
  'server/feature': ['contract', 'media', 'server/core', 'server/feature'],
  server: ['contract', 'server/core', 'server/feature', 'server'],
  'web/core': ['contract', 'web/core'],
  'web/ui': ['contract', 'web/core', 'web/ui'],
  'web/feature': ['contract', 'media', 'web/core', 'web/ui', 'web/feature'],
  web: ['contract', 'web/core', 'web/ui', 'web/feature', 'web'],
  demo: ['contract', 'server/core', 'server/feature', 'server', 'demo'],
  bench: ['contract', 'server/core', 'server/feature', 'server', 'bench', 'test'],
  e2e: ['contract', 'server/core', 'server/feature', 'server', 'demo', 'e2e'],
}
/** The only import of the demo in the server. */
const exceptions = new Set(['server/fill-portal.ts -> demo/index.ts'])

/** The contract uses zod alone, and media no package at all. */
const mayUse = (world: string, specifier: string) => (world === 'contract' ? specifier === 'zod' : world !== 'media')

/** A sentence for every breach of the rules in docs/architecture.md. */
export function findViolations(sources: Sources): string[] {
  return [...sources]
    .flatMap(([file, text]) => [
      ...importsIn(file, text),
      ...findOversize(file, text),
      ...sqlIn(file, text),
      ...fetchIn(file, text),
      ...ownersIn(file, text),
    ])
    .concat(twinsIn(sources), circlesIn(sources), sharedTablesIn(sources), stylesIn(sources))
}

function importsIn(file: string, text: string): string[] {
  const from = findRoom(file)
  const rules = allowed[from.world]
  if (!rules) return []
  return findSpecifiers(text).flatMap((specifier) => {
    const target = resolve(file, specifier)
    if (target === undefined)
      return mayUse(from.world, specifier) ? [] : [`${file}: ${from.world} must not use the package ${specifier}`]
    const to = findRoom(target)
    if (exceptions.has(`${file} -> ${target}`)) return []
    if (!rules.includes(to.world)) return [`${file}: ${from.world} must not import ${target}`]
    const foreign = to.feature !== undefined && to.feature !== from.feature && from.feature !== undefined
    if (foreign && !target.endsWith('/index.ts'))
      return [`${file}: only the index.ts of another feature may be imported, not ${target}`]
    if (file.endsWith('/index.ts') && target.endsWith('-screen.tsx'))
      return [`${file}: a screen stays lazy; web/screens.tsx alone imports it`]
    return []
  })
}

/** Two files of one name are easily mixed up. */
const twinsIn = (sources: Sources) =>
  [...sources.keys()]
    .filter((file) => file.endsWith('.tsx') && sources.has(file.slice(0, -1)))
    .map((file) => `${file}: there is a ${file.slice(0, -1)} too`)

const findOversize = (file: string, text: string) => {
  const lines = text.split('\n').length - 1
  return lines > longest && !exemptFromSize.test(file) ? [`${file}: ${lines} lines; at most ${longest}`] : []
}

const sqlIn = (file: string, text: string) => {
  const free =
    /\.queries\.ts$|^server\/core\/|^demo\/|^bench\/|^e2e\//.test(file) ||
    findRoom(file).world === 'test' ||
    file.startsWith('test/')
  return !free && /\bsql`/.test(text) ? [`${file}: SQL belongs in *.queries.ts or server/core`] : []
}

/** One function makes all requests of the web, so that each has a timeout. */
const fetchIn = (file: string, text: string) => {
  const isFree = !file.startsWith('web/') || file === 'web/core/fetch-response.ts' || findRoom(file).world === 'test'
  return !isFree && /(?<!async |[.\w])fetch\(/.test(text) ? [`${file}: requests go through web/core/fetch-response.ts`] : []
}

/** In the web, state belongs to a component, the address, the browser's storage or the query client; focus moves by refs. */
const ownersIn = (file: string, text: string) => {
  const { world } = findRoom(file)
  if (!['web/feature', 'web/ui'].includes(world) && !file.startsWith('web/layout')) return []
  return [
    ...(/^let /m.test(text) ? [`${file}: state of a module has no owner`] : []),
    ...(/document\.(getElementById\(|querySelector.*\bfocus\()/.test(text)
      ? [`${file}: focus moves by a ref, not by the document`]
      : []),
  ]
}

/** Type-only imports count too, because two files that depend on each other cannot be understood one at a time. */
function circlesIn(sources: Sources): string[] {
  const files = new Map([...sources].map(([file, text]) => [file, importTargets(file, text)]))
  const features = new Map<string, Set<string>>()
  for (const [file, targets] of files) {
    const from = toFeature(file)
    if (!from) continue
    const others = [...targets].flatMap((target) => toFeature(target) ?? []).filter((to) => to !== from)
    features.set(from, new Set([...(features.get(from) ?? []), ...others]))
  }
  return [
    ...membersOfCircles(features).map((feature) => `${feature}: imports itself through other features`),
    ...membersOfCircles(files).map((file) => `${file}: imports itself through other files`),
  ]
}

/** `server/cart`, `web/features/cart`; undefined for files outside of features. */
function toFeature(file: string): string | undefined {
  const { world, feature } = findRoom(file)
  return feature && `${world === 'web/feature' ? 'web/features' : 'server'}/${feature}`
}

function membersOfCircles(needs: Map<string, Set<string>>): string[] {
  const left = new Map(needs)
  // A file that imports none of the remaining ones is in no circle. Usually none remains.
  for (let before = Number.POSITIVE_INFINITY; left.size < before; ) {
    before = left.size
    for (const [name, targets] of left) if (![...targets].some((target) => left.has(target))) left.delete(name)
  }
  const reachedFrom = (start: string) => {
    const reached = new Set<string>()
    const open = [start]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      for (const target of left.get(next) ?? []) {
        if (reached.has(target)) continue
        reached.add(target)
        open.push(target)
      }
    }
    return reached
  }
  return [...left.keys()].filter((name) => reachedFrom(name).has(name))
}

const writes = /\b(?:insert into|delete from) (\w+)|\bupdate (\w+)(?: \w+)? set\b/g

/** Many features may read a table, but only one writes it. */
function sharedTablesIn(sources: Sources): string[] {
  const writers = new Map<string, Set<string>>()
  for (const [file, text] of sources) {
    const { world, feature = world } = findRoom(file)
    if (world !== 'server/feature' && world !== 'server/core') continue
    for (const [, one, other] of text.matchAll(writes)) {
      const table = one ?? other ?? ''
      writers.set(table, (writers.get(table) ?? new Set()).add(feature))
    }
  }
  return [...writers]
    .filter(([, features]) => features.size > 1)
    .map(
      ([table, features]) => `${table}: only the feature that owns a table writes it, not ${[...features].sort().join(' and ')}`,
    )
}

/** Every class that is used must exist and every class that exists must be used, which the compiler does not check. */
function stylesIn(sources: Sources): string[] {
  const unused = new Map(
    [...sources].filter(([file]) => file.endsWith('.module.css')).map(([file, text]) => [file, classesIn(text)]),
  )
  const missing: string[] = []
  for (const [file, text] of sources) {
    const code = text.replaceAll(/^import .*/gm, '')
    for (const [, name, specifier = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const sheet = resolve(file, specifier) ?? ''
      const defined = classesIn(sources.get(sheet) ?? '')
      for (const [, used = ''] of code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) {
        if (!defined.has(used)) missing.push(`${file}: ${sheet} has no class ${used}`)
        unused.get(sheet)?.delete(used)
      }
    }
  }
  return missing.concat(
    [...unused].flatMap(([sheet, names]) => [...names].map((name) => `${sheet}: nobody uses the class ${name}`)),
  )
}

const classesIn = (css: string) =>
  new Set(
    [...css.replaceAll(/\/\*.*?\*\/|:global\([^)]*\)/gs, '').matchAll(/\.([a-zA-Z_][\w-]*)/g)].map((match) => match[1] ?? ''),
  )
