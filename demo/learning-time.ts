import { composeBook, wordsIn } from './books/compose-book.ts'
import { articleTextOf } from './content/articles/index.ts'
import { type DemoCourse, type MaterialUse, materialsOf } from './content/index.ts'
import { planFilm } from './films/plan-film.ts'
import { type Block, readBlocks, wordsInBlocks } from './text/read-blocks.ts'

/** Reading to learn is slower than reading a novel. */
const wordsPerMinute = 150
/** For the exercise under "Try it" at the end of an article. */
const tryItMinutes = 5
/** For each numbered exercise of a book. */
const exerciseMinutes = 3
/** All numbered items of such a book are exercises; in other books only those of the chapter with that name. */
const workbook = /exercises|questions|problems|drawings/i
const minutesPerPoint = 2
const pointsPerLevel = 10

/** A film is watched, stopped for its "Your turn", and watched again. */
export const videoMinutes = (name: string) => Math.ceil((3 * planFilm(name).seconds) / 60)

/** The time to read an article and to do the exercise under "Try it". */
export function articleMinutes(name: string): number {
  const blocks = readBlocks(articleTextOf(name))
  return readingMinutes(wordsInBlocks(blocks)) + (blocks.some(isTryIt) ? tryItMinutes : 0)
}

/** A book is read, and its exercises are done. */
export function bookMinutes(use: MaterialUse<'book'>): number {
  const book = composeBook(use)
  const exercises = book.chapters
    .filter(({ title }) => title === 'Exercises' || workbook.test(book.title))
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'steps' ? block.items : [])))
  return readingMinutes(wordsIn(book)) + exercises.length * exerciseMinutes
}

/** How many minutes each material takes, by key. */
export const learningMinutes = (): Map<string, number> =>
  new Map([
    ...materialsOf('video').map(({ material: { key, name } }) => [key, videoMinutes(name)] as const),
    ...materialsOf('article').map(({ material: { key, name } }) => [key, articleMinutes(name)] as const),
    ...materialsOf('book').map((use) => [use.material.key, bookMinutes(use)] as const),
  ])

/** A point for every two minutes and ten points for each level that a course teaches, rounded to tens. */
export function priceOf({ isFree, materials, skills }: DemoCourse, minutes: Map<string, number>): number {
  if (isFree) return 0
  const time = materials.reduce((sum, { key }) => sum + (minutes.get(key) ?? 0), 0)
  const levels = skills.reduce((sum, { level }) => sum + level, 0)
  return 10 * Math.round((time / minutesPerPoint + levels * pointsPerLevel) / 10)
}

const readingMinutes = (words: number) => Math.ceil(words / wordsPerMinute)
const isTryIt = (block: Block) => block.kind === 'heading' && block.text === 'Try it'
