import type { LearningRoute, RouteCourse, RouteDetails, RouteWeek } from '#contract/learning-routes/learning-routes.ts'
import { openPdf, readAloud, readBytes } from '#server/core/pdf/pdf.ts'
import { drawCourse } from '#server/core/pdf/sheet/draw-course.ts'
import { drawHead } from '#server/core/pdf/sheet/draw-head.ts'
import { Flow } from '#server/core/pdf/sheet/flow.ts'
import { left, right, styles } from '#server/core/pdf/sheet/look.ts'
import { printable } from '#server/core/pdf/text.ts'
import { words } from './words.ts'

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
  const doc = openPdf(words.title, madeAt)
  readAloud(doc, (part) => {
    const flow = new Flow(doc, part, `Coursewise · ${origin} · ${day(madeAt.toISOString())}`)
    drawHead(flow, {
      title: printable(form.name).text || words.title,
      lead: words.lead({ day: day(plan.finishDate), count: form.hoursPerWeek }),
      figures: [
        { label: words.price, value: plan.price.toLocaleString('en'), unit: words.pointsUnit({ count: plan.price }) },
        { label: words.time, value: decimal.format(plan.minutes / 60), unit: words.hoursUnit },
        { label: words.courses, value: String(plan.courses), unit: '' },
      ],
      proof: proofText(details),
      counted: words.ofWhichDay,
      code: { address: `${origin}/`, alt: words.codeOfPortal },
    })
    drawGoal(flow, sheet)
    drawTitle(flow, words.steps({ count: courses.length }))
    for (const [place, course] of courses.entries())
      drawCourse(flow, {
        number: place + 1,
        name: course.name,
        facts: [course.isBought ? words.owned : points(course.price), timeLeftText(course)].join(' · '),
        soFar: course.finishDate && course.minutes > 0 ? words.finishedBy({ day: day(course.finishDate) }) : '',
        gains: [],
        why: '',
        address: `${origin}/courses/${course.id}`,
        isLast: place === courses.length - 1,
      })
    drawTitle(flow, words.weekByWeek)
    for (const week of weeks.slice(0, mostWeeks)) drawWeek(flow, week)
    if (weeks.length > mostWeeks) say(flow, words.moreWeeks({ count: weeks.length - mostWeeks }))
    if (shownNames(sheet).some((name) => !printable(name).isWhole)) say(flow, words.lettersMissing)
  })
  return readBytes(doc)
}

const timeLeftText = ({ minutes }: RouteCourse) => (minutes === 0 ? words.nothingLeft : words.timeLeft({ time: hours(minutes) }))

interface ProofText {
  text: string
  isProven: boolean
}

/** A renewal compares plans with what was bought. Which search found a plan is not kept, so with bought courses it is said of all. */
function proofText({ plan: { price, proof, changes }, courses }: RouteDetails): ProofText {
  if (changes) return proofOfChanges(changes, proof.isOptimal)
  const keepsBought = courses.some(({ isBought }) => isBought)
  if (proof.isOptimal || proof.leastPrice >= price) {
    return { text: keepsBought ? words.cheapestThatKeeps : words.cheapest, isProven: true }
  }
  const saved = { points: points(price - proof.leastPrice) }
  return { text: keepsBought ? words.bestFoundThatKeeps(saved) : words.bestFound(saved), isProven: false }
}

/** Of a plan that renews another one with as few new courses as possible, whatever they cost. */
function proofOfChanges({ count, least }: NonNullable<RouteDetails['plan']['changes']>, isOptimal: boolean): ProofText {
  if (count > least) return { text: words.fewestFound({ count: least }), isProven: false }
  return { text: isOptimal ? words.fewestAndCheapest : words.fewest, isProven: true }
}

/** Each milestone with its day and its levels. */
function drawGoal(flow: Flow, { form, skillNames, details }: RouteSheet): void {
  drawTitle(flow, form.milestones.length === 1 ? words.yourGoal : words.yourMilestones)
  const names = new Map(skillNames.map(({ skillId, skillName }) => [skillId, skillName]))
  for (const { date, skills } of form.milestones) {
    const levels = skills.map(({ skillId, level }) => `${printable(names.get(skillId) ?? '').text} ${level}`).join(', ')
    const when = date ? words.by({ day: day(date) }) : words.asSoonAsItFits({ day: day(details.plan.finishDate) })
    const lines = flow.measure(levels || words.skillsDeleted, styles.name, width - 190)
    flow.keepTogether(lines.height + 8)
    flow.drawRight(when, right, flow.y + lines.leading * 0.74, styles.quiet)
    flow.drawLines('P', lines, left)
    flow.y += 8
  }
  flow.y += 10
}

function drawWeek(flow: Flow, { date, isOff, minutes, items }: RouteWeek): void {
  flow.keepTogether(48)
  flow.drawRight(isOff ? words.off : hours(minutes), right, flow.y + styles.name.size, styles.quiet)
  flow.drawLines('H3', flow.measure(words.weekOf({ day: day(date) }), styles.name, width - 90), left)
  for (const { courseName, materialName, minutes, goesOn, isLearned } of items) {
    const name = `${printable(materialName).text} · ${printable(courseName).text}`
    const lines = flow.measure(name, styles.text, width - 150)
    flow.keepTogether(lines.height + 2)
    const time = goesOn ? words.minutesContinue({ minutes }) : words.minutes({ minutes })
    const note = isLearned ? words.learned : time
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

const points = (count: number) => words.points({ count })
const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const hours = (minutes: number) => words.hours({ hours: decimal.format(minutes / 60) })
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
/** Of a day without a time, or of a moment in UTC. */
const day = (date: string) => format.format(new Date(date))
