// npm run bench -- search: how good the results of the course search are, beside MiniSearch and PostgreSQL's ts_rank over the same texts.
// Writes bench/RESULTS-search.md. `npm run bench -- search tune` shows what tuning and practice miss, and writes nothing.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/core/built-in-postgres/embedded.ts'
import { ask, type Found, toFigures } from './search-quality/figures.ts'
import { kinds } from './search-quality/judging.ts'
import { searchByMiniSearch, searchByPostgres } from './search-quality/others.ts'
import { type JudgedPortal, startDemo, startRealistic } from './search-quality/portals.ts'
import { parts, type Question, questions } from './search-quality/questions.ts'

const isTuning = process.argv[3] === 'tune'
const asked = questions.filter(({ part }) => !isTuning || part !== 'kept')
const least = { first: 0.9, mrr: 0.93, nothing: 0.03 }
const ways = ['Coursewise', 'MiniSearch', 'ts_rank'] as const
type Way = (typeof ways)[number]
const names = { demo: 'demo, 40 courses', realistic: 'realistic, 2,000 courses' }

const dir = mkdtempSync(join(tmpdir(), 'coursewise-search-'))
const postgres = await startEmbeddedPostgres({ dir, settings: { max_connections: 60 } })
const portals: JudgedPortal[] = []
const found: Record<Way, Found[]> = { Coursewise: [], MiniSearch: [], ts_rank: [] }
try {
  for (const start of [startDemo, startRealistic]) {
    const portal = await start(postgres.databaseUrl, dir)
    portals.push(portal)
    const finds = {
      Coursewise: (typed: string) => searchPortal(portal, typed),
      MiniSearch: await searchByMiniSearch(portal.db),
      ts_rank: await searchByPostgres(portal.db),
    }
    for (const way of ways) found[way].push(...(await ask(portal, asked, finds[way])))
  }
  if (isTuning) showMisses()
  else process.exitCode = report() ? 0 : 1
} finally {
  for (const { server, db } of portals) {
    await server.stop()
    await db.close()
  }
  await postgres.stop()
  rmSync(dir, { recursive: true, force: true })
}

async function searchPortal({ server }: JudgedPortal, typed: string): Promise<number[]> {
  const path = `/api/courses/filtered/1/10/0/true/${encodeURIComponent(typed)}`
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`)
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  const courses = (await response.json()) as { id: number }[]
  return courses.map(({ id }) => id)
}

function showMisses(): void {
  for (const way of ways) for (const row of figuresRows(way)) console.log(row)
  for (const { question, place, ids } of found.Coursewise.filter(({ place }) => place !== 1)) {
    const judged = portals.find(({ over }) => over === question.over)?.judged
    const shown = ids.slice(0, 3).map((id) => judged?.get(id)?.name)
    console.log(
      `${question.over} ${question.kind}: “${question.typed}” at ${place ?? '-'}; ${JSON.stringify(question.wanted)}; ${shown.join(' | ')}`,
    )
  }
}

function figuresRows(way: Way): string[] {
  const of = (is: (question: Question) => boolean) => found[way].filter(({ question }) => is(question))
  const rows = (['demo', 'realistic'] as const).flatMap((over) =>
    parts.map((part) =>
      row(
        way,
        `${names[over]}, ${part}`,
        of((one) => one.over === over && one.part === part),
      ),
    ),
  )
  const ofBoth = parts.map((part) =>
    row(
      way,
      `both, ${part}`,
      of((one) => one.part === part),
    ),
  )
  return [...rows, ...ofBoth].filter((line) => line !== '')
}

function row(way: string, over: string, some: Found[]): string {
  if (some.length === 0) return ''
  const { questions, first, inThree, mrr, nothing } = toFigures(some)
  return `| ${way} | ${over} | ${questions} | ${percent(first)} | ${percent(inThree)} | ${mrr.toFixed(3)} | ${percent(nothing)} |`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function byKind(): string[] {
  return kinds
    .filter((kind) => kind !== 'none')
    .map((kind) => {
      const shares = ways.map((way) => percent(toFigures(found[way].filter(({ question }) => question.kind === kind)).first))
      return `| ${kind} | ${found.Coursewise.filter(({ question }) => question.kind === kind).length} | ${shares.join(' | ')} |`
    })
}

/** Returns whether the limits hold on both halves of all questions. */
function report(): boolean {
  const halves = (['tune', 'kept'] as const).map((half) =>
    Object.fromEntries(ways.map((way) => [way, toFigures(found[way].filter(({ question }) => question.part === half))])),
  ) as Record<Way, ReturnType<typeof toFigures>>[]
  const missed = halves.flatMap(({ Coursewise, MiniSearch, ts_rank }, index) => {
    const half = index === 0 ? 'tune' : 'kept'
    const { first, mrr, nothing } = Coursewise
    return [
      ...(first < least.first ? [`${half}: first place ${percent(first)}, at least ${percent(least.first)}`] : []),
      ...(mrr < least.mrr ? [`${half}: MRR ${mrr.toFixed(3)}, at least ${least.mrr}`] : []),
      ...(nothing > least.nothing ? [`${half}: nothing found ${percent(nothing)}, at most ${percent(least.nothing)}`] : []),
      ...[MiniSearch, ts_rank].flatMap((other) =>
        other.first >= first || other.mrr >= mrr ? [`${half}: not ahead of the others`] : [],
      ),
    ]
  })
  const lines = [
    '# What `npm run bench -- search` measured',
    '',
    `${new Date().toISOString().slice(0, 10)}. ${asked.length} questions, of which ${asked.length - found.Coursewise.length} have no answer and are left out. How they were chosen and judged: [search-quality](search-quality/README.md). All three ways get the same texts; MiniSearch (BM25) with \`prefix\` and \`fuzzy: 0.2\`, PostgreSQL with any of the words and \`ts_rank\`.`,
    '',
    '| Way | Catalogue and part | Questions | First place | In three | MRR | Nothing found |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
    ...ways.flatMap(figuresRows),
    '',
    '## First place by kind of question, both catalogues, all questions',
    `| Kind | Questions | ${ways.join(' | ')} |`,
    '| --- | ---: | ---: | ---: | ---: |',
    ...byKind(),
    '',
    missed.length === 0 ? 'All limits hold.' : `Over the limit: ${missed.join('; ')}.`,
  ]
  writeFileSync('bench/RESULTS-search.md', `${lines.join('\n')}\n`)
  console.log(lines.join('\n'))
  return missed.length === 0
}
