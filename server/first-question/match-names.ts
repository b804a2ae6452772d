import { lightWords, type TypedWord } from '#server/courses/index.ts'

/** A name of `search_names`, with its words. */
export interface Name {
  kind: 'goal' | 'skill' | 'field'
  id: number
  name: string
  words: string[]
}

export interface Match {
  /** Which of the typed words it is about. */
  places: number[]
  /** Whether words were corrected or replaced. */
  isGuess: boolean
  /** Whether these words may well mean something else. */
  isUnsure: boolean
  /** Whether the names have other words too. */
  isPart: boolean
  /** The names that fit alike. */
  names: Name[]
}

/** With less, a word of the catalogue is not taken to be meant. */
const leastLikely = 0.5
const asTyped = 0.9
const unsure = 0.7

/** Besides the words that the search takes lightly: they say how or why somebody wants to learn. */
const questionWords = new Set(
  `better career certificate certification daily easily easy fast grow hobby home improve job just jobs month months myself own path plan please quick
  quickly really skill skills take team understand week weeks well work year years`.split(/\s+/),
)

interface Fit {
  name: Known
  places: number[]
  /** The more words it explains, and the more surely, the better. */
  weight: number
  isGuess: boolean
  isUnsure: boolean
  /** Whether all words of the name are among the typed ones, apart from light ones. */
  isFull: boolean
  /** Of a goal, the light words that were not typed: "business" is rather the field than "Start a business". */
  lightMissing: number
}

/**
 * Finds the names that the typed words mean. Names of which all words were typed come first, the most words at once; then, only if every
 * typed word finds its place in one, names of which some were typed ("web": "Web developer").
 */
export function matchNames(typed: TypedWord[], names: Name[]): { matches: Match[]; left: TypedWord[] } {
  const asked = typed.filter((one) => !one.isLight && !questionWords.has(one.typed)).map(toAsked)
  const known = names.map((name) => ({ ...name, content: contentOf(name) }))
  const full = pickAll(asked, typed, known, ({ isFull }) => isFull)
  if (full.left.length === 0) return full
  const some = pickAll(full.left, typed, known, ({ isGuess }) => !isGuess)
  if (some.left.length === 0) return { matches: inOrder([...full.matches, ...some.matches]), left: [] }
  // Where words are left over, a field that was only guessed says too little: "time management" is no business.
  const vague = full.matches.filter(({ isGuess, names: [first] }) => isGuess && first?.kind === 'field')
  const isVague = ({ n }: TypedWord) => vague.some(({ places }) => places.includes(n))
  return {
    matches: full.matches.filter((match) => !vague.includes(match)),
    left: asked.filter((one) => full.left.includes(one) || isVague(one)),
  }
}

function pickAll(asked: Asked[], typed: TypedWord[], known: Known[], isWanted: (fit: Fit) => boolean) {
  const matches: Match[] = []
  let left = asked
  let fits: Fit[]
  let names = known
  do {
    fits = names.flatMap((name) => fitOf(name, left, typed) ?? [])
    // With fewer words left, no other name fits.
    names = fits.map(({ name }) => name)
    const best = pick(fits.filter(isWanted))
    const [first] = best
    if (!first) break
    const { places, isGuess, isUnsure, isFull } = first
    matches.push({ places, isGuess, isUnsure, isPart: !isFull, names: best.map(({ name }) => name) })
    left = left.filter(({ n }) => !places.includes(n))
  } while (left.length > 0)
  return { matches: inOrder(matches), left }
}

const inOrder = (matches: Match[]) => matches.toSorted((a, b) => Math.min(...a.places) - Math.min(...b.places))

/** The best, and all that fit just as well. */
function pick(fits: Fit[]): Fit[] {
  const [top] = fits.toSorted(byRank)
  if (!top) return []
  // The longer name of a skill, which anyone may have made, does not replace the goal that is named in full.
  const goal = fits
    .filter(({ name, isFull, places, isGuess }) => name.kind === 'goal' && isFull && !isGuess && places.length > 1)
    .sort(byRank)
    .find(({ places }) => places.length < top.places.length && places.every((place) => top.places.includes(place)))
  const best = goal ?? top
  const alike = fits.filter((one) => byRank(one, best) === 0 && `${one.places}` === `${best.places}`)
  return ofBestKind(withoutTwins(alike))
}

