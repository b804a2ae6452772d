import { z } from 'zod'
import { formLimits } from '../core/form-limits.ts'
import { bodyId, type Endpoint, Nothing, PageQuery, pathId } from '../core/http.ts'
import { isoDate, line } from '../core/text.ts'
import { checks } from '../core/words.ts'
import { CourseCard, CourseId } from '../courses/courses.ts'
import { Captions } from '../materials/captions.ts'
import type { MaterialKind } from '../materials/material-kinds.ts'
import { Material, Named } from '../materials/materials.ts'
import { words } from './words.ts'

/** Where the learner stopped: seconds in a video, the page of a PDF, a CFI in an EPUB, part and block of a text. */
const Place = line(words.place, formLimits.learning.placeMax)
const Progress = z.int().min(0).max(100)

const learnable = { place: z.string().nullable() }
const [Video, ...others] = Material.options
/** A material of any kind on the learning screen, with the place where the learner stopped. */
export const MaterialToLearn = z.discriminatedUnion('kind', [
  Video.extend({ ...learnable, captions: z.array(Captions) }),
  ...eachLearnable(others),
])
export type MaterialToLearn = z.infer<typeof MaterialToLearn>
export type LearnableOf<Kind extends MaterialKind> = Extract<MaterialToLearn, { kind: Kind }>

export const CourseToLearn = z.object({
  id: z.int(),
  name: z.string(),
  /** A percentage; 100 only when every material is learned. */
  progress: Progress,
  materials: z.array(MaterialToLearn),
  finalTask: Named.nullable(),
  lastMaterialId: z.int().nullable(),
  /** Stays true when the progress falls later, and keeps the certificate and the final task open. */
  hasCertificate: z.boolean(),
  /** The author and Admins can open the course, but only buyers learn. */
  isBuyer: z.boolean(),
  isAuthor: z.boolean(),
  /** The author or, once that account was deleted, an Admin: reviews final tasks that nobody else can. */
  reviewsAsAuthor: z.boolean(),
})
export type CourseToLearn = z.infer<typeof CourseToLearn>

export const UserCourse = z.object({
  course: CourseCard,
  materialsCount: z.int(),
  learnedMaterialsCount: z.int(),
  hasCertificate: z.boolean(),
})
export type UserCourse = z.infer<typeof UserCourse>

/** The formula of the specification; at most 99 until everything is learned. */
export const progressPercent = (learned: number, total: number) =>
  total === 0 ? 0 : learned >= total ? 100 : Math.min(99, Math.ceil((100 * learned) / total))

const day = isoDate(checks.day)
export const TimeZone = z.object({
  /** An IANA name; it decides when a day begins. */
  timeZone: z
    .string()
    .max(64)
    .regex(/^[A-Za-z][\w+-]*(\/[\w+-]+){0,2}$/, words.notATimeZone)
    .refine(isTimeZone, words.notATimeZone)
    .default('UTC'),
})

export const StatisticsRange = z
  .object({ startDate: day, endDate: day })
  .refine(({ startDate, endDate }) => startDate <= endDate, words.endBeforeStart)
  .refine(
    ({ startDate, endDate }) => daysBetween(startDate, endDate) < formLimits.learning.maxDays,
    words.rangeTooLong({ max: formLimits.learning.maxDays }),
  )

export const CalendarDate = z.object({ year: z.int(), month: z.int(), day: z.int() })
export const StatisticsDay = z.object({ date: CalendarDate, learnedMaterialsCount: z.int(), hasDeadline: z.boolean() })
export type StatisticsDay = z.infer<typeof StatisticsDay>

/** 0: review another learner's final task. */
export const Deadline = z.object({
  dateTimeUTC: z.string(),
  deadlineType: z.literal(0),
  /** The course whose final task it concerns. */
  courseId: z.int(),
  courseName: z.string(),
})
export type Deadline = z.infer<typeof Deadline>

