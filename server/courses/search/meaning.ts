import { levelWords, lightWords } from './light-words.ts'
import { searchLimits } from './limits.ts'
import { likeness } from './spelling.ts'

type How = 'typed' | 'form' | 'joined' | 'longer' | 'near' | 'parts' | 'shorter' | 'within' | 'alike'

/** A word of the catalogue that a typed word can mean. */
export interface Candidate {
  word: string
  how: How
  /** The second of two parts. */
  rest: string | null
  courses: number
}
export interface TypedWord {
  /** Its place among the typed words. */
  n: number
  word: string
  found: Candidate[]
}
/** So many words from place `n` on also mean these. */
export interface Synonym {
  n: number
  words: number
  meant: string[]
  /** All forms of the words of `meant`. */
  forms: string[]
}

/** A word to look for. Of the words of a group, the one that says most about a course counts. */
export interface AskedWord {
  group: number
  word: string
  /** Multiplied with what the word says about a course. */
  weight: number
  /** How much of the question a course fulfils that holds the word. 0: it only changes the order. */
  share: number
  /** Whether its courses are read. Otherwise it is looked up in the courses of other words. */
  isRead: boolean
}
export interface Meaning {
  /** The typed words in their order. */
  typed: Group[]
  words: AskedWord[]
  /** The shares of all groups together. */
  total: number
  /** How far the list of a word is read. */
  length: number
  /** Whether courses are found by words whose lists are not read to the end. */
  isCut: boolean
  /** Whether the lists that are read do not say all that a course holds. */
  isPartlyRead: boolean
  /** The level that is wanted, as `course_facets` has it; 0 for any. */
  level: number
  /** The whole text with the words that were taken to be misspelled corrected; undefined where none was. */
  corrected: string | undefined
}

export interface Meant {
  word: string
  /** How surely it is meant, from 0 to 1. */
  likely: number
  courses: number
}
export interface Group {
  n: number
  typed: string
  /** Whether it only says what one wants. */
  isLight: boolean
  /** The surest first; of a light word, only that. */
  meant: Meant[]
  rarity: number
}

const weights = {
  form: 0.9,
  joined: 0.95,
  part: 0.5,
  twoParts: 0.9,
  synonym: 0.75,
  phrase: 0.85,
  wordOfPhrase: 0.4,
  alike: 0.4,
  light: 0.1,
  together: 0.4,
}

/** What typed words ask for, by the words of the catalogue that they can mean. */
export function understand(typed: TypedWord[], synonyms: Synonym[], courses: number): Meaning {
  const isLight = ({ word }: { word: string }) => lightWords.has(word) || levelWords.has(word)
  const found = typed.map((one) => best([...meantBy(one), ...joinedWith(typed, one), ...synonymsOf(synonyms, one)]))
  const onlyLight = typed.every((one, index) => isLight(one) || found[index]?.length === 0)
  const groups = typed.map((one, index): Group => {
    const isLightOne = !onlyLight && isLight(one)
    const meant = (found[index] ?? []).slice(0, isLightOne ? 1 : undefined)
    return { n: one.n, typed: one.word, isLight: isLightOne, meant, rarity: rarity(meant, courses) }
  })
  const known = groups.filter(({ meant }) => meant.length > 0)
  const asked = known.filter((group) => !group.isLight)
  const total = sum(asked.map((group) => group.rarity))
  const length = Math.min(searchLimits.listLength, searchLimits.readOfLists / asked.length)
  const cut = asked.filter(({ meant }) => meant.some((one) => one.courses > length))
  const isCutShort = sum(cut.map((group) => group.rarity)) >= searchLimits.share * total
  const levels = onlyLight ? [] : typed.flatMap(({ word }) => levelWords.get(word) ?? [])
  const words = known.flatMap((group) =>
    group.meant.map(({ word, likely }) => ({
      group: group.n,
      word,
      weight: likely * group.rarity * (group.isLight ? weights.light : 1),
      share: group.isLight ? 0 : likely * group.rarity,
      isRead: !group.isLight && (isCutShort || !cut.includes(group)),
    })),
  )
  return {
    typed: groups,
    words: [...words, ...neighbours(known), ...wholes(groups, total)],
    total,
    length: Math.floor(length),
    isCut: isCutShort && cut.length > 0,
    isPartlyRead: words.some(({ isRead }) => !isRead) || (cut.length > 0 && asked.length > 1),
    level: levels.at(-1) ?? 0,
    corrected: correct(typed, groups),
  }
}

