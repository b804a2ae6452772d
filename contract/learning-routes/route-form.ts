import { z } from 'zod'
import { searchLimits } from '../automated-search/search-limits.ts'
import { Wish } from '../automated-search/wish.ts'
import { formLimits } from '../core/form-limits.ts'
import { bodyId } from '../core/http.ts'
import { isoDate, otherwise, requiredLine, wholeNumber } from '../core/text.ts'
import { checks, labels } from '../core/words.ts'
import { words } from './words.ts'

const { milestones, hoursPerWeek, weeksOff, expected, left } = formLimits.learningRoutes
const day = isoDate(checks.day)

/** What has to be reached by the end of this day. Levels are whole levels, including what the learner knows already. */
const MilestoneForm = z.object({
  /** Null only for the last one: whenever it fits. */
  date: day.nullable(),
  skills: Wish,
})
export type MilestoneForm = z.output<typeof MilestoneForm>

/** What there is now is read at each search. `expected`: further points, from this day on; those of past days are part of the balance. */
const PointsForm = z.object({
  /** False: the points do not limit the route. */
  areLimit: z.boolean(),
  expected: z
    .array(z.object({ date: day, points: wholeNumber(words.wrongPoints, { min: 1, max: 1_000_000 }) }))
    .max(expected.max, words.tooManyExpected(expected)),
})

const hours = z
  .number(words.noHours)
  .min(hoursPerWeek.min, words.tooFewHours(hoursPerWeek))
  .max(hoursPerWeek.max, words.tooManyHours(hoursPerWeek))
  .multipleOf(0.5, words.halfHours)

export const RouteForm = z
  .object({
    name: requiredLine(labels.name, formLimits.learningRoutes.name.max),
    milestones: z.array(MilestoneForm).min(1, words.chooseSkill).max(milestones.max, words.tooManyMilestones(milestones)),
    hoursPerWeek: hours,
    /** The Sundays with which weeks without learning begin. */
    weeksOff: z.array(day.refine(isSunday, words.noSunday)).max(weeksOff.max, words.tooManyWeeksOff(weeksOff)),
    points: PointsForm,
    /** Courses that must, and must not, be in it. */
    musts: z.array(bodyId()).max(searchLimits.musts.max, words.tooManyMusts(searchLimits.musts)),
    leftOut: z.array(bodyId()).max(left.max, words.tooManyLeftOut(left)),
    /** Whether the levels that the learner has, and the courses that they own, count. */
    countOwn: otherwise(z.boolean(), true),
    /** Whether the goal counts, without a name, in what authors see as missing. */
    countsForAuthors: otherwise(z.boolean(), false),
  })
  .check(checkDates)
export type RouteForm = z.output<typeof RouteForm>

/** The pace and, by milestone, the dates of a goal: what a way out changes. */
export const RoutePace = z
  .object({ hoursPerWeek: hours, dates: z.array(day.nullable()).max(milestones.max) })
  .check((context) => checkOrder(context, context.value.dates, (place) => ['dates', place]))
export type RoutePace = z.output<typeof RoutePace>

function isSunday(date: string): boolean {
  return new Date(date).getUTCDay() === 0
}

function checkDates(context: z.core.ParsePayload<{ milestones: { date: string | null }[]; musts: number[]; leftOut: number[] }>) {
  const { milestones, musts, leftOut } = context.value
  const dates = milestones.map(({ date }) => date)
  checkOrder(context, dates, (place) => ['milestones', place, 'date'])
  if (musts.some((id) => leftOut.includes(id))) refuse(context, words.mustAndLeftOut, ['leftOut'])
}

function checkOrder(context: z.core.ParsePayload, dates: (string | null)[], pathAt: (place: number) => Path) {
  for (const [place, date] of dates.entries()) {
    const before = dates[place - 1]
    if (date === null && place < dates.length - 1) refuse(context, words.onlyLastWithoutDate, pathAt(place))
    if (date && before && before >= date) refuse(context, words.wrongOrder, pathAt(place))
  }
}

type Path = (string | number)[]
const refuse = ({ issues, value }: z.core.ParsePayload, message: string, path: Path) =>
  issues.push({ code: 'custom', message, path, input: value })

/** The form as it was saved. A skill that was deleted is no longer in it, so a milestone can be without skills. */
export const SavedRouteForm = z.object({
  name: z.string(),
  milestones: z.array(z.object({ date: z.string().nullable(), skills: z.array(z.object({ skillId: z.int(), level: z.int() })) })),
  hoursPerWeek: z.number(),
  weeksOff: z.array(z.string()),
  points: z.object({ areLimit: z.boolean(), expected: z.array(z.object({ date: z.string(), points: z.int() })) }),
  musts: z.array(z.int()),
  leftOut: z.array(z.int()),
  countOwn: z.boolean(),
  countsForAuthors: z.boolean(),
})
