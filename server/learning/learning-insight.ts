import type { LearningInsight } from '#contract/learning/learning-insight.ts'
import type { Parts } from '#server/core/app.ts'
import { findStreaks, listLearnedWeeks, listRisenSkills } from './learning-insight.queries.ts'

export async function getLearningInsight({ db, clock }: Parts, userId: number, timeZone: string): Promise<LearningInsight> {
  const streaks = await findStreaks(db, userId, clock.now(), timeZone)
  const weeks = await listLearnedWeeks(db, userId, streaks.thisWeek, timeZone)
  const skills = await listRisenSkills(db, userId, timeZone)
  return { ...streaks, weeks, skills, skillsCount: skills[0]?.count ?? 0 }
}