/** The rarer a word, the more it says. */
function rarity(meant: Meant[], courses: number): number {
  const sure = meant.filter(({ likely }) => likely >= 0.5)
  const most = Math.max(1, ...(sure.length > 0 ? sure : meant).map((one) => one.courses))
  return Math.log(1 + (Math.max(courses - most, 0) + 0.5) / (most + 0.5))
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const isKnown = ({ found }: TypedWord) => found.some(({ how }) => how === 'typed' || how === 'form')

/** The words of the catalogue that a typed word can mean, as far as they are known. */
export function meantBy({ word: typed, found }: TypedWord): Meant[] {
  const of = (how: How) => found.filter((one) => one.how === how)
  const [same, forms] = [of('typed'), of('form')]
  const most = Math.max(0, ...[...same, ...forms].map(({ courses }) => courses))
  const meant: Meant[] = [
    ...same.map((one) => ({ ...one, likely: 1 })),
    ...forms.map((one) => ({ ...one, likely: weights.form })),
  ]
  const longer = of('longer').map((one) => {
    const part = typed.length / one.word.length
    return { ...one, likely: same.length > 0 ? 0.35 * part : 0.45 + 0.45 * part }
  })
  const near = of('near')
    .map((one) => ({ ...one, likely: likeness(typed, one.word) }))
    .filter(({ likely }) => likely > 0)
    .sort((a, b) => b.likely - a.likely || b.courses - a.courses)
  meant.push(...longer)
  // A word that few courses hold may itself be a misspelling.
  if (meant.length > longer.length) {
    const others = near.map((one) => ({ ...one, likely: one.likely * (one.courses >= 10 ? 0.75 : 0.4) }))
    return most > 3 ? meant : [...meant, ...others]
  }
  meant.push(...near.slice(0, 5), ...of('parts').flatMap(toParts))
  if (meant.length > 0) return meant
  const shorter = of('shorter').map((one) => ({ ...one, likely: (0.7 * one.word.length) / typed.length }))
  if (shorter.length > 0) return shorter
  const within = of('within').map((one) => ({ ...one, likely: 0.4 + (0.4 * typed.length) / one.word.length }))
  return within.length > 0 ? within : of('alike').map((one) => ({ ...one, likely: weights.alike }))
}

const toParts = ({ word, rest, courses }: Candidate): Meant[] => [
  { word: `${word} ${rest}`, likely: weights.twoParts, courses: 1 },
  { word, likely: weights.part, courses },
  { word: rest ?? '', likely: weights.part, courses },
]

/** "Type Script": the word that a word makes with the next or the one before it. */
const joinedWith = (typed: TypedWord[], { n }: TypedWord): Meant[] =>
  typed
    .filter((one) => one.n === n || one.n === n - 1)
    .flatMap(({ found }) => found.filter(({ how, word }) => how === 'joined' && word.length >= 5))
    .map((one) => ({ ...one, likely: weights.joined }))

const synonymsOf = (synonyms: Synonym[], { n }: TypedWord): Meant[] =>
  synonyms
    .filter((one) => one.n <= n && n < one.n + one.words)
    .flatMap(({ meant, forms }) => {
      const words = forms.filter((word) => !lightWords.has(word))
      if (meant.length === 1) return words.map((word) => ({ word, likely: weights.synonym, courses: 1 }))
      const phrase = { word: meant.join(' '), likely: weights.phrase, courses: 1 }
      return [phrase, ...words.map((word) => ({ word, likely: weights.wordOfPhrase, courses: 1 }))]
    })

/** Each word once, as surely as it is meant at most. */
function best(meant: Meant[]): Meant[] {
  const byWord = new Map<string, Meant>()
  for (const one of meant) if (one.likely > (byWord.get(one.word)?.likely ?? 0)) byWord.set(one.word, one)
  return [...byWord.values()].sort((a, b) => b.likely - a.likely)
}

/** Names that hold two words side by side, as they are typed. */
const neighbours = (groups: Group[]): AskedWord[] =>
  groups.flatMap((group, index) => {
    const next = groups[index + 1]
    if (!next || next.n !== group.n + 1 || (group.isLight && next.isLight)) return []
    const weight = weights.together * (lightened(group) + lightened(next))
    return [{ group: 1000 + group.n, word: `${group.meant[0]?.word} ${next.meant[0]?.word}`, weight, share: 0, isRead: true }]
  })
const lightened = ({ rarity, isLight }: Group) => rarity * (isLight ? weights.light : 1)

/** Names that are just what is typed, with and without the light words. */
const wholes = (groups: Group[], total: number): AskedWord[] =>
  [groups, groups.filter(({ isLight }) => !isLight)]
    .map((some) => `=${some.map(({ typed, meant }) => meant[0]?.word ?? typed).join(' ')}`)
    .map((word, index) => ({ group: 2000 + index, word, weight: weights.together * total, share: 0, isRead: true }))
    .filter(({ word }, index, all) => all.findIndex((one) => one.word === word) === index)

function correct(typed: TypedWord[], groups: Group[]): string | undefined {
  const isMisspelled = (one: TypedWord, { meant, isLight }: Group) => {
    const how = one.found.find(({ word }) => word === meant[0]?.word)?.how
    return !isLight && !isKnown(one) && (how === 'near' || how === 'alike' || meant[0]?.word.includes(' '))
  }
  const corrected = groups.map((group, index) => {
    const one = typed[index]
    return one && isMisspelled(one, group) ? (group.meant[0]?.word ?? group.typed) : group.typed
  })
  return corrected.some((word, index) => word !== groups[index]?.typed) ? corrected.join(' ') : undefined
}
