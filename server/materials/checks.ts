import type { CheckForm, CheckToEdit } from '#contract/materials/checks.ts'
import type { Check } from '#contract/materials/materials.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { type Attempt, once } from '#server/core/database/once.ts'
import type { User } from '#server/core/security/tokens.ts'
import { privateLinksFor } from '#server/files/index.ts'
import { checkOwn } from './check-own.ts'
import {
  type CheckFields,
  findCheckToEdit,
  insertCheck,
  lockOwnQuestions,
  lockQuestionsFor,
  saveCheck,
  setPool,
} from './checks.queries.ts'
import { getMaterial } from './materials.queries.ts'
import { refusals } from './words.ts'

const minutesPerQuestion = 1.5

export async function getCheckToEdit(parts: Parts, user: User, id: number): Promise<CheckToEdit> {
  await checkOwn(parts, user, 'check', id)
  const found = await findCheckToEdit(parts.db, user.id, id)
  if (!found) throw refusals.noSuchMaterial()
  const { settings, ...check } = found
  return { ...check, ...settings }
}

export async function createCheck(parts: Parts, userId: number, form: CheckForm, attempt: Attempt): Promise<Check> {
  const { id } = await once(parts, userId, attempt, async ({ db }) => {
    const fields = toFields(form, await lockOwnQuestions(db, userId, form))
    const created = await insertCheck(db, userId, fields)
    await setPool(db, created.id, fields.questionIds)
    return created
  })
  return getMaterial<'check'>(parts.db, id, privateLinksFor(parts, userId))
}

/** Attempts that are open keep their questions. */
export async function updateCheck(parts: Parts, user: User, id: number, form: CheckForm): Promise<Check> {
  await checkOwn(parts, user, 'check', id)
  await inTransaction(parts, async ({ db }) => {
    const fields = toFields(form, await lockQuestionsFor(db, id, form))
    if (!(await saveCheck(db, user, id, fields))) throw refusals.noSuchMaterial()
    await setPool(db, id, fields.questionIds)
  })
  return getMaterial<'check'>(parts.db, id, privateLinksFor(parts, user.id))
}

function toFields(form: CheckForm, usable: { id: number; skillId: number | null }[]): CheckFields {
  const { name, questionsPerSkill = null, passPercent, attempts = null, pauseMinutes, timeLimitMinutes = null, feedback } = form
  if (usable.length < form.questions.length) throw refusals.questionGone()
  const learningMinutes = form.learningMinutes ?? Math.ceil(minutesPerQuestion * countAsked(usable, questionsPerSkill))
  const settings = { questionsPerSkill, passPercent, attempts, pauseMinutes, timeLimitMinutes, feedback }
  return { name, learningMinutes, settings, questionIds: form.questions.map(({ id }) => id) }
}

/** How many questions of a pool are asked: of each skill as many as there are, and at most so many. Those without a skill count as one. */
export function countAsked(pool: { skillId: number | null }[], perSkill: number | null): number {
  const sizes = [...Map.groupBy(pool, ({ skillId }) => skillId).values()].map(({ length }) => length)
  return sizes.reduce((sum, size) => sum + Math.min(size, perSkill ?? size), 0)
}
