import type { CheckState } from '#contract/checks/attempts.ts'
import type { Parts } from '#server/core/app.ts'
import type { User } from '#server/core/security/tokens.ts'
import { countAsked } from '#server/materials/index.ts'
import { openCheck } from './access.ts'
import { findLastSent, findOpenAttempt, listPool, listSkills, readTries } from './attempts.queries.ts'
import { toAttempt } from './to-attempt.ts'
import { toResult } from './to-result.ts'
import { nextStart, triesLeft } from './tries.ts'

export async function getCheckState(parts: Parts, user: User, checkId: number, courseId: number): Promise<CheckState> {
  const { db, clock } = parts
  const check = await openCheck(parts, user, courseId, checkId)
  const { settings, tries } = check
  const { questionsPerSkill, passPercent, timeLimitMinutes, pauseMinutes, attempts } = settings
  const soFar = await readTries(db, tries)
  const attemptsLeft = triesLeft(tries, settings, soFar)
  const next = nextStart(tries, settings, soFar)
  const isPausing = next && next > clock.now() && attemptsLeft !== 0 && !soFar.hasOpen
  const [open, last] = [await findOpenAttempt(db, tries), await findLastSent(db, tries)]
  return {
    questionsCount: countAsked(await listPool(db, checkId), questionsPerSkill),
    passPercent,
    skills: await listSkills(db, checkId),
    timeLimitMinutes,
    pauseMinutes,
    attempts,
    attemptsLeft,
    nextStartUTC: isPausing ? next.toISOString() : null,
    isPassed: soFar.hasPassed,
    isTrial: tries.isTrial,
    open: open ? await toAttempt(parts, open) : null,
    last: last ? await toResult(parts, check, last) : null,
  }
}
