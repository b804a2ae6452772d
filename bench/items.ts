// npm run bench -- items: how well difficulty and discrimination of questions are found from the answers of checks, against those that the
// simulation used. Writes bench/RESULTS-items.md, and fails if what is promised does not hold.
import { writeFileSync } from 'node:fs'
import { estimateItems } from '#server/items/estimate-items.ts'
import { usualDiscrimination } from '#server/items/index.ts'
import {
  chanceOf,
  correlation,
  type Design,
  meanOf,
  type Random,
  randomBy,
  type Simulated,
  simulateAnswers,
  usualCheck,
} from '#server/testing/simulated-answers.ts'

const runs = 40
const promised = 0.9
const alike = ({ normal }: Random) => usualDiscrimination * Math.exp(0.25 * normal())
const tenLevels = { levels: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], ability: 0 }

const kept: [name: string, design: Partial<Design>][] = [
  ['no guessing', { fourOptions: 0 }],
  ['two in five with four options, as in the demo', {}],
]
const others: typeof kept = [
  ['all with four options', { fourOptions: 1 }],
  ['the same, 100 answers', { fourOptions: 1, answers: 100 }],
  ['the same, 200 answers', { fourOptions: 1, answers: 200 }],
  ['the same, 700 answers', { fourOptions: 1, answers: 700 }],
  ['the same, 1,000 answers', { fourOptions: 1, answers: 1000 }],
  ['ten levels instead of three, no guessing', { ...tenLevels, fourOptions: 0 }],
  ['ten levels, two in five with four options', tenLevels],
  ['ten levels, all with four options', { ...tenLevels, fourOptions: 1 }],
  ['the same, 700 answers', { ...tenLevels, fourOptions: 1, answers: 700 }],
  ['the same, 1,000 answers', { ...tenLevels, fourOptions: 1, answers: 1000 }],
  ['the same, 1,500 answers', { ...tenLevels, fourOptions: 1, answers: 1500 }],
  ['much alike, no guessing', { discrimination: alike, fourOptions: 0 }],
  ['much alike, two in five with four options', { discrimination: alike }],
  ['the same, 20 answers', { discrimination: alike, answers: 20 }],
  ['the same, 50 answers', { discrimination: alike, answers: 50 }],
  ['the same, 100 answers', { discrimination: alike, answers: 100 }],
  ['the same, 1,000 answers', { discrimination: alike, answers: 1000 }],
  ['much alike, all with four options', { discrimination: alike, fourOptions: 1 }],
  ['the same, 100 answers', { discrimination: alike, fourOptions: 1, answers: 100 }],
]
const [promises, further] = [kept.map(measure), others.map(measure)]
const head = ['', 'difficulty', 'discrimination', 'lowest', 'with known abilities', 'off by', 'the usual one off by']
writeFileSync('bench/RESULTS-items.md', report())
process.exitCode = promises.every(({ difficulty, discrimination }) => Math.min(difficulty, discrimination) >= promised) ? 0 : 1

function measure([name, changed]: (typeof kept)[number]) {
  const all = Array.from({ length: runs }, (_, run) => {
    const simulated = simulateAnswers({ ...usualCheck, ...changed }, randomBy(35 + run))
    const { items, learners } = simulated
    const stated = items.map(({ stated, guess }) => ({ difficulty: stated, guess }))
    const found = estimateItems({ stated, learners }).items
    const [truth, estimate] = [items, found].map((all) => all.map(({ discrimination }) => discrimination)) as [number[], number[]]
    const offBy = (values: number[]) => Math.sqrt(meanOf(truth.map((value, at) => Math.log((values[at] ?? 0) / value) ** 2)))
    return {
      difficulty: correlation(
        items.map(({ difficulty }) => difficulty),
        found.map(({ difficulty }) => difficulty),
      ),
      discrimination: correlation(truth, estimate),
      known: correlation(truth, knowing(simulated)),
      off: offBy(estimate),
      usualOff: offBy(truth.map(() => usualDiscrimination)),
    }
  })
  const mean = (of: keyof (typeof all)[number]) => meanOf(all.map((run) => run[of]))
  const figures = {
    name,
    difficulty: mean('difficulty'),
    discrimination: mean('discrimination'),
    lowest: Math.min(...all.map(({ discrimination }) => discrimination)),
    known: mean('known'),
    off: mean('off'),
    usualOff: mean('usualOff'),
  }
  console.log(toRow(figures).join('  '))
  return figures
}

