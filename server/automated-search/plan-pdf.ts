import { farFromProven, gapPercent, type PlanCourse, type PlanInfo } from '#contract/automated-search/automated-search.ts'
import { openPdf, readAloud, readBytes } from '#server/core/pdf/pdf.ts'
import { drawCourse } from '#server/core/pdf/sheet/draw-course.ts'
import { drawHead } from '#server/core/pdf/sheet/draw-head.ts'
import { Flow } from '#server/core/pdf/sheet/flow.ts'
import { left, right, styles } from '#server/core/pdf/sheet/look.ts'
import { printable } from '#server/core/pdf/text.ts'
import { drawSkills } from './draw-skills.ts'
import { words } from './words.ts'

export interface PlanSheet {
  /** `known`: the learner's own level, if it was counted. */
  skills: { skillId: number; skillName: string; level: number; known: number }[]
  courses: PlanCourse[]
  info: PlanInfo
  byTime: boolean
  /** Whether only levels counted that checks show. */
  shownOnly: boolean
  madeAt: Date
  /** The portal's address, without a slash at the end. */
  origin: string
  /** The page of the plan, below the origin. */
  path: string
}

/** Draws the plan: the wish, its costs, and the courses in order, on as many pages as needed. */
export function planPdf(sheet: PlanSheet): Promise<Buffer> {
  const { skills, courses, info, byTime, shownOnly, madeAt, origin, path } = sheet
  const doc = openPdf(words.title, madeAt)
  readAloud(doc, (part) => {
    const flow = new Flow(doc, part, `Coursewise · ${origin} · ${day(madeAt)}`)
    const isReached = courses.length === 0
    drawHead(flow, {
      title: words.title,
      lead: isReached ? words.alreadyReached : byTime ? words.quickest : words.cheapest,
      figures: [
        { label: words.price, value: info.TotalPrice.toLocaleString('en'), unit: words.pointsUnit({ count: info.TotalPrice }) },
        { label: words.time, value: decimal.format(info.TotalMinutes / 60), unit: words.hoursUnit },
        { label: words.courses, value: String(courses.length), unit: '' },
      ],
      proof: isReached ? { text: words.noneNeeded, isProven: true } : proofText(info, byTime, courses),
      counted: [shownOnly && words.shownOnly, countedText(sheet), realTimeText(info)].filter(Boolean).join('. '),
      code: { address: origin + path, alt: words.codeOfPlan },
    })
    drawSkills(
      flow,
      isReached ? words.whatYouKnow : words.whatYouWillReach,
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
      const heading = words.steps({ count: courses.length })
      flow.drawLines('H2', flow.measure(heading, styles.heading, right - left), left)
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
        soFar: place === 0 ? '' : words.soFar({ points: points(sum.price), time: hours(sum.minutes) }),
        gains: course.gains.map((gain) => ({ name: gain.skillName, level: gain.level })),
        why: reasonText(course, info, byTime),
        address: `${origin}/courses/${course.id}`,
        isLast: place === courses.length - 1,
      })
    }
    const names = [...courses.map(({ name }) => name), ...skills.map(({ skillName }) => skillName)]
    if (names.some((name) => !printable(name).isWhole)) {
      flow.keepTogether(20)
      flow.drawLines('P', flow.measure(words.lettersMissing, styles.foot, right - left), left)
    }
  })
  return readBytes(doc)
}

function proofText(info: PlanInfo, byTime: boolean, courses: PlanCourse[]): { text: string; isProven: boolean } {
  const { Optimal, Gap } = info
  const of = byTime ? 'Time' : 'Price'
  const musts = courses.some(({ why }) => why === 'wanted') ? 'WithMusts' : ''
  if (Optimal) return { text: words[`best${of}${musts}` as const], isProven: true }
  if (Gap === 0) return { text: words[`proven${of}${musts}` as const], isProven: true }
  const howGood = Gap > farFromProven ? 'timeRanOutFor' : 'veryGood'
  return { text: words[`${howGood}${of}` as const]({ share: gapPercent(info) }), isProven: false }
}

/** Empty if nothing of the learner's own was counted. */
function countedText({ skills, info: { Counted } }: PlanSheet): string {
  const levels = skills.filter(({ known }) => known > 0).map(({ skillName, known }) => `${printable(skillName).text} ${known}`)
  const owned = Counted?.OwnedCourses ?? 0
  const parts = levels.length > 0 ? [words.countedLevels({ levels: levels.join(', ') })] : []
  if (owned > 0) parts.push(words.countedCourses({ count: owned }))
  return parts.length > 0 ? words.counted({ what: parts.join(' · ') }) : ''
}

/** Empty if all times are those that the courses state. */
const realTimeText = ({ RealTimeCourses: courses }: PlanInfo) => (courses ? words.realTimes({ count: courses }) : '')

function courseFacts(course: PlanCourse, info: PlanInfo): string {
  const { price, isBought, buildsOn } = course
  const facts = [isBought ? words.owned : price === 0 ? words.free : points(price), ...timesText(course, info)]
  if (buildsOn.length > 0)
    facts.push(words.buildsOn({ levels: buildsOn.map(({ name, level }) => `${printable(name).text} ${level}`).join(', ') }))
  return facts.join(' · ')
}

/** With real times it cannot be said what of them was learned or overlaps, only what is left. */
function timesText(
  { learningTime, learnedMinutes, addedMinutes, realMinutes }: PlanCourse,
  { RealTimeCourses }: PlanInfo,
): string[] {
  if (RealTimeCourses !== null) {
    const whole = realMinutes ?? learningTime
    const times = realMinutes === null ? [hours(learningTime)] : [words.timeNeeded({ time: hours(realMinutes) })]
    return addedMinutes === whole ? times : [...times, words.timeLeft({ time: hours(addedMinutes) })]
  }
  const overlap = learningTime - learnedMinutes - addedMinutes
  const times = [hours(learningTime)]
  if (learnedMinutes > 0) times.push(words.timeLearned({ time: hours(learnedMinutes) }))
  if (overlap > 0) times.push(words.timeOverlaps({ time: hours(overlap) }))
  return times
}

function reasonText({ why, withoutIt }: PlanCourse, { TotalPrice, TotalMinutes }: PlanInfo, byTime: boolean): string {
  if (why === 'wanted') return words.asked
  if (why === 'only-way') return words.required
  if (why === 'not-computed' || !withoutIt) return ''
  const { totalPrice, totalMinutes } = withoutIt
  if (totalPrice === TotalPrice && totalMinutes === TotalMinutes) return words.oneOfSeveral
  const total = { points: points(totalPrice), time: hours(totalMinutes) }
  return byTime && totalMinutes === TotalMinutes ? words.withoutItSameTime(total) : words.withoutIt(total)
}

const points = (count: number) => words.points({ count })
const decimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const hours = (minutes: number) => words.hours({ hours: decimal.format(minutes / 60) })
const day = (moment: Date) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(moment)
