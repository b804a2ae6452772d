// npm run bench -- select [cases]: how often, how fast and how well the automated select finds the best plan, and whether others notice.
// Writes bench/RESULTS-select.md.
import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import loadHighs from 'highs'
import { chooseGreedily } from '#server/automated-search/solver/greedy.ts'
import { type Criterion, fulfils, sumTotals, toInstance } from '#server/automated-search/solver/problem.ts'
import { solve } from '#server/automated-search/solver/solve.ts'
import { adversarial, type Catalogue, makeProblem, ordinary } from './automated-search-catalogues.ts'
import { measureOthers, type Others, searches } from './automated-search-others.ts'
import { measureRoutes, type RouteFigures } from './automated-search-routes.ts'

const limitSeconds = 2
const cases = Number(process.argv[3] ?? 100)
const few = Math.max(1, Math.round(cases / 5))
const highs = await loadHighs()

interface Measured {
  catalogue: Catalogue
  byTime: boolean
  cases: number
  proven: number
  /** Sorted. */
  milliseconds: number[]
  meanGap: number
  worstGap: number
  /** The plan's cost as a share of the greedy plan's cost. */
  ofGreedy: number
}

// The first searches of a process run before its code is optimised; a portal's worker is warm.
for (const byTime of [false, true]) measure(ordinary(1000, 10), byTime, 5)
const results: Measured[] = []
const add = (catalogue: Catalogue, byTime: boolean, count: number) => {
  const measured = measure(catalogue, byTime, count)
  results.push(measured)
  console.log(row(measured).join('  '))
}
for (const byTime of [false, true]) {
  for (const courses of [1000, 10_000, 50_000]) {
    for (const skills of [1, 5, 10, 20]) {
      const isPromised = byTime ? courses === 10_000 && skills >= 10 : courses === 50_000 && skills === 20
      add(ordinary(courses, skills), byTime, isPromised ? cases : few)
    }
  }
}
for (const byTime of [false, true]) for (const catalogue of adversarial(10_000, 10)) add(catalogue, byTime, few)
const routes = [0.8, 0.9, 1.2].map((share) => {
  const count = share === 0.8 ? cases : few
  const figures = measureRoutes({ courses: 10_000, skills: 10, share, cases: count, limitSeconds })
  console.log(routeRow(figures).join('  '))
  return figures
})
const others = await measureOthers()
report(results, routes, others)

function measure(catalogue: Catalogue, byTime: boolean, count: number): Measured {
  const criteria: Criterion[] = byTime ? ['minutes', 'price'] : ['price', 'minutes', 'courses']
  const [first = 'price'] = criteria
  const measured: Measured = {
    catalogue,
    byTime,
    cases: count,
    proven: 0,
    milliseconds: [],
    meanGap: 0,
    worstGap: 0,
    ofGreedy: 0,
  }
  for (let seed = 1; seed <= count; seed++) {
    const problem = makeProblem(catalogue, seed)
    const began = performance.now()
    const secondsLeft = () => limitSeconds - (performance.now() - began) / 1000
    const instance = toInstance(problem)
    const start = chooseGreedily(instance, first) ?? []
    const { plan, bound, optimal } = solve({ highs, secondsLeft, onBetter: () => {} }, instance, criteria, start)
    const milliseconds = performance.now() - began
    if (!fulfils(instance, plan)) throw new Error(`case ${seed}: the plan does not fulfil the wish`)
    const total = sumTotals(instance, plan)[first]
    const greedy = sumTotals(instance, start)[first]
    if (total > greedy) throw new Error(`case ${seed}: dearer than the greedy choice`)
    const gap = total === 0 ? 0 : (total - bound) / total
    if (optimal && milliseconds <= limitSeconds * 1000) measured.proven++
    measured.milliseconds.push(milliseconds)
    measured.meanGap += gap / count
    measured.worstGap = Math.max(measured.worstGap, gap)
    measured.ofGreedy += (greedy === 0 ? 1 : total / greedy) / count
  }
  measured.milliseconds.sort((a, b) => a - b)
  return measured
}

/** The time of so large a share of the cases. */
function timeAt(milliseconds: number[], share: number): string {
  return `${Math.round(milliseconds[Math.min(milliseconds.length - 1, Math.floor(share * milliseconds.length))] ?? 0)} ms`
}

function routeRow({ courses, skills, milestones, share, cases, proven, milliseconds, meanGap, worstGap, dearer }: RouteFigures) {
  return [
    courses.toLocaleString('en'),
    String(skills),
    String(milestones),
    percent(share),
    `${proven} of ${cases}`,
    timeAt(milliseconds, 0.5),
    timeAt(milliseconds, 0.95),
    percent(meanGap),
    percent(worstGap),
    percent(dearer),
  ]
}

function row({ catalogue, byTime, cases, proven, milliseconds, meanGap, worstGap, ofGreedy }: Measured): string[] {
  return [
    byTime ? 'time' : 'price',
    catalogue.name,
    catalogue.courses.toLocaleString('en'),
    String(catalogue.skills),
    `${proven} of ${cases}`,
    timeAt(milliseconds, 0.5),
    timeAt(milliseconds, 0.95),
    percent(meanGap),
    percent(worstGap),
    percent(ofGreedy),
  ]
}

function report(measured: Measured[], routes: RouteFigures[], others: Others[]): void {
  const head = [
    'by',
    'catalogue',
    'courses',
    'skills',
    'proven within 2 s',
    'median',
    '95th',
    'mean gap',
    'worst gap',
    'of greedy',
  ]
  const table = [head, head.map((_, place) => (place < 2 ? '---' : '---:')), ...measured.map(row)]
  const routeHead = [
    'courses',
    'skills',
    'milestones',
    'minutes',
    'proven within 2 s',
    'median',
    '95th',
    'mean gap',
    'worst gap',
    'price',
  ]
  const routeTable = [routeHead, routeHead.map(() => '---:'), ...routes.map(routeRow)]
  const text = [
    '# What `npm run bench -- select` measured',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB. One search at a time, at most ${limitSeconds} s each.`,
    '',
    'Proven: the plan is proven to be the best in price, time and number of courses (by time: in time and price). Gap: how much of the price (or time) could',
    'still be saved at the most. Of greedy: what the plan costs, as a share of what always taking the best value costs.',
    '',
    ...table.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    '## Routes',
    'The cheapest plan that keeps the dates of all milestones. Minutes and price: as a share of those of the cheapest plan without dates.',
    '',
    ...routeTable.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    '## Other requests meanwhile',
    "The catalogue's first page, 50,000 courses, median:",
    ...others.map(
      ({ what, idleMs, busyMs, seconds }) =>
        `- ${idleMs.toFixed(2)} ms when nothing else happens, ${busyMs.toFixed(2)} ms while ${searches} ${what} are searched for (${(busyMs / idleMs).toFixed(2)} times); the searches took ${seconds.toFixed(1)} s together.`,
    ),
    '',
  ].join('\n')
  console.log(`\n${text}`)
  writeFileSync('bench/RESULTS-select.md', text)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(share < 0.1 ? 2 : 0)} %`
}
