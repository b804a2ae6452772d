import type { CheckFigures, QuestionFigures } from '#contract/checks/figures.ts'
import type { Question } from '#contract/checks/questions.ts'
import type { Parts } from '#server/core/app.ts'
import { isOwnerOrAdmin } from '#server/core/security/roles.ts'
import type { User } from '#server/core/security/tokens.ts'
import { findCheckWithFigures, listPoolQuestions, type StoredQuestion } from './figures.queries.ts'
import { refusals } from './words.ts'

/** Enough to recognise a question. */
const longestText = 300

export async function getCheckFigures({ db }: Parts, user: User, id: number): Promise<CheckFigures> {
  const check = await findCheckWithFigures(db, id)
  if (!check) throw refusals.noCheck()
  if (!isOwnerOrAdmin(user, check.creatorId)) throw refusals.notYourFigures()
  const counted = new Map(check.figures?.questions.map((question) => [question.versionId, question]))
  const questions = await listPoolQuestions(db, id)
  return {
    id,
    name: check.name,
    day: check.figures?.learners ? check.day : null,
    learners: check.figures?.learners ?? null,
    questions: questions.map(({ id, version, versionId, skill, level, question }) => ({
      id,
      version,
      skill,
      level,
      text: shortened(question.text),
      ...toShown(question, counted.get(versionId)),
    })),
  }
}

function toShown(question: Question, counted: StoredQuestion | undefined): Pick<QuestionFigures, 'learners' | 'figures'> {
  if (!counted?.figures) return { learners: counted?.learners ?? null, figures: null }
  const { options, ...figures } = counted.figures
  return { learners: counted.learners, figures: { ...figures, options: options && toOptions(question, options) } }
}

function toOptions(question: Question, chosen: (number | null)[]) {
  if (question.kind !== 'one' && question.kind !== 'several') return null
  const right = [question.right].flat()
  return question.options.map((text, place) => ({ text, isRight: right.includes(place), learners: chosen[place] ?? null }))
}

const shortened = (text: string) => (text.length > longestText ? `${text.slice(0, longestText).toWellFormed()} …` : text)
