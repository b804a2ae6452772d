import type { BankQuestion, QuestionForm } from '#contract/checks/bank.ts'
import { formLimits } from '#contract/core/form-limits.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { lockUser } from '#server/core/database/locks.ts'
import { type Attempt, once } from '#server/core/database/once.ts'
import { isOwnerOrAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { privateLinksFor } from '#server/files/index.ts'
import {
  countOwnQuestions,
  findQuestion,
  getQuestion,
  insertQuestions,
  lockPictures,
  lockSkills,
  type QuestionRow,
  removeUnansweredVersions,
  saveQuestion,
} from './bank.queries.ts'
import { refusals } from './words.ts'

const { maxOwn } = formLimits.question

/** All of them, or none. */
export const createQuestions = (
  parts: Parts,
  userId: number,
  forms: QuestionForm[],
  attempt: Attempt,
): Promise<{ ids: number[] }> =>
  once(parts, userId, attempt, async (parts) => {
    const { db, clock } = parts
    await lockUser(db, userId)
    if ((await countOwnQuestions(db, userId)) + forms.length > maxOwn) throw refusals.tooMany({ count: maxOwn })
    await lockReferences(parts, userId, null, forms)
    return { ids: await insertQuestions(db, userId, forms, clock.now()) }
  })

export async function createQuestion(parts: Parts, user: User, form: QuestionForm, attempt: Attempt): Promise<BankQuestion> {
  const { ids } = await createQuestions(parts, user.id, [form], attempt)
  const [id = 0] = ids
  // What the first try with this key created may have been deleted since.
  if (!(await findQuestion(parts.db, id))) throw refusals.noSuchQuestion()
  return toBankQuestion(parts, user)(await getQuestion(parts.db, id))
}

/** Makes a new version. Attempts keep the one that they began with. */
export async function updateQuestion(
  parts: Parts,
  user: User,
  id: number,
  { version, ...form }: QuestionForm & { version: number },
): Promise<BankQuestion> {
  await inTransaction(parts, async (parts) => {
    const { db } = parts
    const found = await findQuestion(db, id)
    if (!found) throw refusals.noSuchQuestion()
    if (!isOwnerOrAdmin(user, found.creatorId)) throw refusals.notYourQuestion()
    await lockReferences(parts, user.id, id, [form])
    if (!(await saveQuestion(db, user, id, version, form))) throw refusals.changedMeanwhile()
    await removeUnansweredVersions(db, id)
  })
  return toBankQuestion(parts, user)(await getQuestion(parts.db, id))
}

export function toBankQuestion(parts: Parts, user: User): (row: QuestionRow) => BankQuestion {
  const toLink = privateLinksFor(parts, user.id)
  return (row) => ({ ...row, pictureLink: row.question.picture ? toLink(row.question.picture.file) : null })
}

/** Must run in the transaction that saves the questions. */
async function lockReferences({ db }: Parts, userId: number, questionId: number | null, forms: QuestionForm[]): Promise<void> {
  const skillIds = new Set(forms.flatMap(({ skill }) => skill?.id ?? []))
  if ((await lockSkills(db, [...skillIds])) < skillIds.size) throw refusals.skillGone()
  const fileIds = new Set(forms.flatMap(({ question }) => question.picture?.file ?? []))
  if ((await lockPictures(db, userId, questionId, [...fileIds])) < fileIds.size) throw refusals.wrongPicture()
}
