import { levelWords, lightWords } from './light-words.ts'
import { searchLimits } from './limits.ts'

/** How surely a word of the catalogue is meant by a typed word, by the way in which it was found. */
const sureness = {
  typed: 1,
  /** It makes it with its neighbour: "type script". */
  joined: 0.95,
  form: 0.9,
  /** Several words that mean the same together. */
  phrase: 0.85,
  synonym: 0.75,
  /** One letter more, less or other, in writing or by sound. */
  near: 0.7,
  longer: 0.65,
  within: 0.6,
  alike: 0.4,
}
/** Beside a word that the catalogue knows. */
const besideKnown: Partial<typeof sureness> = { phrase: 0.8, synonym: 0.7, longer: 0.2, near: 0.4 }

/** A word in another script asks for courses in its language first, then for those that it is translated for. */
const besideOwnScript: Partial<typeof sureness> = { phrase: 0.5, synonym: 0.45 }
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
  /** The names of skills, goals and fields that it makes with its neighbours ("machine learning"): the places of their first and last word. */
  names: [first: number, last: number][]
  found: Candidate[]
}

/** A word to look for. Of the words of a group, the one that says most about a course counts. */
export interface AskedWord {
  group: number
  /** The synonym that it is a part of, and which part; 0 for a word that means the typed one by itself. A course holds as much of a phrase as of its parts. */
  phrase: number
  part: number
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
  /** Whether courses are found by it: it is not light, or it is a part of a name. */
  isHeavy: boolean
  /** The surest first. A phrase is one of them. */
  meant: Meant[]
  weight: number
}
export interface Meaning {
  /** The typed words in their order. */
  typed: Group[]
  words: AskedWord[]
  /** The weights of all groups together. */
  total: number
  /** How many lists are read, and how far. */
  lists: number
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

export interface Meant extends Pick<Candidate, 'word' | 'how' | 'courses'> {
  likely: number
  /** Whether a skill, a goal or a field is called so. */
  isTopic: boolean
  /** The words of a phrase, each with the words that its parts are found by, and how much of the phrase each part is. */
  parts?: { share: number; candidates: Candidate[] }[]
}

/** Light words only decide between courses that are alike otherwise. */
const lightness = 0.1
/** Words that no skill, goal or field is called by are rather said in passing. */
const inPassing = 0.7

/** What typed words ask for, by the words of the catalogue that they can mean. */
export function understand(typed: TypedWord[], courses: number): Meaning {
  const isLight = ({ word }: TypedWord) => lightWords.has(word) || levelWords.has(word)
  const hasHeavy = typed.some((one) => !isLight(one) && toGroup(one, false, false, courses).meant.length > 0)
  // Anyone can make a skill, so a name of light words alone changes nothing.
  const isInName = ({ names }: TypedWord) =>
    names.some(([first, last]) => typed.some((other) => other.n >= first && other.n <= last && !isLight(other)))
  const groups = typed.map((one) => toGroup(one, hasHeavy && isLight(one), isInName(one), courses))
  const heavy = groups.filter((one) => one.isHeavy && one.meant.length > 0)
  const total = sum(groups)
  const lists = heavy.flatMap(({ meant }) =>
    meant.flatMap(({ word, parts }) => parts?.flatMap(({ candidates }) => candidates.map((one) => one.word)) ?? [word]),
  )
  const length = Math.floor(Math.min(searchLimits.listLength, searchLimits.readOfLists / lists.length))
  const cut = heavy.filter(({ meant }) => meant.some((one) => one.courses > length))
  const isCut = cut.length > 0 && sum(cut) >= searchLimits.share * total
  const words = groups.flatMap((group) =>
    askedWords(group, group.isHeavy && (isCut || !cut.includes(group)), isCut ? Infinity : length),
  )
  const corrected = groups.map(({ typed, meant: [first] }) => (isGuess(first) ? first.word : typed))
  return {
    typed: groups,
    words,
    total,
    lists: lists.length,
    length,
    isCut,
    isPartlyRead: words.some(({ isRead }) => !isRead) || (cut.length > 0 && heavy.length > 1),
    level: hasHeavy ? (typed.flatMap(({ word }) => levelWords.get(word) ?? []).at(-1) ?? 0) : 0,
    corrected: groups.some(({ meant: [first] }) => isGuess(first)) ? corrected.join(' ') : undefined,
  }
}

const sum = (groups: { weight: number }[]) => groups.reduce((total, { weight }) => total + weight, 0)
const isGuess = (first: Meant | undefined): first is Meant =>
  (first?.how === 'near' || first?.how === 'alike') && first.courses > 0

/** Of a phrase, the lists of common parts are only read if those of all words are. */
function askedWords({ n, meant, weight }: Group, isRead: boolean, longest: number): AskedWord[] {
  return meant.flatMap(({ word, likely, parts }, phrase) =>
    !parts
      ? { group: n, phrase: 0, part: 0, word, weight: likely * weight, isRead }
      : parts.flatMap(({ share, candidates }, part) =>
          candidates.map(({ word, courses }) => {
            const place = { group: n, phrase: phrase + 1, part }
            return { ...place, word, weight: likely * weight * share, isRead: isRead && courses <= longest }
          }),
        ),
  )
}

/** Each word once. The rarer it is, the more it weighs. */
function toGroup({ n, word: typed, found }: TypedWord, isLight: boolean, isInName: boolean, courses: number): Group {
  const rarityOf = (holding: number) => Math.log(1 + (Math.max(courses - holding, 0) + 0.5) / (holding + 0.5))
  const isOtherScript = otherScript.test(typed)
  const isKnown = found.some(({ how }) => how === 'typed' || how === 'form' || (isOtherScript && how === 'longer'))
  const beside = isKnown ? (isOtherScript ? besideOwnScript : besideKnown) : {}
  const words = found
    .filter(({ how, phrase }) => !phrase && (!isLight || how === 'typed'))
    .map(({ word, how, courses, isNamed }) => ({ word, how, courses, isTopic: isNamed }))
  const meant: Meant[] = [...words, ...(isLight ? [] : toPhrases(found, rarityOf))]
    .map((one) => ({ ...one, likely: beside[one.how] ?? sureness[one.how] }))
    .sort((a, b) => b.likely - a.likely || b.courses - a.courses)
    .filter(({ word }, index, all) => all.findIndex((one) => one.word === word) === index)
    .slice(0, searchLimits.meanings)
  const most = Math.max(1, ...meant.filter(({ likely }) => likely >= 0.5).map((one) => one.courses))
  const isHeavy = !isLight || isInName
  const share = isHeavy ? (meant.some(({ isTopic }) => isTopic) ? 1 : inPassing) : lightness
  return { n, typed, isLight, isHeavy, meant, weight: meant.length === 0 ? 0 : share * rarityOf(most) }
}

/** The synonyms of several words of which the catalogue has all. Such a phrase is as common as its rarest part. */
function toPhrases(found: Candidate[], rarityOf: (courses: number) => number): Omit<Meant, 'likely'>[] {
  const phrases = Map.groupBy(
    found.filter(({ phrase }) => phrase),
    ({ phrase }) => phrase ?? '',
  )
  return [...phrases].flatMap(([word, candidates]) => {
    const names = [...new Set(word.split(' ').filter((name) => !lightWords.has(name)))]
    const parts = names.map((name) => candidates.filter(({ part }) => part === name))
    if (parts.length === 0 || parts.some((forms) => forms.length === 0)) return []
    const commons = parts.map((forms) => Math.max(...forms.map(({ courses }) => courses)))
    const total = commons.reduce((sum, courses) => sum + rarityOf(courses), 0)
    const shares = commons.map((courses) => rarityOf(courses) / total)
    return {
      word,
      how: 'phrase' as const,
      courses: Math.min(...commons),
      isTopic: parts.every((forms) => forms.some(({ isNamed }) => isNamed)),
      parts: parts.map((candidates, index) => ({ share: shares[index] ?? 0, candidates })),
    }
  })
}
