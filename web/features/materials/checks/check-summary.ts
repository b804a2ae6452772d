import type { BankQuestion } from '#contract/checks/bank.ts'
import { paragraph } from '#web/core/sentences.ts'
import { percent } from '#web/ui/format.ts'
import { spanInWords } from '#web/ui/time-words.ts'
import { words } from './words.ts'

type Asked = Pick<BankQuestion, 'skill'>

interface CheckRules {
  questionsPerSkill: number | null
  passPercent: number
  attempts: number | null
  pauseMinutes: number
  timeLimitMinutes: number | null
}

/** How many questions of each skill are in a pool; an undefined skill stands for those without one. */
function countBySkill(pool: Asked[]): { skill: string | undefined; count: number }[] {
  const counts = new Map<number | undefined, { skill: string | undefined; count: number }>()
  for (const { skill } of pool) {
    const known = counts.get(skill?.id)
    counts.set(skill?.id, { skill: skill?.name, count: (known?.count ?? 0) + 1 })
  }
  // Those without a skill last.
  return [...counts.values()].sort((a, b) => Number(a.skill === undefined) - Number(b.skill === undefined))
}

/** How many questions of each skill are asked. */
function countAsked(pool: Asked[], { questionsPerSkill }: Pick<CheckRules, 'questionsPerSkill'>) {
  const most = questionsPerSkill ?? Number.POSITIVE_INFINITY
  return countBySkill(pool).map(({ skill, count }) => ({ skill, count: Math.min(count, most) }))
}

const sum = (groups: { count: number }[]) => groups.reduce((all, { count }) => all + count, 0)

/** A minute and a half for each question that is asked, as the server counts. */
export const minutesFor = (pool: Asked[], rules: Pick<CheckRules, 'questionsPerSkill'>) =>
  Math.ceil(sum(countAsked(pool, rules)) * 1.5)

/** "12 questions: 4 of SQL, 8 of Statistics. Passed with 80% in each skill." */
export function summarise(pool: Asked[], rules: CheckRules): string {
  const groups = countAsked(pool, rules)
  const asked = sum(groups)
  const passPercent = percent(rules.passPercent)
  return paragraph(
    countInWords(groups, asked),
    asked < pool.length && words.drawnFrom({ all: pool.length }),
    groups.length > 1 ? words.passedInEach({ percent: passPercent }) : words.passed({ percent: passPercent }),
    attemptsInWords(rules),
    rules.timeLimitMinutes !== null && words.timeToAnswer({ time: spanInWords(rules.timeLimitMinutes) }),
  )
}

function countInWords(groups: ReturnType<typeof countBySkill>, asked: number): string {
  const questions = words.asked({ count: asked })
  if (groups.every(({ skill }) => skill === undefined)) return words.askedPlain({ questions })
  const parts = groups.map(({ skill, count }) =>
    skill === undefined ? words.withoutSkill({ number: count }) : words.ofSkill({ number: count, skill }),
  )
  return words.askedOf({ questions, parts: parts.join(', ') })
}

function attemptsInWords({ attempts, pauseMinutes }: CheckRules): string | false {
  const time = spanInWords(pauseMinutes)
  if (attempts === null) return pauseMinutes > 0 && words.pauseOf({ time })
  return pauseMinutes > 0 && attempts > 1
    ? words.attemptsApart({ count: attempts, time })
    : words.attemptsCount({ count: attempts })
}
