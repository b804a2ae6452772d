import { writeFileSync } from 'node:fs'
import { firstLoadBytes } from './first-load.ts'

export interface Measured {
  courses: number
  fillSeconds: number
  /** Multiples of the smallest catalogue's median time, and of what the same SQL takes without HTTP. */
  results: { name: string; growth: number; costOverSql: number; timeOverSql: number }[]
  shareOfBare: number
  memoryMb: number
}

interface Machine {
  cores: number
  cpu: string
  memoryGb: number
  date: string
}

/** Every figure is a ratio to another figure of the same run; absolute times say more about the machine than about us. */
export function report(measured: Measured[], machine: Machine): void {
  const [small] = measured
  if (!small) return
  const lines = [
    '# What `npm run bench` measured',
    '',
    `${machine.date}, ${machine.cores} cores (${machine.cpu.trim()}), ${machine.memoryGb} GB. Who is asked (the server, the bare route, the process that runs the SQL) has one core alone, the database and who asks share the rest, and the cores change sides with each round. 32 connections with keep-alive, as many answers as possible. Each ratio is taken within a round; of sixteen rounds the middle one counts.`,
    '',
    `## Median time against the catalogue of ${number(small.courses)} courses`,
    table(
      ['', ...measured.map(({ courses }) => `${number(courses)} courses`)],
      rows(small, measured, ({ growth }) => growth),
    ),
    '',
    '## Cost over HTTP against the same SQL run directly',
    'Processor time for one answer, of the server and the database together, against that of a process which runs the SQL, and the database.',
    '',
    table(
      ['', ...measured.map(({ courses }) => `${number(courses)} courses`)],
      rows(small, measured, ({ costOverSql }) => costOverSql).filter((row) => row.slice(1).some((cell) => cell !== '–')),
    ),
    '',
    'Time for one answer; over HTTP the measuring client takes its share of the core of the database, too.',
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
    '## First load of the web app',
    table(['', 'kB'], [['JavaScript of the course list, compressed (brotli)', (firstLoadBytes() / 1000).toFixed(1)]]),
    '',
  ]
  const text = lines.join('\n')
  console.log(`\n${text}`)
  writeFileSync('bench/RESULTS.md', text)
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
