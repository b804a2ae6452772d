import {
  addPastAttempts,
  type CheckWithPool,
  drawPastAttempt,
  listChecksWithPools,
  type PastAttempt,
  scorePastAttempt,
} from '#server/checks/index.ts'
import { later } from '#server/core/clock.ts'
import type { Db } from '#server/core/database/db.ts'
import { answerAll, type Ending } from './answers.ts'
import { Random } from './artwork/pen.ts'

export interface LearnedAt {
  materialId: number
  at: Date
}

export interface LearnerOfCourse {
  userId: number
  materialIds: number[]
  plan: LearnedAt[]
  /** Whether everything that this learner does is told by the demo: then a check that the plan does not have is failed. */
  isTold: boolean
}

/**
 * The attempts of learners at the checks of their courses. What a plan has is passed when the plan says. Those who have begun a course try
 * its other checks as well: who passes one has learned it. Returns the plans with these.
 */
export async function seedAttempts<Learner extends LearnerOfCourse>(db: Db, learners: Learner[], now: Date): Promise<Learner[]> {
  const checks = new Map((await listChecksWithPools(db)).map((check) => [check.id, check]))
  const attempts: PastAttempt[] = []
  const withPassed = learners.map((learner) => {
    const passed = learner.materialIds.flatMap((id) => {
      const check = checks.get(id)
      if (!check || learner.plan.length === 0) return []
      const made = tryCheck(learner, check, now)
      attempts.push(...made)
      const last = made.at(-1)
      const isNew = !learner.plan.some(({ materialId }) => materialId === id)
      return isNew && last && isPassed(last) ? [{ materialId: id, at: last.sentAt }] : []
    })
    return { ...learner, plan: [...learner.plan, ...passed] }
  })
  await addPastAttempts(db, attempts)
  return withPassed
}

const isPassed = ({ questions, passPercent }: Pick<PastAttempt, 'questions' | 'passPercent'>) =>
  scorePastAttempt(questions, passPercent).isPassed

function tryCheck(learner: LearnerOfCourse, { id: checkId, pool, settings }: CheckWithPool, now: Date): PastAttempt[] {
  const { userId, plan, isTold } = learner
  const { passPercent, questionsPerSkill, pauseMinutes } = settings
  const random = new Random(userId * 1009 + checkId)
  // Some learn quickly, and everyone knows a little more at the next try.
  const ability = new Random(userId).between(-1.3, 1.3)
  const planned = plan.find(({ materialId }) => materialId === checkId)
  const tries = isTold ? 1 : planned ? 3 : 2
  const made: Pick<PastAttempt, 'questions' | 'passPercent'>[] = []
  while (made.length < tries && !made.some(isPassed)) {
    const isLast = made.length === tries - 1
    const ending: Ending = isLast && planned ? 'passed' : isTold ? 'failed' : 'open'
    const drawn = drawPastAttempt(pool, questionsPerSkill, (below) => random.whole(0, below - 1))
    const questions = answerAll(drawn, { ability: ability + 0.5 * made.length, passPercent, ending, random })
    made.push({ questions, passPercent })
  }
  const lastLearned = new Date(Math.max(...plan.map(({ at }) => at.getTime())))
  const between = pauseMinutes + random.whole(60, 600)
  const first = planned
    ? later(planned.at, { minutes: -between * (made.length - 1) })
    : later(lastLearned, { minutes: isTold ? 40 : between })
  return made
    .map((attempt, place) => {
      const sentAt = later(first, { minutes: between * place })
      const minutes = Math.ceil(attempt.questions.length * random.between(0.4, 1.2))
      return { ...attempt, checkId, userId, startedAt: later(sentAt, { minutes: -minutes }), sentAt }
    })
    .filter(({ sentAt }) => sentAt < now)
}
