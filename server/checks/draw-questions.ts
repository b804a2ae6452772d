import { type Random, shuffled } from './to-answer.ts'

/** A question of a check's pool, as it is now. */
export interface PoolQuestion {
  skillId: number | null
}

/** Draws so many questions of each skill, or all, and mixes them. Those without a skill count as one. */
export function drawQuestions<Pooled extends PoolQuestion>(pool: Pooled[], perSkill: number | null, random: Random): Pooled[] {
  const bySkill = [...Map.groupBy(pool, ({ skillId }) => skillId).values()]
  const drawn = bySkill.flatMap((questions) => shuffled(questions, random).slice(0, perSkill ?? questions.length))
  return shuffled(drawn, random)
}
