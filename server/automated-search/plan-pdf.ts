import { farFromProven, gapPercent, type PlanCourse, type PlanInfo } from '#contract/automated-search/automated-search.ts'
import { openPdf, readAloud, readBytes } from '#server/core/pdf/pdf.ts'
import { drawCourse } from '#server/core/pdf/sheet/draw-course.ts'
import { drawHead } from '#server/core/pdf/sheet/draw-head.ts'
import { Flow } from '#server/core/pdf/sheet/flow.ts'
import { left, right, styles } from '#server/core/pdf/sheet/look.ts'
import { printable } from '#server/core/pdf/text.ts'
import { drawSkills } from './draw-skills.ts'

export interface PlanSheet {
  /** `known`: the learner's own level, if it was counted. */
  skills: { skillId: number; skillName: string; level: number; known: number }[]
  courses: PlanCourse[]
  info: PlanInfo
  byTime: boolean
  madeAt: Date
  /** The portal's address, without a slash at the end. */
  origin: string
}

/** Draws the plan: the wish, its costs, and the courses in order, on as many pages as needed. */
export function planPdf(sheet: PlanSheet): Promise<Buffer> {
  const { skills, courses, info, byTime, madeAt, origin } = sheet
  const doc = openPdf('Your learning plan', madeAt)
  readAloud(doc, (part) => {
    const flow = new Flow(doc, part, `Coursewise · ${origin} · ${day(madeAt)}`)
    const isReached = courses.length === 0
    drawHead(flow, {
      title: 'Your learning plan',
      lead: isReached
        ? reachedAlready
        : byTime
          ? 'The quickest courses for the skills you chose'
          : 'The cheapest courses for the skills you chose',
      figures: [
        { label: 'Price', value: info.TotalPrice.toLocaleString('en'), unit: info.TotalPrice === 1 ? 'point' : 'points' },
        { label: 'Learning time', value: decimal.format(info.TotalMinutes / 60), unit: 'hours' },
        { label: 'Courses', value: String(courses.length), unit: '' },
      ],
      proof: isReached
        ? { text: 'No course is needed. To go further, ask for higher levels.', isProven: true }
        : proofText(info, byTime, courses),
      counted: [countedText(sheet), realTimeText(info)].filter(Boolean).join('. '),
      origin,
    })
    drawSkills(
      flow,
      isReached ? 'What you know' : 'What you will reach',
      skills.map(({ skillId, skillName, level, known }) => ({
        name: skillName,
        wanted: level,
        known,
        steps: courses.flatMap(({ gains }, place) =>
          gains.filter((gain) => gain.skillId === skillId).map((gain) => ({ number: place + 1, level: gain.level })),
        ),
      })),
    )
    if (!isReached) {
      flow.keepTogether(110)
      const path = `Your path: ${courses.length} ${courses.length === 1 ? 'course' : 'courses'}`
      flow.drawLines('H2', flow.measure(path, styles.heading, right - left), left)
      flow.y += 8
    }
    const sum = { price: 0, minutes: 0 }
    for (const [place, course] of courses.entries()) {
      sum.price += course.addedPrice
      sum.minutes += course.addedMinutes
      drawCourse(flow, {
        number: place + 1,
        name: course.name,
        facts: courseFacts(course, info),
        soFar: place === 0 ? '' : `so far ${points(sum.price)}, ${hours(sum.minutes)}`,
        gains: course.gains.map((gain) => ({ name: gain.skillName, level: gain.level })),
        why: reasonText(course, info, byTime),
        address: `${origin}/courses/${course.id}`,
        isLast: place === courses.length - 1,
      })
    }
    const names = [...courses.map(({ name }) => name), ...skills.map(({ skillName }) => skillName)]
    if (names.some((name) => !printable(name).isWhole)) {
      flow.keepTogether(20)
      flow.drawLines('P', flow.measure('… stands for letters that could not be printed here.', styles.foot, right - left), left)
    }
  })
  return readBytes(doc)
}