/** The discriminations that somebody would find who knows the ability of each learner: the mean of all, by how likely the answers are. */
function knowing({ items, learners }: Simulated): number[] {
  const spread = (middle: number, width: number, count: number) =>
    Array.from({ length: count }, (_, place) => middle + width * ((2 * place) / (count - 1) - 1))
  const logs = meanOf(items.map(({ discrimination }) => Math.log(discrimination)))
  const variance = meanOf(items.map(({ discrimination }) => (Math.log(discrimination) - logs) ** 2))
  return items.map(({ stated, guess }, place) => {
    const answers = learners.flatMap(({ ability, responses }) =>
      responses.flatMap(({ item, mark }) => (item === place ? [{ ability, mark }] : [])),
    )
    const tried = spread(logs, 3 * Math.sqrt(variance), 21).flatMap((log) =>
      spread(stated, 1.75, 25).map((difficulty) => {
        const item = { difficulty, discrimination: Math.exp(log), guess }
        const prior = -((log - logs) ** 2) / (2 * variance) - (difficulty - stated) ** 2 / 0.5
        const likely = answers.reduce(
          (sum, { ability, mark }) => sum + Math.log(Math.abs(1 - mark - chanceOf(item, ability))),
          prior,
        )
        return { likely, discrimination: item.discrimination }
      }),
    )
    const most = Math.max(...tried.map(({ likely }) => likely))
    const weights = tried.map(({ likely }) => Math.exp(likely - most))
    return meanOf(tried.map(({ discrimination }, at) => discrimination * (weights[at] ?? 0))) / meanOf(weights)
  })
}

function toRow({ name, difficulty, discrimination, lowest, known, off, usualOff }: ReturnType<typeof measure>): string[] {
  return [name, ...[difficulty, discrimination, lowest, known, off, usualOff].map((value) => value.toFixed(2))]
}

function report(): string {
  const table = (rows: string[][]) =>
    [head, head.map((_, place) => (place === 0 ? '---' : '---:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return [
    '# What `npm run bench -- items` measured',
    '',
    `How well the answers of a check tell how hard its questions are and how well they tell learners apart: correlations with what the simulation used, each the mean of ${runs} checks. The same seed gives the same figures.`,
    '',
    'A check is like the larger ones of the demo: 30 questions about one skill on three neighbouring levels, of which each learner is asked 15, until each has 500 answers. The stated levels are off by 0.5 (a level and a quarter), as a standard deviation. Learners are spread around half a unit above the middle of the levels with a standard deviation of 1; most of them are right more often than not. Discriminations are spread evenly from 0.5 to 2.5. *Much alike*: around 1.4, by a quarter, as `npm run bench -- placement` assumes it.',
    '',
    '- *lowest*: the discrimination in the worst of these checks.',
    '- *with known abilities*: what somebody would find from the same answers who knows the ability of each learner, which nobody does. No estimate can be better.',
    '- *off by*: the error of the discrimination, as a standard deviation of its logarithm; *the usual one off by*: the same if all are taken for 1.4.',
    '',
    '## What is promised',
    `Both at least ${promised}, on average.`,
    '',
    ...table(promises.map(toRow)),
    '',
    '## Otherwise',
    'Nothing is promised here. 500 answers each, unless it says otherwise.',
    '',
    ...table(further.map(toRow)),
    '',
  ].join('\n')
}
