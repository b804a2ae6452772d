import type { Skill } from '#contract/skills/skills.ts'

const mostWords = 4
/** Shorter words are in too many names. */
const shortest = 3

/** What to look for: the whole text, then its words, the longest first. */
export function wordsIn(text: string): string[] {
  const words = text.trim().split(/\s+/).filter(Boolean)
  const longestFirst = words.toSorted((a, b) => b.length - a.length).slice(0, mostWords)
  return words.length > 1 ? [text.trim(), ...longestFirst] : words
}

/**
 * The skill that is meant, of those whose names contain the words: the one with just this name, then one that begins with them. Any other
 * counts only for the whole text; "learn" as a part of a search does not mean "Machine learning".
 */
export function namedSkill(skills: Skill[], words: string, isWholeText: boolean): Skill | undefined {
  const wanted = folded(words)
  const exact = skills.find(({ name }) => folded(name) === wanted)
  if (exact || words.length < shortest) return exact
  const first = skills.find(
    ({ name }) => folded(name).startsWith(`${wanted} `) || (isWholeText && folded(name).startsWith(wanted)),
  )
  return first ?? (isWholeText ? skills[0] : undefined)
}

const folded = (text: string) => text.toLocaleLowerCase('en').normalize('NFKD').replaceAll(/\p{M}/gu, '')
