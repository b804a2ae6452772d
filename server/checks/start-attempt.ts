import { randomInt } from 'node:crypto'
import type { Attempt } from '#contract/checks/attempts.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { isStillUsed } from '#server/core/database/db.ts'
import { lockUser } from '#server/core/database/locks.ts'
import type { User } from '#server/core/security/tokens.ts'
import { type OpenCheck, openCheck } from './access.ts'
import {
  findOpenAttempt,
  insertAttempt,
  insertAttemptQuestions,
  listPool,
  listQuestionsOf,
  readTries,
} from './attempts.queries.ts'
import { drawQuestions } from './draw-questions.ts'
import { isOver, sendLocked } from './send-attempt.ts'
import { drawOrder } from './to-answer.ts'
import { toAttempt } from './to-attempt.ts'
import { nextStart, triesLeft } from './tries.ts'
import { refusals } from './words.ts'

interface Start {
  courseId: number
  /** In percent of the time limit. */
  extraTime: number
}

/** Begins an attempt, or returns the one that is open. */
export async function startAttempt(parts: Parts, user: User, checkId: number, start: Start): Promise<Attempt> {
  const tryOnce = () => inTransaction(parts, (parts) => startInTransaction(parts, user, checkId, start))
  try {
    return await tryOnce()
  } catch (error) {
    // The author has just replaced the version of a question that was drawn.
    if (isStillUsed(error)) return tryOnce()
    throw error
  }
}

async function startInTransaction(parts: Parts, user: User, checkId: number, { courseId, extraTime }: Start): Promise<Attempt> {
  const { db, clock } = parts
  // Attempts are counted, and one is open at a time, also when many are started at once.
  await lockUser(db, user.id)
  const check = await openCheck(parts, user, courseId, checkId)
  const open = await findOpenAttempt(db, check.tries)
  if (open && !isOver(open, clock.now())) return toAttempt(parts, open)
  if (open) await sendLocked(parts, open.id)
  await refuseWithoutTry(parts, check)
  const { passPercent, timeLimitMinutes } = check.settings
  const now = clock.now()
  const minutes = timeLimitMinutes && (timeLimitMinutes * (100 + extraTime)) / 100
  const deadlineAt = minutes ? later(now, { minutes }) : null
  const id = await insertAttempt(db, check.tries, { now, deadlineAt, passPercent })
  await insertAttemptQuestions(db, id, await draw(parts, check))
  return toAttempt(parts, { id, userId: user.id, startedAt: now, deadlineAt })
}

async function refuseWithoutTry({ db, clock }: Parts, { tries, settings }: OpenCheck): Promise<void> {
  const soFar = await readTries(db, tries)
  if (triesLeft(tries, settings, soFar) === 0) throw refusals.noAttemptLeft()
  const now = clock.now()
  const next = nextStart(tries, settings, soFar)
  if (next && next > now) throw refusals.pause({ count: Math.ceil((next.getTime() - now.getTime()) / 60_000) })
}

async function draw({ db }: Parts, { tries, settings }: OpenCheck) {
  const drawn = drawQuestions(await listPool(db, tries.checkId), settings.questionsPerSkill, randomInt)
  const versionIds = drawn.map(({ versionId }) => versionId)
  const questions = new Map((await listQuestionsOf(db, versionIds)).map(({ versionId, question }) => [versionId, question]))
  return versionIds.map((versionId) => {
    const question = questions.get(versionId)
    return { versionId, shownOrder: question ? drawOrder(question, randomInt) : [] }
  })
}
