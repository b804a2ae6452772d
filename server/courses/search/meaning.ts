import { levelWords, lightWords } from './light-words.ts'
import { searchLimits } from './limits.ts'

/** How surely a word of the catalogue is meant by a typed word, by the way in which it was found. */
const sureness = {
  typed: 1,
  /** It makes it with its neighbour: "type script". */
  joined: 0.95,
  form: 0.9,
  /** Several words that mean the same together, which are no word of the catalogue. */
  phrase: 0.85,
  synonym: 0.75,
  /** One letter more, less or other, in writing or by sound. */
  near: 0.7,
  longer: 0.65,
  within: 0.6,
  wordOfPhrase: 0.4,
  alike: 0.4,
}
/** Beside a word that the catalogue knows. */
const besideKnown: Partial<typeof sureness> = { longer: 0.2, near: 0.4 }

/** A word of the catalogue that a typed word can mean. */
export interface Candidate {
  word: string
  how: keyof typeof sureness
  courses: number
}
export interface TypedWord {
  /** Its place among the typed words. */
  n: number
  word: string
  found: Candidate[]
}

/** A word to look for. Of the words of a group, the one that says most about a course counts. */
export interface AskedWord {
  group: number
  word: string
  /** How much of the question a course fulfils that holds the word. */
  weight: number
  /** Whether its courses are read. Otherwise it is looked up in the courses of other words. */
  isRead: boolean
}
/** A typed word with what it means. */
export interface Group {
  /** Its place among the typed words. */
  n: number
  typed: string
  /** Whether it only says what one wants. */
  isLight: boolean
  /** The surest first. */
  meant: Meant[]
  weight: number
}
export interface Meaning {
  /** The typed words in their order. */
  typed: Group[]
  words: AskedWord[]
  /** The weights of all groups together. */
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

export interface Meant extends Candidate {
  likely: number
}

/** Light words only decide between courses that are alike otherwise. */
const lightness = 0.1

/** What typed words ask for, by the words of the catalogue that they can mean. */
export function understand(typed: TypedWord[], courses: number): Meaning {
  const isLight = ({ word }: TypedWord) => lightWords.has(word) || levelWords.has(word)
  const hasHeavy = typed.some((one) => !isLight(one) && one.found.length > 0)
  const groups = typed.map((one) => toGroup(one, hasHeavy && isLight(one), courses))
  const heavy = groups.filter((one) => !one.isLight && one.meant.length > 0)
  const total = sum(groups)
  const length = Math.floor(Math.min(searchLimits.listLength, searchLimits.readOfLists / heavy.length))
  const cut = heavy.filter(({ meant }) => meant.some((one) => one.courses > length))
  const isCut = cut.length > 0 && sum(cut) >= searchLimits.share * total
  const words = groups.flatMap((group) =>
    group.meant.map(({ word, likely }) => ({
      group: group.n,
      word,
      weight: likely * group.weight,
      isRead: !group.isLight && (isCut || !cut.includes(group)),
    })),
  )
  const corrected = groups.map(({ typed, meant: [first] }) => (isGuess(first) ? first.word : typed))
  return {
    typed: groups,
    words,
    total,
    length,
    isCut,
    isPartlyRead: words.some(({ isRead }) => !isRead) || (cut.length > 0 && heavy.length > 1),
    level: hasHeavy ? (typed.flatMap(({ word }) => levelWords.get(word) ?? []).at(-1) ?? 0) : 0,
    corrected: groups.some(({ meant: [first] }) => isGuess(first)) ? corrected.join(' ') : undefined,
  }
}

const sum = (groups: { weight: number }[]) => groups.reduce((total, { weight }) => total + weight, 0)
const isGuess = (first: Meant | undefined): first is Meant => first?.how === 'near' || first?.how === 'alike'

/** Each word once. The rarer it is, the more it weighs. */
function toGroup({ n, word: typed, found }: TypedWord, isLight: boolean, courses: number): Group {
  const isKnown = found.some(({ how }) => how === 'typed' || how === 'form')
  const meant = found
    .filter(({ how }) => !isLight || how === 'typed')
    .map((one) => ({ ...one, likely: (isKnown && besideKnown[one.how]) || sureness[one.how] }))
    .sort((a, b) => b.likely - a.likely || b.courses - a.courses)
    .filter(({ word }, index, all) => all.findIndex((one) => one.word === word) === index)
  const most = Math.max(1, ...meant.filter(({ likely }) => likely >= 0.5).map((one) => one.courses))
  const rarity = Math.log(1 + (Math.max(courses - most, 0) + 0.5) / (most + 0.5))
  return { n, typed, isLight, meant, weight: meant.length === 0 ? 0 : rarity * (isLight ? lightness : 1) }
}
