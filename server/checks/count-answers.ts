import { smallestGroup } from '#contract/insight/insight.ts'
import type { Parts } from '#server/core/app.ts'
import { roundedDown } from '#server/insight/index.ts'
import { difficultyOf, type Estimator, guessOf, withEstimator } from '#server/items/index.ts'
import {
  type Chosen,
  type CountedQuestion,
  countChosen,
  listCountedQuestions,
  listFirstAttempts,
  listMarks,
  listUncountedChecks,
  type MarkSums,
  type QuestionEstimate,
  saveCheckFigures,
  saveEstimates,
  sumMarks,
} from './figures.queries.ts'
import { hideFewAnswers } from './hide-few-answers.ts'

/** Attempts of one statement. An attempt has at most some hundred questions. */
const piece = 500
/** Of a check, for the estimate. More answers hardly change it. */
const mostMarks = 60_000

/**
 * Counts what learners answered at each check in their first attempt, as of the last midnight, once a day. Later attempts show what was
 * learned from the first one, not what the question is like.
 */
export const countAnswers = (parts: Pick<Parts, 'db' | 'clock'>): Promise<void> =>
  withEstimator((estimate) => countAll(parts, estimate))

async function countAll({ db, clock }: Pick<Parts, 'db' | 'clock'>, estimator: Estimator): Promise<void> {
  const day = clock.now().toISOString().slice(0, 10)
  const midnight = new Date(`${day}T00:00:00Z`)
  for (const { id, learners } of await listUncountedChecks(db, day)) {
    const questions = await listCountedQuestions(db, id)
    const counted = await countCheck({ db, checkId: id, midnight }, questions)
    // Nobody new, so the estimates are what they were.
    if (counted.learners !== learners) await saveEstimates(db, id, await estimate(questions, counted, estimator))
    const shown = questions.flatMap((question) => {
      const sums = counted.sums.get(question.versionId)
      return sums ? [hideFewAnswers(question, sums, counted.chosen.get(question.versionId) ?? [])] : []
    })
    await saveCheckFigures(db, id, day, counted.learners, { learners: roundedDown(counted.learners), questions: shown })
  }
}

interface Counted {
  learners: number
  sums: Map<number, MarkSums>
  chosen: Map<number, Chosen[]>
  marks: { attemptId: number; versionId: number; mark: number }[]
}

interface OneCheck extends Pick<Parts, 'db'> {
  checkId: number
  midnight: Date
}

/** In pieces, so that no statement reads a million answers. */
async function countCheck({ db, checkId, midnight }: OneCheck, questions: CountedQuestion[]): Promise<Counted> {
  const versionIds = questions.map(({ versionId }) => versionId)
  const counted: Counted = { learners: 0, sums: new Map(), chosen: new Map(), marks: [] }
  for (let last = 0; ; ) {
    const attempts = await listFirstAttempts(db, checkId, midnight, last, piece)
    const ids = attempts.map(({ id }) => id)
    for (const sums of await sumMarks(db, ids, versionIds)) addSums(counted.sums, sums)
    for (const chosen of await countChosen(db, ids, versionIds)) addChosen(counted.chosen, chosen)
    const room = mostMarks - counted.marks.length
    if (room > 0) counted.marks.push(...(await listMarks(db, ids, versionIds, room)))
    counted.learners += attempts.length
    last = attempts.at(-1)?.userId ?? last
    if (attempts.length < piece) return counted
  }
}

function addSums(all: Map<number, MarkSums>, more: MarkSums): void {
  const known = all.get(more.versionId)
  if (!known) {
    all.set(more.versionId, { ...more })
    return
  }
  for (const name of ['asked', 'marks', 'paired', 'x', 'xx', 'rest', 'restRest', 'xRest'] as const) known[name] += more[name]
}

function addChosen(all: Map<number, Chosen[]>, more: Chosen): void {
  const known = all.get(more.versionId) ?? []
  all.set(more.versionId, known)
  const same = known.find(({ option }) => option === more.option)
  if (same) same.learners += more.learners
  else known.push({ ...more })
}

/** Of the questions of each skill for themselves, because somebody may know one skill and not the other. */
async function estimate(
  questions: CountedQuestion[],
  { marks, sums }: Counted,
  estimator: Estimator,
): Promise<QuestionEstimate[]> {
  const found: QuestionEstimate[] = []
  for (const items of Map.groupBy(questions, ({ skillId }) => skillId).values()) {
    const places = new Map(items.map(({ versionId }, place) => [versionId, place]))
    // A part of a mark cannot be guessed right or wrong, so it counts for other kinds as it is.
    const stated = items.map(({ level, question }) => ({
      difficulty: difficultyOf(level),
      guess: question.kind === 'one' ? guessOf(question) : 0,
    }))
    const level = stated.reduce((sum, { difficulty }) => sum + difficulty, 0) / stated.length
    const ofSkill = marks.flatMap(({ attemptId, versionId, mark }) => {
      const item = places.get(versionId)
      return item === undefined ? [] : [{ attemptId, item, mark }]
    })
    const learners = [...Map.groupBy(ofSkill, ({ attemptId }) => attemptId).values()].map((responses) => ({ level, responses }))
    for (const [place, { spread: _, ...estimate }] of (await estimator(stated, learners)).items.entries()) {
      const versionId = items[place]?.versionId ?? 0
      const answers = sums.get(versionId)?.asked ?? 0
      if (answers >= smallestGroup) found.push({ versionId, answers, ...estimate })
    }
  }
  return found
}
