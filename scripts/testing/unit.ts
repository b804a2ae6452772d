import { readFileSync, writeFileSync } from 'node:fs'
import { glob, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import type { Result } from './report.ts'

/** Enough that the import of the server is shared, and few enough that all processes end at about the same time. */
const largestGroup = 10
/** What one file changes for all tests of its process, and what the tests before it change for one that looks at the heap. */
const needsOwnProcess = /process\.(env|on|once|exit|chdir)\b|\bmock\.|'node:v8'/

interface TestEvent {
  name: string
  file?: string | undefined
  nesting: number
  details: { duration_ms: number; type?: string | undefined }
}

export const listUnitTests = async (long: boolean): Promise<string[]> => {
  const all = await Array.fromAsync(
    glob('{contract,media,server,web,demo,scripts,test,bench}/**/*.test.ts', { exclude: (name) => name === 'dist' }),
  )
  // Those of the server begin first: among the long ones are some that only compute, for minutes.
  return all.filter((file) => file.endsWith('.long.test.ts') === long).sort()
}

interface UnitOptions {
  processes: number
  long: boolean
  /** The seconds that files took before. */
  known: Record<string, number>
}

export async function runUnitTests(files: string[], { processes, long, known }: UnitOptions): Promise<Result> {
  const result: Result = { passed: 0, failed: 0, times: new Map() }
  const folder = await mkdtemp(join(tmpdir(), 'coursewise-groups-'))
  const groups = inOrder(long ? files.map((file) => [file]) : toGroups(files), known)
  const written = groups.flatMap((members, n) => (members.every(isWhole) ? members : writeGroup(folder, n, members)))
  const stream = run({ files: written, concurrency: processes, timeout: (long ? 40 : 15) * 60_000 })
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
  for await (const text of stream.compose(spec)) process.stdout.write(String(text))
  await rm(folder, { recursive: true })
  return result
}

/**
 * The import of the server takes a second of a core, so several files share a process. Each still has its own databases. Tests of the whole
 * portal start processes of their own, as people do, so they stay as they are.
 */
function toGroups(files: string[]): string[][] {
  const [alone, together] = split(files, (file) => isWhole(file) || needsOwnProcess.test(readFileSync(file, 'utf8')))
  const groups = Object.values(Object.groupBy(together, worldName)).flatMap((members = []) => {
    const count = Math.ceil(members.length / largestGroup)
    return Array.from({ length: count }, (_, n) => members.filter((_, index) => index % count === n))
  })
  return [...alone.map((file) => [file]), ...groups]
}

/** What took longest last time begins first, so that nothing long is left when everything else has ended. */
const inOrder = (groups: string[][], known: Record<string, number>) => {
  const sumSeconds = (group: string[]) => group.reduce((sum, file) => sum + (known[file] ?? 0), 0)
  return groups.toSorted((a, b) => sumSeconds(b) - sumSeconds(a))
}

/** Those that start the portal as a process, and the long ones. */
const isWhole = (file: string) => file.startsWith('test/') || file.endsWith('.long.test.ts')

function writeGroup(folder: string, n: number, members: string[]): string {
  const name = join(folder, `${n}.test.mjs`)
  writeFileSync(name, toGroup(members))
  return name
}

/** One file after the other: each is a suite, at whose end its databases and servers go. */
const toGroup = (files: string[]) => `import { describe } from 'node:test'
import '${resolve('server/testing/cheap-passwords.ts')}'
for (const file of ${JSON.stringify(files)}) await describe(file, () => import('${resolve('.')}/' + file))
`

const worldName = (file: string) => file.slice(0, file.indexOf('/'))

const split = <T>(all: T[], belongs: (one: T) => boolean): [T[], T[]] => [all.filter(belongs), all.filter((one) => !belongs(one))]
