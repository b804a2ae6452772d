import { readFileSync, writeFileSync } from 'node:fs'
import { glob, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import type { Result } from './report.ts'

/** Enough that the import of the server is shared, and few enough that their databases fit side by side. */
const largestGroup = 6
/** What one file changes for all tests of its process. */
const needsOwnProcess = /process\.(env|on|once|exit|chdir)\b|\bmock\./

interface TestEvent {
  name: string
  file?: string | undefined
  nesting: number
  details: { duration_ms: number; type?: string | undefined }
}

export const listUnitTests = async (long: boolean): Promise<string[]> => {
  const all = await Array.fromAsync(
    glob('{contract,server,web,demo,scripts,test,bench}/**/*.test.ts', { exclude: (name) => name === 'dist' }),
  )
  return all.filter((file) => file.endsWith('.long.test.ts') === long).sort()
}

interface UnitOptions {
  processes: number
  long: boolean
  /** Whether others print at the same time: then everything is printed at the end. */
  isOneOfMany: boolean
}

export async function runUnitTests(files: string[], { processes, long, isOneOfMany }: UnitOptions): Promise<Result> {
  const result: Result = { passed: 0, failed: 0, times: new Map() }
  const folder = await mkdtemp(join(tmpdir(), 'coursewise-groups-'))
  const stream = run({ files: long ? files : writeGroups(folder, files), concurrency: processes })
  const measure = ({ file = '', name, nesting, details }: TestEvent) => {
    // A file is a suite of its group; without a group its tests are at the top.
    if (nesting > 0) return
    const key = details.type === 'suite' ? name : relative('.', file)
    result.times.set(key, (result.times.get(key) ?? 0) + details.duration_ms / 1000)
  }
  stream.on('test:pass', measure)
  stream.on('test:fail', measure)
  // The summary without a file is the one over all of them. A file that cannot even be loaded fails without a test.
  stream.on('test:summary', ({ file, counts, success }) => {
    if (file !== undefined) return
    result.passed = counts.passed
    result.failed = Math.max(counts.tests - counts.passed, success ? 0 : 1)
  })
  const output = stream.compose(spec)
  const kept: unknown[] = []
  for await (const text of output) {
    if (isOneOfMany) kept.push(text)
    else process.stdout.write(String(text))
  }
  process.stdout.write(kept.join(''))
  await rm(folder, { recursive: true })
  return result
}

/**
 * The import of the server takes a second of a core, so the files of a folder share a process. Each still has its own databases.
 * Returns what to run: files, and files that import others.
 */
function writeGroups(folder: string, files: string[]): string[] {
  // Tests of the whole portal start processes of their own, as people do. They take longest and mostly wait: they start first.
  const [whole, parts] = split(files, (file) => file.startsWith('test/'))
  const [alone, together] = split(parts, (file) => needsOwnProcess.test(readFileSync(file, 'utf8')))
  const groups = Object.values(Object.groupBy(together, roomOf)).flatMap((members = []) => {
    const count = Math.ceil(members.length / largestGroup)
    return Array.from({ length: count }, (_, n) => members.filter((_, index) => index % count === n))
  })
  const written = [...groups, ...alone.map((file) => [file])].map((members, n) => {
    const name = join(folder, `${n}.test.mjs`)
    writeFileSync(name, groupOf(members))
    return name
  })
  return [...whole, ...written]
}

/** One file after the other: each is a suite, at whose end its databases and servers go. */
const groupOf = (files: string[]) => `import { describe } from 'node:test'
import '${resolve('server/testing/cheap-passwords.ts')}'
for (const file of ${JSON.stringify(files)}) await describe(file, () => import('${resolve('.')}/' + file))
`

const roomOf = (file: string) => {
  const [world = '', feature = ''] = file.split('/')
  return world === 'server' ? `${world}/${feature}` : world
}

const split = <T>(all: T[], belongs: (one: T) => boolean): [T[], T[]] => [all.filter(belongs), all.filter((one) => !belongs(one))]
