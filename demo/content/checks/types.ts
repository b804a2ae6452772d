import type { QuestionInput } from '#contract/checks/questions.ts'
import type { CheckFeedback } from '#contract/materials/checks.ts'

/** Questions about one skill, by the level that a right answer shows. */
export interface SkillQuestions {
  skill: string
  levels: Record<number, QuestionInput[]>
}

/** A check of a course, as its author sets it. */
export interface DemoCheckText {
  pools: SkillQuestions[]
  /** All of them if nothing is said. */
  questionsPerSkill?: number
  passPercent: number
  attempts?: number
  pauseMinutes?: number
  timeLimitMinutes?: number
  feedback?: CheckFeedback
}
