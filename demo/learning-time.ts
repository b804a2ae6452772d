import { countWords, readingMinutes } from '#contract/materials/read-lesson.ts'
import { composeArticle } from './articles/compose-article.ts'
import { composeBook } from './books/compose-book.ts'
import { demoChecks, listQuestions } from './content/checks/index.ts'
import { type DemoCourse, findMaterials, type MaterialUse } from './content/index.ts'
import { planFilm } from './films/plan-film.ts'
import { composeLesson } from './lessons/compose-lesson.ts'
import { exerciseMinutesIn, exercisePart } from './text/exercises.ts'
import { type Block, wordsInBlocks } from './text/read-blocks.ts'

const wordsPerMinute = 200
const minutesPerQuestion = 1.5

export interface LearningTime {
  reading: number
  /** As the text itself says. */
  exercises: number
}

const sumTime = (blocks: Block[]): LearningTime => ({
  reading: Math.ceil(wordsInBlocks(blocks) / wordsPerMinute),
  exercises: exerciseMinutesIn(blocks),
})

const sum = ({ reading, exercises }: LearningTime) => reading + exercises

export const articleTime = (name: string) => sumTime(composeArticle(name))

const lessonTime = (name: string): LearningTime => ({
  reading: readingMinutes(countWords(composeLesson(name))),
  exercises: exerciseMinutesIn(exercisePart(name)),
})

const bookTime = (use: MaterialUse<'book'>) => sumTime(composeBook(use).chapters.flatMap(({ blocks }) => blocks))

/** A film is watched. What to practise after it stands in the books, articles and lessons of its course, with its time. */
const videoMinutes = (name: string) => Math.ceil(planFilm(name).seconds / 60)

/** As the portal counts it: a minute and a half for each question that is asked. */
function checkMinutes(name: string): number {
  const check = demoChecks[name]
  if (!check) throw new Error(`the demo has no check called ${name}`)
  const bySkill = [...Map.groupBy(listQuestions(check), ({ skill }) => skill).values()]
  const asked = bySkill.reduce((sum, { length }) => sum + Math.min(length, check.questionsPerSkill ?? length), 0)
  return Math.ceil(minutesPerQuestion * asked)
}

/** How many minutes each material takes, by key. */
export const learningMinutes = (): Map<string, number> =>
  new Map([
    ...findMaterials('video').map(({ material: { key, name } }) => [key, videoMinutes(name)] as const),
    ...findMaterials('article').map(({ material: { key, name } }) => [key, sum(articleTime(name))] as const),
    ...findMaterials('lesson').map(({ material: { key, name } }) => [key, sum(lessonTime(name))] as const),
    ...findMaterials('check').map(({ material: { key, name } }) => [key, checkMinutes(name)] as const),
    ...findMaterials('book').map((use) => [use.material.key, sum(bookTime(use))] as const),
  ])

/** The hours of a course times what its author asks for an hour, rounded to tens. What is only asked is not paid for. */
export function coursePrice({ pointsPerHour, materials }: DemoCourse, minutes: Map<string, number>): number {
  const taught = materials.filter(({ kind }) => kind !== 'check')
  const time = taught.reduce((total, { key }) => total + (minutes.get(key) ?? 0), 0)
  return 10 * Math.round(((time / 60) * pointsPerHour) / 10)
}
