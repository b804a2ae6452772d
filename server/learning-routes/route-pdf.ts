import type { LearningRoute, RouteCourse, RouteDetails, RouteWeek } from '#contract/learning-routes/learning-routes.ts'
import { openPdf, readAloud, readBytes } from '#server/core/pdf/pdf.ts'
import { drawCourse } from '#server/core/pdf/sheet/draw-course.ts'
import { drawHead } from '#server/core/pdf/sheet/draw-head.ts'
import { Flow } from '#server/core/pdf/sheet/flow.ts'
import { left, right, styles } from '#server/core/pdf/sheet/look.ts'
import { printable } from '#server/core/pdf/text.ts'

export interface RouteSheet extends Pick<LearningRoute, 'form' | 'skillNames'> {
  details: RouteDetails
  madeAt: Date
  /** The portal's address, without a slash at the end. */
  origin: string
}

const width = right - left
/** Two years; what comes after is counted. */
const mostWeeks = 104

/** Draws a plan of a route: the goal with its dates, its costs with proof or gap, the courses, and the weeks. */
export function routePdf(sheet: RouteSheet): Promise<Buffer> {
  const { form, details, madeAt, origin } = sheet
  const { plan, courses, weeks } = details
  const doc = openPdf('Your route', madeAt)
  readAloud(doc, (part) => {
    const flow = new Flow(doc, part, `Coursewise · ${origin} · ${day(madeAt.toISOString())}`)
    drawHead(flow, {
      title: printable(form.name).text || 'Your route',
      lead: `Finished by ${day(plan.finishDate)}, at ${form.hoursPerWeek} ${form.hoursPerWeek === 1 ? 'hour' : 'hours'} a week`,
      figures: [
        { label: 'Price', value: plan.price.toLocaleString('en'), unit: plan.price === 1 ? 'point' : 'points' },
        { label: 'Learning time', value: decimal.format(plan.minutes / 60), unit: 'hours' },
        { label: 'Courses', value: String(plan.courses), unit: '' },
      ],
      proof: proofText(details),
      counted: 'The figures are those of the day on which the plan was found. Courses and weeks are as they stand today.',
      origin,
    })
    drawGoal(flow, sheet)
    drawTitle(flow, `Your path: ${courses.length} ${courses.length === 1 ? 'course' : 'courses'}`)
    for (const [place, course] of courses.entries())
      drawCourse(flow, {
        number: place + 1,
        name: course.name,
        facts: [course.isBought ? 'You own it' : points(course.price), timeLeftText(course)].join(' · '),
        soFar: course.finishDate && course.minutes > 0 ? `finished by ${day(course.finishDate)}` : '',
        gains: [],
        why: '',
        address: `${origin}/courses/${course.id}`,
        isLast: place === courses.length - 1,
      })
    drawTitle(flow, 'Week by week')
    for (const week of weeks.slice(0, mostWeeks)) drawWeek(flow, week)
    if (weeks.length > mostWeeks) say(flow, `And ${weeks.length - mostWeeks} more weeks.`)
    if (shownNames(sheet).some((name) => !printable(name).isWhole))
      say(flow, '… stands for letters that could not be printed here.')
  })
  return readBytes(doc)
}

const timeLeftText = ({ minutes }: RouteCourse) => (minutes === 0 ? 'nothing left to learn' : `${hours(minutes)} left`)

interface ProofText {
  text: string
  isProven: boolean
}

/** A renewal compares plans with what was bought. Which search found a plan is not kept, so with bought courses it is said of all. */
function proofText({ plan: { price, proof, changes }, courses }: RouteDetails): ProofText {
  if (changes) return proofOfChanges(changes, proof.isOptimal)
  const keepsBought = courses.some(({ isBought }) => isBought)
  if (proof.isOptimal || proof.leastPrice >= price) {
    const other = `no other choice that ${keepsBought ? 'keeps what you have bought and ' : ''}is finished by then`
    return { text: `Cheapest possible: it is proven that ${other} costs less.`, isProven: true }
  }
  const better = `a better one${keepsBought ? ' that keeps what you have bought' : ''}`
  const saved = points(price - proof.leastPrice)
  return { text: `The best plan that was found; at most ${saved} could be saved by ${better}.`, isProven: false }
}