/** What a learner can go on with, and what waits. */
export const GoOn = z.object({
  /** The course that was learned last and has something left, and the material to open. Null if there is none. */
  learning: UserCourse.extend({ next: Named }).nullable(),
  /** Reviews of other learners' final tasks that are owed, the most urgent first. */
  reviews: z.array(Deadline),
})
export type GoOn = z.infer<typeof GoOn>

export const StatisticsDayDetails = z.object({ materialsNames: z.array(z.string()), deadlines: z.array(Deadline) })
export type StatisticsDayDetails = z.infer<typeof StatisticsDayDetails>

const Toggle = z.object({ materialId: pathId('material'), courseId: pathId('course') })

export const getCourseToLearn = {
  method: 'GET',
  url: '/api/courses/learn/:id',
  config: { access: 'signed-in' },
  schema: { summary: 'A course on the learning screen', params: CourseId, response: { 200: CourseToLearn } },
} as const satisfies Endpoint

export const setLearned = {
  method: 'PUT',
  url: '/api/courses/learned',
  config: { access: 'signed-in' },
  schema: { summary: 'Mark a material as learned; returns the progress', querystring: Toggle, response: { 200: Progress } },
} as const satisfies Endpoint

export const setUnlearned = {
  method: 'PUT',
  url: '/api/courses/unlearned',
  config: { access: 'signed-in' },
  schema: { summary: 'Mark a material as not learned; returns the progress', querystring: Toggle, response: { 200: Progress } },
} as const satisfies Endpoint

export const savePlace = {
  method: 'PUT',
  url: '/api/courses/learn/:id/place',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Remember the material that was opened last, and the place in it',
    params: CourseId,
    body: z.object({ materialId: bodyId(), place: Place.nullish() }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

const userCourses = ({ url, summary }: { url: string; summary: string }) =>
  ({
    method: 'GET',
    url,
    config: { access: 'signed-in' },
    schema: { summary, querystring: PageQuery, response: { 200: z.array(UserCourse) } },
  }) as const satisfies Endpoint

export const listMyLearning = userCourses({ url: '/api/account/my-learning', summary: 'All bought courses, newest first' })
export const listCoursesInProgress = userCourses({
  url: '/api/account/courses-in-progress',
  summary: 'Bought courses with something left to learn',
})
export const listLearnedCourses = userCourses({
  url: '/api/account/learned-courses',
  summary: 'Bought courses in which everything is learned',
})

export const goOnLearning = {
  method: 'GET',
  url: '/api/account/go-on-learning',
  config: { access: 'signed-in' },
  schema: {
    summary: 'The course you were learning last, with what comes next in it, and the reviews you owe',
    response: { 200: GoOn },
  },
} as const satisfies Endpoint

export const learningStatistics = {
  method: 'GET',
  url: '/api/account/learning-statistics/:startDate/:endDate',
  config: { access: 'signed-in' },
  schema: {
    summary: 'The days of a range (including its end) on which something was learned or is due',
    params: StatisticsRange,
    querystring: TimeZone,
    response: { 200: z.array(StatisticsDay) },
  },
} as const satisfies Endpoint

export const learningStatisticsDetails = {
  method: 'GET',
  url: '/api/account/learning-statistics-details/:date',
  config: { access: 'signed-in' },
  schema: {
    summary: 'What was learned and what is due on one day',
    params: z.object({ date: day }),
    querystring: TimeZone,
    response: { 200: StatisticsDayDetails },
  },
} as const satisfies Endpoint

type Learnable<Kind> = Kind extends z.ZodObject<infer Shape> ? z.ZodObject<Shape & typeof learnable> : never

function eachLearnable<Kinds extends readonly z.ZodObject[]>(kinds: Kinds) {
  return kinds.map((kind) => kind.extend(learnable)) as { [Place in keyof Kinds]: Learnable<Kinds[Place]> }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

function daysBetween(start: string, end: string): number {
  return (Date.parse(end) - Date.parse(start)) / 86_400_000
}
