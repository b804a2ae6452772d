import { authorName } from './authors.ts'
import type { CatalogueCourse, Level } from './course.ts'
import { chinese, japanese } from './foreign-asian.ts'
import { german } from './foreign-german.ts'
import { french, polish } from './foreign-others.ts'
import { spanish } from './foreign-spanish.ts'
import { ukrainian } from './foreign-ukrainian.ts'
import { type Random, seededRandom } from './random.ts'
import type { ForeignCourse } from './read-foreign.ts'
import type { Subject } from './read-subjects.ts'
import { fields, subjects } from './subjects.ts'
import { livelyVoices } from './voices-lively.ts'
import { quietVoices } from './voices-quiet.ts'
import { type NamedIn, writeName, writeTexts } from './write-course.ts'

export const catalogueSize = 2000

const voices = [...quietVoices, ...livelyVoices]
const foreign: ForeignCourse[] = [german, spanish, ukrainian, chinese, japanese, french, polish].flat()

const levelsOfTitles: Level[][] = [[1], [2, 3], [4, 5]]
const otherLevels: Level[] = [1, 2, 4, 3, 1, 5, 2, 3, 1, 4, 1, 2]
const shareOfNamedTitles = 0.45
const placesOfNames: NamedIn[] = ['skills', 'short', 'text']

/** The courses of a portal of many authors, always the same. */
export function realisticCatalogue(): CatalogueCourse[] {
  const random = seededRandom(20)
  const taken = new Set(foreign.map(({ name }) => name))
  const counts = countsOfSubjects(catalogueSize - foreign.length)
  const written = subjects.flatMap((subject, index) => coursesOf(subject, counts[index] ?? 0, taken, random))
  return [...written, ...foreign.map((course) => foreignCourse(course, random))]
}

/** Two for every subject; the others are shared by weight. */
function countsOfSubjects(total: number): number[] {
  const least = 2
  const weights = subjects.reduce((sum, { weight }) => sum + weight, 0)
  const shares = subjects.map(({ weight }) => least + ((total - least * subjects.length) * weight) / weights)
  const counts = shares.map(Math.floor)
  const missing = total - counts.reduce((sum, count) => sum + count, 0)
  const rounded = shares.map((share, index) => ({ index, rest: share % 1 })).sort((a, b) => b.rest - a.rest || a.index - b.index)
  const raised = new Set(rounded.slice(0, missing).map(({ index }) => index))
  return counts.map((count, index) => count + (raised.has(index) ? 1 : 0))
}

function coursesOf(subject: Subject, count: number, taken: Set<string>, random: Random): CatalogueCourse[] {
  const authors = random.shuffle(voices.keys().toArray())
  const titles = subject.titles.slice(0, count < 5 ? 2 : subject.titles.length)
  return Array.from({ length: count }, (_, index) => {
    const title = titles[index]
    const level = title ? random.pick<Level>(levelsOfTitles[index] ?? [3]) : (otherLevels[index - titles.length] ?? 1)
    const voiceIndex = authors[index % authors.length] ?? 0
    const voice = voices[voiceIndex] ?? random.pick(voices)
    const isPlain = title === undefined || random.chance(shareOfNamedTitles)
    const plan = { subject, voice, level, random, ...(!isPlain && { namedIn: random.pick(placesOfNames) }) }
    const name = title ? titleOf(title, subject, isPlain) : writeName(plan, voices, (text) => taken.has(text))
    taken.add(name)
    return {
      key: `${subject.key}-${index + 1}`,
      subject: subject.key,
      level,
      name,
      ...writeTexts(plan),
      field: subject.field,
      language: 'en',
      studentsCount: studentsOf(subject, random),
      author: authorName(fields.indexOf(subject.field) * voices.length + voiceIndex),
    }
  })
}

/** Some authors put the subject before or behind their own title. */
function titleOf(title: string, { name }: Subject, isNamed: boolean): string {
  if (!isNamed || title.includes(name)) return title
  return title.includes(':') ? `${title} (${name})` : `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${title}`
}

/** A few courses have nearly all students. */
const studentsOf = ({ weight }: Subject, random: Random) => Math.floor(weight * 10 ** (random.number() * random.number() * 4)) - 1

function foreignCourse(course: ForeignCourse, random: Random): CatalogueCourse {
  const subject = subjects.find(({ key }) => key === course.subject)
  if (!subject) throw new Error(`no subject ${course.subject}`)
  return {
    ...course,
    key: `${course.subject}-${course.language}`,
    field: subject.field,
    studentsCount: studentsOf(subject, random),
  }
}
