import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { firstLoadBytes } from './first-load.ts'
import type { Kept } from './kept-by-searches.ts'

export interface Measured {
  courses: number
  fillSeconds: number
  /** Multiples of the smallest catalogue's median time, and of the cost of the same SQL without HTTP. */
  results: { name: string; growth: number; mostGrowth: number; costOverSql: number; timeOverSql: number }[]
  shareOfBare: number
  memoryMb: number
  kept: Kept
}

interface Machine {
  cores: number
  cpu: string
  memoryGb: number
  date: string
}

const mostStatements = 60

/** The names of all figures that are over their limits. */
export const overLimit = (measured: Measured[]): string[] =>
  measured.flatMap(({ courses, results, kept }) => [
    ...results
      .filter(({ growth, mostGrowth }) => growth > mostGrowth)
      .map(({ name, growth, mostGrowth }) => `${name}, ${number(courses)} courses: ${ratio(growth)} (at most ${mostGrowth})`),
    ...(kept.statements > mostStatements ? [`statements kept, ${number(courses)} courses: ${kept.statements}`] : []),
  ])

/**
 * Every figure is a ratio within the same run; absolute times say more about the machine than about the portal. Returns whether all are
 * within their limits. The file is written only if everything was measured.
 */
export function report(measured: Measured[], machine: Machine, isWhole: boolean): boolean {
  const [small] = measured
  if (!small) return true
  const over = overLimit(measured)
  const lines = [
    '# What `npm run bench` measured',
    '',
    `${machine.date}, ${machine.cores} cores (${machine.cpu.trim()}), ${machine.memoryGb} GB. The measured process (the server, the bare route, or the process that runs the SQL) has one core to itself, the database and the client share the rest, and the cores are swapped with each round. 32 connections with keep-alive, as many requests as possible. Each ratio is taken within a round; the median of sixteen rounds counts.`,
    '',
    `## Median time against the catalogue of ${number(small.courses)} courses`,
    table(
      ['', ...measured.map(({ courses }) => `${number(courses)} courses`)],
      rows(small, measured, ({ growth }) => growth),
    ),
    '',
    over.length === 0
      ? 'No search is over its limit: 2 for a rare word, 3 for all others, in every order, and for results and counts with facets.'
      : `Over the limit: ${over.join('; ')}.`,
    '',
    '## Cost over HTTP against the same SQL run directly',
    'Processor time for one response, of the server and the database together, compared with a process that runs the SQL, and the database.',
    '',
    table(
      ['', ...measured.map(({ courses }) => `${number(courses)} courses`)],
      rows(small, measured, ({ costOverSql }) => costOverSql).filter((row) => row.slice(1).some((cell) => cell !== '–')),
    ),
    '',
    "Time for one response; over HTTP the measuring client also uses the database's core.",
    '',
    table(
      ['', ...measured.map(({ courses }) => `${number(courses)} courses`)],
      rows(small, measured, ({ timeOverSql }) => timeOverSql).filter((row) => row.slice(1).some((cell) => cell !== '–')),
    ),
    '',
    '## First page against a bare Fastify route that sends the same bytes',
    table(
      ['', ...measured.map(({ courses }) => `${number(courses)} courses`)],
      [['requests a second, share of the bare route', ...measured.map(({ shareOfBare }) => ratio(shareOfBare))]],
    ),
    '',
    '## Memory of the server at its peak',
    table(
      ['', ...measured.map(({ courses }) => `${number(courses)} courses`)],
      [['MB', ...measured.map(({ memoryMb }) => String(Math.round(memoryMb)))]],
    ),
    '',
    `## What a connection keeps after searches of all shapes (at most ${mostStatements} statements)`,
    table(
      ['', ...measured.map(({ courses }) => `${number(courses)} courses`)],
      [
        ['statements', ...measured.map(({ kept }) => String(kept.statements))],
        ['memory of the backend before, MB', ...measured.map(({ kept }) => kept.memoryMb[0].toFixed(1))],
        ['memory of the backend after, MB', ...measured.map(({ kept }) => kept.memoryMb[1].toFixed(1))],
      ],
    ),
    '',
    '## First load of the web app',
    table(['', 'kB'], [['JavaScript of the course list, compressed (brotli)', (firstLoadBytes() / 1000).toFixed(1)]]),
    '',
  ]
  const text = lines.join('\n')
  console.log(`\n${text}`)
  if (isWhole) writeFileSync(file, `${text}\n${written().guests}`)
  return over.length === 0
}

export interface GuestResult {
  name: string
  firstPage: Probe
  live: Probe
  /** Responses a second, including refusals. */
  rate: number
  /** Share of the responses that ask the client to come back later. */
  refused: number
}

interface Probe {
  idleMs: number
  underMs: number
  ratio: number
}

const file = 'bench/RESULTS.md'
const guestsHead = "## What guests' costly calls do to everybody else"
const most = 8

/** The two parts of the file; each is written separately. */
function written(): { catalogue: string; guests: string } {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const start = text.indexOf(guestsHead)
  return start < 0 ? { catalogue: `${text}\n`, guests: '' } : { catalogue: text.slice(0, start), guests: text.slice(start) }
}

/** Returns whether all ratios are within the limit. The file is written only if all calls were measured. */
export function reportGuests(results: GuestResult[], isWhole: boolean): boolean {
  const cell = ({ idleMs, underMs, ratio }: Probe) => [idleMs.toFixed(2), underMs.toFixed(2), ratio.toFixed(1)]
  const over = results.filter(({ firstPage, live }) => firstPage.ratio > most || live.ratio > most)
  const lines = [
    guestsHead,
    `32 connections make one of these calls again and again, without the limits per address, so that the gates alone must hold. Meanwhile another connection asks for the first page of the catalogue and for \`/health/live\`: the median in milliseconds when nothing else happens and under this load, and their ratio, which should be at most ${most}. The median of three rounds; 100,000 courses. The whole portal, with its threads and its database, has one core; the measuring client and the load have the other, the load with the lowest priority.`,
    '',
    table(
      [
        '',
        'first page, idle',
        'under it',
        'ratio',
        '/health/live, idle',
        'under it',
        'ratio',
        'responses a second',
        'asked to come back',
      ],
      results.map(({ name, firstPage, live, rate, refused }) => [
        name,
        ...cell(firstPage),
        ...cell(live),
        String(Math.round(rate)),
        `${Math.round(refused * 100)} %`,
      ]),
    ),
    '',
    over.length === 0 ? `None is over ${most}.` : `Over ${most}: ${over.map(({ name }) => name).join('; ')}.`,
    '',
  ]
  console.log(`\n${lines.join('\n')}`)
  if (isWhole) writeFileSync(file, written().catalogue + lines.join('\n'))
  return over.length === 0
}

type Row = Measured['results'][number]

const rows = (small: Measured, measured: Measured[], value: (result: Row) => number) =>
  small.results.map(({ name }) => [
    name,
    ...measured.map(({ results }) => {
      const result = results.find((result) => result.name === name)
      return ratio(result && value(result))
    }),
  ])

const ratio = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? '–' : value.toFixed(2))
const number = (value: number) => value.toLocaleString('en')

const table = (head: string[], body: string[][]) =>
  [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
