import { levelWords, lightWords } from './light-words.ts'
import { searchLimits } from './limits.ts'

/**
 * How surely a word of the catalogue is meant by a typed word, by the way in which it was found: if the catalogue does not know the typed word, if
 * it does, and if it does and the word is in another script, which asks for courses in its own language before those that it is translated for.
 */
const sureness = {
  typed: [1, 1, 1],
  /** It makes it with its neighbour: "type script". */
  joined: [0.95, 0.95, 0.95],
  form: [0.9, 0.9, 0.9],
  /** Several words that mean the same together. */
  phrase: [0.85, 0.8, 0.5],
  synonym: [0.75, 0.7, 0.45],
  /** One letter more, less or other, in writing or by sound. */
  near: [0.7, 0.4, 0.7],
  longer: [0.65, 0.2, 0.65],
  within: [0.6, 0.6, 0.6],
  alike: [0.4, 0.4, 0.4],
} satisfies Record<string, [number, number, number]>
const otherScript = /[^\p{Script=Latin}\p{N}+#]/u

/** A word of the catalogue that a typed word can mean. */
export interface Candidate {
  word: string
  how: keyof typeof sureness
  courses: number
  /** Whether a skill, a goal or a field is called by it. */
  isNamed: boolean
  /** The synonym of several words that it is in, and which of them it is a form of. */
  phrase: string | null
  part: string | null
}
export interface TypedWord {
  /** Its place among the typed words. */
  n: number
  word: string
  found: Candidate[]
}

/** A word to look for. */
export interface AskedWord {
  /** A course holds as much of a typed word as of its best meaning, of a meaning the sum of its parts, and of a part its best word. */
  group: number
  meaning: number
  part: number
  word: string
  courses: number
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
  /** Whether it only says what one wants, so no courses are found by it. */
  isLight: boolean
  /** The surest first. */
  meant: Meant[]
  weight: number
}
/** A word, or a phrase: a synonym of several words. */
export interface Meant extends Pick<Candidate, 'word' | 'how' | 'courses'> {
  likely: number
  /** Whether a skill, a goal or a field is called so. */
  isTopic: boolean
  /** Each with the words that it is found by. */
  parts: Candidate[][]
}
export interface Meaning {
  /** The typed words in their order. */
  typed: Group[]
  words: AskedWord[]
  /** The weights of all groups together. */
  total: number
  /** How far the lists of words are read. */
  length: number
  /** Whether most of what is asked are words whose lists are not read to the end. */
  isCut: boolean
  /** The level that is wanted, as `course_facets` has it; 0 for any. */
  level: number
  /** The whole text with the words that were taken to be misspelled corrected; undefined where none was. */
  corrected: string | undefined
}

/** Light words only decide between courses that are alike otherwise. */
const lightness = 0.1
/** Words that no skill, goal or field is called by are rather said in passing. */
const inPassing = 0.7

/** What typed words ask for, by the words of the catalogue that they can mean. */
export function understand(typed: TypedWord[], courses: number): Meaning {
  /** The rarer a word is, the more it weighs. */
  const rarityOf = (holding: number) => Math.log(1 + (Math.max(courses - holding, 0) + 0.5) / (holding + 0.5))
  const read = typed.map((one) => ({
    ...one,
    isLight: lightWords.has(one.word) || levelWords.has(one.word),
    meant: meantBy(one),
  }))
  const hasHeavy = read.some(({ isLight, meant }) => !isLight && meant.length > 0)
  const groups = read.map(({ n, word, ...one }): Group => {
    const isLight = hasHeavy && one.isLight
    const meant = one.meant.filter(({ how }) => !isLight || how === 'typed')
    const most = Math.max(1, ...meant.filter(({ likely }) => likely >= 0.5).map(({ courses }) => courses))
    const share = isLight ? lightness : meant.some(({ isTopic }) => isTopic) ? 1 : inPassing
    return { n, typed: word, isLight, meant, weight: meant.length === 0 ? 0 : share * rarityOf(most) }
  })
  const heavy = groups.filter(({ isLight }) => !isLight)
  const total = sum(groups)
  const length = Math.floor(Math.min(searchLimits.results, searchLimits.readOfLists / heavy.flatMap(wordsOf).length))
  const cut = sum(heavy.filter(({ meant }) => meant.some((one) => one.courses > length)))
  const isCut = cut > 0 && cut >= searchLimits.share * total
  const corrected = groups.map(({ typed, meant: [first] }) => (isGuess(first) ? first.word : typed))
  return {
    typed: groups,
    words: groups.flatMap((group) =>
      wordsOf(group).map((one) => ({ ...one, isRead: !group.isLight && (isCut || one.courses <= length) })),
    ),
    total,
    length,
    isCut,
    level: hasHeavy ? (typed.flatMap(({ word }) => levelWords.get(word) ?? []).at(-1) ?? 0) : 0,
    corrected: groups.some(({ meant: [first] }) => isGuess(first)) ? corrected.join(' ') : undefined,
  }
}

const sum = (groups: { weight: number }[]) => groups.reduce((total, { weight }) => total + weight, 0)
const isGuess = (first: Meant | undefined): first is Meant =>
  (first?.how === 'near' || first?.how === 'alike') && first.courses > 0

const wordsOf = ({ n: group, meant, weight }: Group) =>
  meant.flatMap(({ likely, parts }, meaning) =>
    parts.flatMap((candidates, part) =>
      candidates.map(({ word, courses }) => ({ group, meaning, part, word, courses, weight: (likely * weight) / parts.length })),
    ),
  )

/** The surest first. A phrase needs all its words, apart from light ones, and is as common as the rarest of them. */
function meantBy({ word: typed, found }: TypedWord): Meant[] {
  const isOtherScript = otherScript.test(typed)
  const isKnown = found.some(({ how }) => how === 'typed' || how === 'form' || (isOtherScript && how === 'longer'))
  const likelyBy = (how: Candidate['how']) => sureness[how][isKnown ? (isOtherScript ? 2 : 1) : 0]
  const meant = [...Map.groupBy(found, ({ phrase, word }) => phrase ?? word)].flatMap(([word, candidates]) => {
    const [surest] = candidates.toSorted((a, b) => likelyBy(b.how) - likelyBy(a.how))
    if (!surest) return []
    const names = new Set(surest.phrase?.split(' ').filter((name) => !lightWords.has(name)))
    const parts = surest.phrase ? [...names].map((name) => candidates.filter(({ part }) => part === name)) : [[surest]]
    if (parts.length === 0 || parts.some((forms) => forms.length === 0)) return []
    const how = surest.phrase ? 'phrase' : surest.how
    const courses = Math.min(...parts.map((forms) => Math.max(...forms.map((one) => one.courses))))
    const isTopic = parts.every((forms) => forms.some(({ isNamed }) => isNamed))
    return { word, how, courses, likely: likelyBy(how), isTopic, parts }
  })
  return meant.sort((a, b) => b.likely - a.likely || b.courses - a.courses).slice(0, searchLimits.meanings)
}