const byRank = (a: Fit, b: Fit): number =>
  b.weight - a.weight || Number(b.isFull) - Number(a.isFull) || a.lightMissing - b.lightMissing

/** Two guesses count for little more than one word that was typed, and no way to guess is better than the other. */
const weightOf = (likely: number) => (likely >= asTyped ? Math.round(100 * likely) : likely >= unsure ? 60 : 30)

/** Skills with the same words, such as "SQL" and "The SQL!": the one with the fewest words, then the first that was made. */
function withoutTwins(fits: Fit[]): Fit[] {
  const sorted = fits.toSorted((a, b) => a.name.words.length - b.name.words.length || a.name.id - b.name.id)
  const seen = new Set<string>()
  return sorted.filter(({ name }) => {
    const key = `${name.kind} ${name.content.toSorted()}`
    return !seen.has(key) && seen.add(key)
  })
}

/** A goal that is named as it is called leaves no choice: it is an Admin's. */
const ofBestKind = (fits: Fit[]) => {
  const goals = fits.filter(({ name, places, weight }) => name.kind === 'goal' && weight === 100 * places.length)
  return goals.length > 0 ? goals : fits
}

/** A typed word, with how likely it means other words and phrases. */
interface Asked extends TypedWord {
  words: Map<string, number>
  phrases: { words: string[]; likely: number }[]
}
/** A name, with the words of it that count. */
interface Known extends Name {
  content: string[]
}

function toAsked(one: TypedWord): Asked {
  const phrases = one.meant.filter(({ word }) => word.includes(' '))
  return {
    ...one,
    words: new Map(one.meant.map(({ word, likely }) => [word, likely])),
    phrases: phrases.map(({ word, likely }) => ({ likely, words: word.split(' ').filter((part) => !lightWords.has(part)) })),
  }
}

const contentOf = ({ words }: Name) => {
  const content = words.filter((word) => !lightWords.has(word))
  return [...new Set(content.length > 0 ? content : words)]
}

/** How the name fits the words that are left; undefined if none of them is in it. */
function fitOf(name: Known, left: Asked[], typed: TypedWord[]): Fit | undefined {
  const { content } = name
  const places = new Map<number, number>()
  const likely: number[] = []
  for (const [index, word] of content.entries()) {
    const found = placesOf(word, content, index, left, places)
    if (!found) continue
    likely.push(found.likely)
    for (const place of found.places) places.set(place, Math.max(found.likely, places.get(place) ?? 0))
  }
  if (places.size === 0) return undefined
  const light = name.kind === 'goal' ? name.words.filter((word) => !content.includes(word)) : []
  return {
    name,
    places: [...places.keys()].sort((a, b) => a - b),
    weight: [...places.values()].reduce((sum, one) => sum + weightOf(one), 0),
    isGuess: Math.min(...likely) < asTyped,
    isUnsure: Math.min(...likely) < unsure,
    isFull: likely.length === content.length,
    lightMissing: light.filter((word) => !typed.some((one) => one.typed === word)).length,
  }
}

/** Where a word of a name is among the typed words: the likeliest place. Several words may mean it together ("version control": Git). */
function placesOf(word: string, content: string[], index: number, left: Asked[], taken: ReadonlyMap<number, number>) {
  const likelyAt = left.map((one) => likelihood(one, word, content, index))
  const likely = Math.max(...likelyAt)
  if (likely < leastLikely) return undefined
  const free = left.findIndex(({ n }, at) => likelyAt[at] === likely && !taken.has(n))
  const at = free >= 0 ? free : likelyAt.indexOf(likely)
  if (likely === 1) return { likely, places: [left[at]?.n ?? 0] }
  let [first, last] = [at, at]
  while (likelyAt[first - 1] === likely) first--
  while (likelyAt[last + 1] === likely) last++
  return { likely, places: left.slice(first, last + 1).map(({ n }) => n) }
}

function likelihood({ words, phrases }: Asked, word: string, content: string[], index: number): number {
  const held = phrases.filter(({ words }) => holds(content, index, words))
  return Math.max(words.get(word) ?? 0, ...held.map(({ likely }) => likely))
}

/** Whether the words of a phrase stand around the place `index` of a name. */
const holds = (content: string[], index: number, words: string[]) =>
  content.some(
    (_, start) =>
      words.length > 0 &&
      start <= index &&
      index < start + words.length &&
      words.every((word, offset) => content[start + offset] === word),
  )
