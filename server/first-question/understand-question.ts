import { searchLimits } from '#contract/automated-search/search-limits.ts'
import type { Meant, Understood, UnderstoodQuestion } from '#contract/first-question/first-question.ts'
import type { Parts } from '#server/core/app.ts'
import type { Db } from '#server/core/database/db.ts'
import { readWords, searches, type TypedWord } from '#server/courses/index.ts'
import { decide } from './decide.ts'
import { type Match, matchNames, type Name } from './match-names.ts'
import { listGoals, listNames, listSkills, listSkillsOfField, listTypedSynonyms, type TaughtSkill } from './names.queries.ts'

/** The level that a skill gets for "for beginners" (and without such words), "intermediate" and "advanced". */
const levels = [1, 1, 3, 5]
/** So many are offered to choose from. */
const mostOptions = 8

interface Read {
  typed: TypedWord[]
  level: number
  matches: Match[]
  left: TypedWord[]
}

export async function understandQuestion({ db }: Pick<Parts, 'db'>, text: string): Promise<UnderstoodQuestion> {
  const first = await readQuestion(db, text)
  const asked = first && first.left.length > 0 ? ((await readCorrected(db, first)) ?? first) : first
  if (!asked) return { decision: 'search', understood: [], left: [] }
  const originals = wordsOf(text, asked.typed)
  const understood: Understood[] = []
  const left = asked.left.map(({ n }) => n)
  for (const match of asked.matches) {
    const { field, options } = await searches.run(() => optionsOf(db, match, asked.level))
    if (options.length === 0) left.push(...match.places)
    else understood.push({ typed: match.places.map(originals).join(' '), isGuess: match.isGuess, field, options })
  }
  const isUnsure = asked.matches.some((match) => match.isUnsure)
  return decide({ understood, isUnsure, left: left.toSorted((a, b) => a - b).map(originals) })
}

async function readQuestion(db: Db, text: string): Promise<Read | undefined> {
  const asked = await readWords(db, text)
  if (!asked) return undefined
  const { typed, level } = asked
  const words = typed.flatMap(({ meant }) => meant.filter(({ likely }) => likely >= 0.5).map(({ word }) => word))
  const [parts, names] = [words.flatMap((word) => word.split(' ')), [...words, ...spansOf(text)]]
  const found = await searches.run(async () => matchNames(typed, await listNames(db, parts, names)))
  return { typed, level, ...found }
}

/** "excell": words that nothing has in its name may be misspelled words for something else. */
async function readCorrected(db: Db, { typed, left }: Read): Promise<Read | undefined> {
  const words = left.map((one) => one.typed)
  const likest = new Map((await searches.run(() => listTypedSynonyms(db, words))).map(({ typed, key }) => [typed, key]))
  const corrected = new Map(left.flatMap((one) => (likest.has(one.typed) ? [[one.n, likest.get(one.typed)] as const] : [])))
  if (corrected.size === 0) return undefined
  const read = await readQuestion(db, typed.map((one) => corrected.get(one.n) ?? one.typed).join(' '))
  if (read?.typed.length !== typed.length || read.left.length >= left.length) return undefined
  const matches = read.matches.map((match) =>
    match.places.some((place) => corrected.has(place)) ? { ...match, isGuess: true } : match,
  )
  return { ...read, matches }
}

async function optionsOf(db: Db, { names, isPart }: Match, level: number): Promise<Pick<Understood, 'field' | 'options'>> {
  const goals = await listGoals(db)
  const ofKind = (kind: Name['kind']) => names.filter((name) => name.kind === kind).map(({ id }) => id)
  const named = goals.filter(({ id }) => ofKind('goal').includes(id))
  const skills = (await listSkills(db, ofKind('skill'))).map((skill) => toMeant(skill, level))
  const field = names.find(({ kind }) => kind === 'field')
  if (!field) return { field: null, options: [...named, ...skills].slice(0, mostOptions) }
  const taught = await listSkillsOfField(db, field.id)
  // A skill that is called like a field is meant if it is one of the field's own.
  const [skill] = skills
  if (!isPart && skill && taught.slice(0, mostOptions).some(({ id }) => id === skill.id)) return { field: null, options: [skill] }
  const inField = goals.filter((goal) => isMostly(goal, taught) && !named.includes(goal))
  const isCalledSo = ({ name }: TaughtSkill) => name.toLowerCase().includes(field.name.toLowerCase())
  const others = taught
    .filter(({ id }) => !skills.some((skill) => skill.id === id))
    .sort((a, b) => Number(isCalledSo(b)) - Number(isCalledSo(a)))
    .map((skill) => toMeant(skill, level))
  return { field: field.name, options: [...named, ...inField, ...skills, ...others].slice(0, mostOptions) }
}

const isMostly = ({ skills }: Meant, taught: TaughtSkill[]) =>
  2 * skills.filter(({ skillId }) => taught.some(({ id }) => id === skillId)).length > skills.length

const toMeant = ({ id, name, reach }: TaughtSkill, level: number): Meant => ({
  kind: 'skill',
  id,
  name,
  skills: [{ skillId: id, skillName: name, level: Math.min(levels[level] ?? 1, reach) }],
})

/** The words as they were typed. Where they were counted in another way, without accents and capital letters. */
function wordsOf(text: string, typed: TypedWord[]): (place: number) => string {
  const originals = splitWords(text)
  return (place) => (originals.length === typed.length ? originals[place - 1] : typed.find(({ n }) => n === place)?.typed) ?? ''
}

const splitWords = (text: string) => text.match(/[\p{L}\p{N}\p{M}'’`]+(?:\+\+|#)?/gu) ?? []

/** All texts of some neighbouring words, which may be the name of a skill. */
function spansOf(text: string): string[] {
  const words = splitWords(text.toLowerCase()).slice(0, searchLimits.skills.max)
  return words.flatMap((_, start) => [1, 2, 3, 4].map((length) => words.slice(start, start + length).join(' ')))
}