function proofText(info: PlanInfo, byTime: boolean, courses: PlanCourse[]): { text: string; isProven: boolean } {
  const { Optimal, Gap } = info
  const other = courses.some(({ why }) => why === 'wanted') ? 'other choice with the courses you want' : 'other choice of courses'
  const [costs, less] = byTime ? ['takes', 'time'] : ['costs', 'price']
  if (Optimal) return { text: `Best possible: it is proven that no ${other} ${costs} less.`, isProven: true }
  if (Gap === 0) return { text: `It is proven that no ${other} ${costs} less.`, isProven: true }
  const share = gapPercent(info)
  const howGood = Gap > farFromProven ? 'The best plan found in the time there was' : 'A very good plan'
  return { text: `${howGood}; at most ${share} % of the ${less} could be saved by a better one.`, isProven: false }
}

const reachedAlready = 'You have already reached these levels'

/** Empty if nothing of the learner's own was counted. */
function countedText({ skills, info: { Counted } }: PlanSheet): string {
  const levels = skills.filter(({ known }) => known > 0).map(({ skillName, known }) => `${printable(skillName).text} ${known}`)
  const owned = Counted?.OwnedCourses ?? 0
  const parts = levels.length > 0 ? [`${levels.join(', ')} (green below)`] : []
  if (owned > 0) parts.push(`${owned} ${owned === 1 ? 'course' : 'courses'} you own`)
  return parts.length > 0 ? `Already counted: ${parts.join(' · ')}` : ''
}

/** Empty if all times are those that the courses state. */
const realTimeText = ({ RealTimeCourses: courses }: PlanInfo) =>
  courses ? `${courses} ${courses === 1 ? 'course counts' : 'courses count'} with the time that learners needed` : ''

function courseFacts(course: PlanCourse, info: PlanInfo): string {
  const { price, isBought, buildsOn } = course
  const facts = [isBought ? 'You own it · 0 points' : price === 0 ? 'Free' : points(price), ...timesText(course, info)]
  if (buildsOn.length > 0)
    facts.push(`builds on ${buildsOn.map(({ name, level }) => `${printable(name).text} ${level}`).join(', ')}`)
  return facts.join(' · ')
}

/** With real times it cannot be said what of them was learned or overlaps, only what is left. */
function timesText(
  { learningTime, learnedMinutes, addedMinutes, realMinutes }: PlanCourse,
  { RealTimeCourses }: PlanInfo,
): string[] {
  if (RealTimeCourses !== null) {
    const whole = realMinutes ?? learningTime
    const times = realMinutes === null ? [hours(learningTime)] : [`learners needed ${hours(realMinutes)}`]
    return addedMinutes === whole ? times : [...times, `${hours(addedMinutes)} left here`]
  }
  const overlap = learningTime - learnedMinutes - addedMinutes
  const times = [hours(learningTime)]
  if (learnedMinutes > 0) times.push(`${hours(learnedMinutes)} already learned`)
  if (overlap > 0) times.push(`${hours(overlap)} overlap with earlier steps`)
  return times
}

function reasonText({ why, withoutIt }: PlanCourse, { TotalPrice, TotalMinutes }: PlanInfo, byTime: boolean): string {
  if (why === 'wanted') return 'You want this course in your plan.'
  if (why === 'only-way') return 'Required: no other course gives these levels.'
  if (why === 'not-computed' || !withoutIt) return ''
  const { totalPrice, totalMinutes } = withoutIt
  if (totalPrice === TotalPrice && totalMinutes === TotalMinutes) return 'A plan without it would be just as good.'
  const total = `${points(totalPrice)} and ${hours(totalMinutes)}`
  return byTime && totalMinutes === TotalMinutes
    ? `Without it: the same time, but ${total}.`
    : `Without it the plan would need ${total}.`
}

const points = (value: number) => `${value.toLocaleString('en')} ${value === 1 ? 'point' : 'points'}`
const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const hours = (minutes: number) => `${decimal.format(minutes / 60)} hours`
const day = (moment: Date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(moment)
