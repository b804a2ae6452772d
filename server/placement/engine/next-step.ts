import { levelStep, markOf } from '#server/items/index.ts'
import { certaintyOf, type Given, likelihoodOf, weightsFor } from './ability.ts'
import { chooseItem, isResting, type Offered, type OpenStake, type Stake, shareLimit } from './choose-item.ts'

export const rules = {
  /** From this certainty on, a level counts as known … */
  known: 0.95,
  /** … if it is also this certain that the ability is not clearly below: by more than a level. */
  notClearlyBelow: 0.99,
  /** Below it, no further question is asked about a level. */
  hopeless: 0.3,
  /** Nothing is decided before so many answers. */
  fewest: 4,
  most: 20,
  /** What a placement takes, about: for banks that are small. */
  usual: 11,
} as const

export interface Placement {
  /** Rising in level. */
  stakes: Stake[]
  given: Given[]
  /** The items of the skill that may be asked. Those of `given` are left out. */
  bank: Offered[]
  /** How able those are who try this skill, against the mark, if the nightly job knows. Counts only if they are below. */
  ability?: number
}

export interface Verdict {
  /** The highest level that counts as known; 0 for none. */
  known: number
  certainties: { level: number; certainty: number }[]
}

/** The next question, or the verdict. The same random numbers give the same questions. */
export function nextStep({ stakes, given, bank, ability }: Placement, random: () => number): { ask: Offered } | Verdict {
  const likelihood = likelihoodOf(given)
  const judged = stakes.map((stake) => judge(stake, likelihood, ability))
  const open = judged.filter(({ isKnown, certainty }) => given.length < rules.fewest || (!isKnown && certainty > rules.hopeless))
  if (open.length > 0 && given.length < rules.most) {
    const limit = shareLimit(bank.length, rules.usual)
    const asked = new Set(given.map(({ item }) => item.id))
    const items = bank.filter((item) => !asked.has(item.id) && !isResting(item, limit))
    const ask = chooseItem(items, likelihood, open, random)
    if (ask) return { ask }
  }
  return toVerdict(judged)
}

/** What counts as known if it ends now. */
export function verdictOf({ stakes, given, ability }: Omit<Placement, 'bank'>): Verdict {
  const likelihood = likelihoodOf(given)
  return toVerdict(stakes.map((stake) => judge(stake, likelihood, ability)))
}

interface Judged extends OpenStake {
  certainty: number
  isKnown: boolean
}

function judge(stake: Stake, likelihood: Float64Array, ability = 0): Judged {
  const mark = markOf(stake.level)
  const average = mark + Math.min(0, ability)
  const weights = weightsFor(average, mark)
  const certainty = certaintyOf(likelihood, weights)
  const isKnown =
    certainty >= rules.known && certaintyOf(likelihood, weightsFor(average, mark - levelStep)) >= rules.notClearlyBelow
  return { ...stake, weights, certainty, isKnown }
}

/** A level is only known with all those below it. */
function toVerdict(judged: Judged[]): Verdict {
  const unknown = judged.findIndex(({ isKnown }) => !isKnown)
  const known = unknown < 0 ? judged : judged.slice(0, unknown)
  return { known: known.at(-1)?.level ?? 0, certainties: judged.map(({ level, certainty }) => ({ level, certainty })) }
}
