import { findBookTexts } from '../content/books/index.ts'
import { findFilmText } from '../content/films/index.ts'
import { type DemoCourse, type MaterialUse, pictureSeed } from '../content/index.ts'
import { exerciseBlocks, exerciseMinutesIn } from '../text/exercises.ts'
import { type Block, type Chapter, readChapters, wordsInBlocks } from '../text/read-blocks.ts'

export interface ComposedBook {
  key: string
  title: string
  authors: string[]
  year: number
  field: DemoCourse['field']
  /** Decides the picture on the cover: the same as its course's. */
  seed: number
  chapters: Chapter[]
}

/** An introduction, the book's own chapters and exercises, its course's films in short, and chapters for the whole field. */
export function composeBook({ material, courses }: MaterialUse<'book'>): ComposedBook {
  const { key, name: title, authors, publicationYear: year } = material
  const [course] = courses
  const { field } = course
  const { own, closing } = findBookTexts(field, title)
  const exercises = exerciseBlocks(title)
  const working = [...readChapters(own), ...(exercises.length > 0 ? [{ title: 'Practice', blocks: exercises }] : [])]
  const minutes = exerciseMinutesIn(working.flatMap(({ blocks }) => blocks))
  const chapters = [aboutBook(authors, courses, minutes), ...working, filmsInShort(course), ...readChapters(closing)]
  return { key, title, authors, year, field, seed: pictureSeed(course), chapters }
}

export const wordsIn = ({ chapters }: ComposedBook) => wordsInBlocks(chapters.flatMap(({ blocks }) => blocks))

function aboutBook(authors: string[], courses: MaterialUse<'book'>['courses'], minutes: number): Chapter {
  const [{ shortDescription, description }] = courses
  const names = courses.map(({ name }) => `“${name}”`)
  const goesWith = `This book goes with the ${names.length > 1 ? 'courses' : 'course'} ${names.join(' and ')} on Coursewise`
  const skills = new Set(courses.flatMap((course) => course.skills.map(({ name }) => name)))
  return {
    title: 'About this book',
    blocks: [
      { kind: 'text', text: `${goesWith}, and was written by ${authors.join(' and ')}. ${shortDescription}` },
      ...description.split('\n\n').map((text): Block => ({ kind: 'text', text })),
      { kind: 'text', text: `It helps with: ${[...skills].join(', ')}.` },
      {
        kind: 'text',
        text: `It is a book to work with: its exercises take about ${formatMinutes(minutes)}, and say so where they stand.`,
      },
    ],
  }
}

const formatMinutes = (minutes: number) => (minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`)

function filmsInShort({ materials, name }: DemoCourse): Chapter {
  const films = materials
    .filter(({ kind }) => kind === 'video')
    .flatMap((video): Block[] => {
      const [first, second, third, task] = findFilmText(video.name)
      return [
        { kind: 'heading', text: video.name },
        { kind: 'text', text: `${first} ${second} ${third}` },
        { kind: 'text', text: task },
      ]
    })
  const text = `The films of “${name}”, each in a few sentences and with one thing to do. Read them before a film, and again a week after it.`
  return { title: 'The lessons in short', blocks: [{ kind: 'text', text }, ...films] }
}
