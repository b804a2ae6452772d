interface Marked {
  mark: number
  skill: { id: number; name: string } | null
}

interface Score {
  percent: number
  isPassed: boolean
}

export interface AttemptScore extends Score {
  skills: (Score & { skill: Marked['skill'] })[]
}

/** An attempt is passed when the pass mark is reached in each skill that it asked about. Questions without a skill count as one. */
export function scoreAttempt(questions: Marked[], passPercent: number): AttemptScore {
  const bySkill = [...Map.groupBy(questions, ({ skill }) => skill?.id).values()]
  const skills = bySkill.map((ofSkill) => ({ skill: ofSkill[0]?.skill ?? null, ...scoreOf(ofSkill, passPercent) }))
  const isPassed = skills.every((skill) => skill.isPassed)
  return { percent: scoreOf(questions, passPercent).percent, isPassed, skills }
}

/** Far less than two different marks can differ, and far more than adding thirds is wrong by. */
const rounding = 1e-9

function scoreOf(questions: Marked[], passPercent: number): Score {
  const mean = questions.reduce((sum, { mark }) => sum + mark, 0) / questions.length
  const isPassed = 100 * mean >= passPercent - rounding
  const percent = Math.round(100 * mean)
  // 79.6 % must not read as the 80 % that it did not reach.
  return { isPassed, percent: isPassed ? percent : Math.min(percent, passPercent - 1) }
}