/** Of a plan that renews another one with as few new courses as possible, whatever they cost. */
function proofOfChanges({ count, least }: NonNullable<RouteDetails['plan']['changes']>, isOptimal: boolean): ProofText {
  if (count > least) {
    const few = least === 1 ? '1 new course' : `${least} new courses`
    return { text: `The fewest changes that were found; ${few} might be enough.`, isProven: false }
  }
  const proven =
    'Fewest changes: it is proven that no other plan that keeps the dates and what you have bought has fewer new courses'
  const text = isOptimal
    ? `${proven}, and none of those with as few costs less.`
    : `${proven}; it may not be the cheapest of those.`
  return { text, isProven: true }
}

/** Each milestone with its day and its levels. */
function drawGoal(flow: Flow, { form, skillNames, details }: RouteSheet): void {
  drawTitle(flow, form.milestones.length === 1 ? 'Your goal' : 'Your milestones')
  const names = new Map(skillNames.map(({ skillId, skillName }) => [skillId, skillName]))
  for (const { date, skills } of form.milestones) {
    const levels = skills.map(({ skillId, level }) => `${printable(names.get(skillId) ?? '').text} ${level}`).join(', ')
    const when = date ? `by ${day(date)}` : `as soon as it fits: ${day(details.plan.finishDate)}`
    const lines = flow.measure(levels || 'Its skills were deleted', styles.name, width - 190)
    flow.keepTogether(lines.height + 8)
    flow.drawRight(when, right, flow.y + lines.leading * 0.74, styles.quiet)
    flow.drawLines('P', lines, left)
    flow.y += 8
  }
  flow.y += 10
}

function drawWeek(flow: Flow, { date, isOff, minutes, items }: RouteWeek): void {
  flow.keepTogether(48)
  flow.drawRight(isOff ? 'off' : hours(minutes), right, flow.y + styles.name.size, styles.quiet)
  flow.drawLines('H3', flow.measure(`Week of ${day(date)}`, styles.name, width - 90), left)
  for (const { courseName, materialName, minutes, goesOn, isLearned } of items) {
    const name = `${printable(materialName).text} · ${printable(courseName).text}`
    const lines = flow.measure(name, styles.text, width - 150)
    flow.keepTogether(lines.height + 2)
    const note = isLearned ? 'learned' : `${minutes.toLocaleString('en')} min${goesOn ? ', continues' : ''}`
    flow.drawRight(note, right, flow.y + lines.leading * 0.74, styles.quiet)
    flow.drawLines('P', lines, left + 14)
    flow.y += 2
  }
  flow.y += 10
}

function drawTitle(flow: Flow, text: string): void {
  flow.keepTogether(110)
  flow.drawLines('H2', flow.measure(text, styles.heading, width), left)
  flow.y += 8
}

function say(flow: Flow, text: string): void {
  flow.keepTogether(20)
  flow.drawLines('P', flow.measure(text, styles.foot, width), left)
}

const shownNames = ({ form, skillNames, details }: RouteSheet) => [
  form.name,
  ...skillNames.map(({ skillName }) => skillName),
  ...details.courses.map(({ name }) => name),
  ...details.weeks.flatMap(({ items }) => items.map(({ materialName }) => materialName)),
]

const points = (value: number) => `${value.toLocaleString('en')} ${value === 1 ? 'point' : 'points'}`
const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const hours = (minutes: number) => `${decimal.format(minutes / 60)} hours`
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
/** Of a day without a time, or of a moment in UTC. */
const day = (date: string) => format.format(new Date(date))
