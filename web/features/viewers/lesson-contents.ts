import type { Block, LessonText } from '#contract/materials/lesson-text.ts'
import { plainText } from '#contract/materials/read-lesson.ts'

export interface LessonHeading {
  /** Of its element: unique in the lesson, and made from its words. */
  id: string
  name: string
  /** How many headings it is under, however many levels lie between them. */
  depth: number
  /** Its place among the blocks of the lesson. */
  block: number
}

type Heading = Extract<Block, { type: 'heading' }>

const longestId = 60

/** The table of contents: all headings that are not empty. */
export function headingsOf({ content }: LessonText): LessonHeading[] {
  const headings: LessonHeading[] = []
  const taken = new Set<string>()
  const around: number[] = []
  for (const [place, block] of content.entries()) {
    if (block.type !== 'heading') continue
    const name = nameOf(block)
    if (!name) continue
    const { level } = block.attrs
    while ((around.at(-1) ?? 0) >= level) around.pop()
    headings.push({ id: uniqueId(name, taken), name, depth: around.length, block: place })
    around.push(level)
  }
  return headings
}

/** Its words, or the TeX of a heading that is only a formula. */
function nameOf(heading: Heading): string {
  const words = plainText(heading).replaceAll(/\s+/g, ' ').trim()
  return words || (heading.content ?? []).map((part) => (part.type === 'formula' ? part.attrs.tex : '')).join('')
}

/** Begins like no id of the page, because authors choose the words. */
function uniqueId(name: string, taken: Set<string>): string {
  const words = name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  const id = `lesson-${words.replaceAll(/^-|-$/g, '')}`.slice(0, longestId)
  let unique = id
  for (let number = 2; taken.has(unique); number++) unique = `${id}-${number}`
  taken.add(unique)
  return unique
}
