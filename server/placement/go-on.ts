import { randomInt } from 'node:crypto'
import type { Answer } from '#contract/checks/answers.ts'
import type { Placement } from '#contract/placement/placement.ts'
import { drawOrder, fits, markAnswer } from '#server/checks/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { findAbility, listBank } from './bank.queries.ts'
import { nextStep, verdictOf } from './engine/next-step.ts'
import {
  type AskedRow,
  insertAsked,
  keepLevels,
  listAsked,
  lockPlacement,
  type Owner,
  type PlacementRow,
  type Stakes,
  setAnswer,
  setEnded,
} from './placements.queries.ts'
import { toBank, toItem } from './to-item.ts'
import { countsUntil, toPlacement } from './to-placement.ts'
import { refusals } from './words.ts'

/** Whose it is, and what a guest's browser keeps. */
type Who = [owner: Owner | undefined, guest: string | undefined]

/** The placement with its next question, which is drawn now, or its verdict. */
export const goOn = (parts: Parts, owner: Owner, id: number, guest: string | undefined) =>
  onPlacement(parts, [owner, guest], id, async () => {})

/** Answers the open question. One that was answered before stays as it is: the same answer may arrive twice. */
export const answer = (parts: Parts, who: Who, id: number, position: number, answer: Answer | null) =>
  onPlacement(parts, who, id, async ({ db, clock }, placement) => {
    const asked = (await listAsked(db, id)).find((asked) => asked.position === position)
    if (!asked) throw refusals.noSuchQuestion()
    if (asked.answeredAt || placement.endedAt) return
    if (answer && !fits(asked.question, asked.shownOrder, answer)) throw refusals.wrongAnswer()
    // A part that is right could have been guessed.
    const isRight = markAnswer(asked.question, asked.shownOrder, answer) === 1
    await setAnswer(db, id, position, { answer, isRight, now: clock.now() })
  })

/** Ends with what is certain by now. */
export const end = (parts: Parts, who: Who, id: number) =>
  onPlacement(parts, who, id, async (parts, placement) => {
    if (placement.endedAt) return
    const given = toGiven(await listAsked(parts.db, id))
    const ability = await findAbility(parts.db, placement.skill.id)
    await finish(parts, placement, verdictOf({ stakes: toEngineStakes(placement.stakes), given, ability }).known)
  })

function onPlacement(
  parts: Parts,
  [owner, guest]: Who,
  id: number,
  act: (parts: Parts, placement: PlacementRow) => Promise<void>,
): Promise<Placement> {
  return inTransaction(parts, async (parts) => {
    const find = async () => {
      const placement = owner && (await lockPlacement(parts.db, id, owner))
      if (!placement) throw refusals.noSuchPlacement()
      return placement
    }
    await act(parts, await find())
    await drawNext(parts, await find())
    return toPlacement(parts, await find(), await listAsked(parts.db, id), guest)
  })
}

/** Draws the next question, unless one is open, or finishes. */
async function drawNext(parts: Parts, placement: PlacementRow): Promise<void> {
  const { db } = parts
  const { id, skill, userId, leftOut } = placement
  const asked = await listAsked(db, id)
  if (placement.endedAt || asked.some(({ answeredAt }) => !answeredAt)) return
  const seen = new Set(asked.map(({ questionId }) => questionId))
  const rows = (await listBank(db, skill.id, { viewerId: userId ?? undefined, leftOut })).filter(
    ({ questionId }) => !seen.has(questionId),
  )
  const ability = await findAbility(db, skill.id)
  const stakes = toEngineStakes(placement.stakes)
  const step = nextStep({ stakes, given: toGiven(asked), bank: toBank(rows), ability }, random)
  if ('known' in step) return finish(parts, placement, step.known)
  const drawn = rows.find(({ versionId }) => versionId === step.ask.id)
  if (!drawn) return finish(parts, placement, 0)
  const position = (asked.at(-1)?.position ?? 0) + 1
  await insertAsked(db, id, position, drawn.versionId, drawOrder(drawn.question, randomInt))
}

async function finish({ db, clock }: Parts, { id, userId, skill }: PlacementRow, level: number): Promise<void> {
  const now = clock.now()
  await setEnded(db, id, level, now)
  if (userId !== null && level > 0)
    await keepLevels(db, userId, [{ skillId: skill.id, level, countsUntil: countsUntil(now) }], now)
}

const toGiven = (asked: AskedRow[]) =>
  asked.flatMap((row) => (row.isRight === null ? [] : [{ item: toItem(row), isRight: row.isRight }]))

/** What each level saves, more than the one before it. */
function toEngineStakes({ byTime, before, levels }: Stakes) {
  const costs = [before, ...levels.map(({ plan }) => plan)].map(({ price, minutes }) => (byTime ? minutes : price))
  // Where only the other criterion gets better, it is still worth something.
  return levels.map(({ level }, place) => ({ level, points: Math.max(1, (costs[place] ?? 0) - (costs[place + 1] ?? 0)) }))
}

const fineness = 2 ** 32
const random = () => randomInt(fineness) / fineness
