import { completeCourses } from '#server/certificates/index.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { type LearnedAt, seedAttempts } from './attempts.ts'

interface Enrolment {
  userId: number
  courseId: number
  boughtAt: Date
  hasTask: boolean
  materialIds: number[]
}

/** How many materials of a course were learned, and how many days ago each; the last number is used for the rest. */
type Learned = Record<string, { learned: number; daysAgo: number[] }>

/** Something every seven days, so that Sam has a streak on any day of the week. An empty week before it, and a longer streak before that. */
const sams: Learned = {
  'Reading a balance sheet': { learned: 100, daysAgo: [87, 87, 87, 80, 80] },
  'Statistics for people who decide': { learned: 100, daysAgo: [80, 80, 73, 73, 73, 72, 72] },
  'Drawing what you see': { learned: 100, daysAgo: [67, 66, 66, 65, 65, 59] },
  'Calculus by pictures': { learned: 100, daysAgo: [54, 52, 52, 50, 45, 45, 44, 38] },
  'The night sky, month by month': { learned: 100, daysAgo: [58, 57, 52, 51, 46, 43] },
  'Spreadsheets that answer questions': { learned: 100, daysAgo: [23, 22, 22, 21, 21, 20, 16] },
  'SQL from zero': { learned: 100, daysAgo: [17, 16, 16, 15, 15, 11, 10] },
  'Charts that tell the truth': { learned: 100, daysAgo: [9, 9, 8, 8, 6, 5] },
  'Clear English at work': { learned: 100, daysAgo: [5, 4, 4, 4, 3, 3] },
  'Photography in available light': { learned: 100, daysAgo: [3, 2, 2, 2, 1, 1] },
  'Git without fear': { learned: 3, daysAgo: [1, 1, 0] },
}

/** An author learns too. */
const claras: Learned = {
  'Reading a balance sheet': { learned: 100, daysAgo: [38, 36, 35, 33] },
  'Colour that works': { learned: 100, daysAgo: [30, 29, 27, 26] },
  'Typography for screens': { learned: 100, daysAgo: [20, 18, 16, 13] },
  'Machine learning, honestly': { learned: 2, daysAgo: [7, 5] },
}

/** Learners are at different places: not started, in progress, finished. */
export async function seedLearning(
  db: Db,
  parts: Parts,
  people: Map<string, number>,
  courses: Map<string, number>,
): Promise<void> {
  const now = parts.clock.now()
  const stories = new Map([
    [people.get('student@demo.test'), sams],
    [people.get('creator@demo.test'), claras],
  ])
  const names = new Map([...courses].map(([name, id]) => [id, name]))
  const learners = (await listEnrolments(db)).map((enrolment) => {
    const story = stories.get(enrolment.userId)
    const plan = story ? storyPlan(enrolment, story[names.get(enrolment.courseId) ?? ''], now) : makePlan(enrolment, now)
    return { ...enrolment, plan, isTold: story !== undefined }
  })
  for (const { userId, courseId, plan } of await seedAttempts(db, learners, now)) {
    if (plan.length === 0) continue
    await learn(db, userId, plan)
    const last = new Date(Math.max(...plan.map(({ at }) => at.getTime())))
    await completeCourses({ ...parts, db, clock: { now: () => last } }, { courseIds: [courseId], userId })
  }
}

const listEnrolments = (db: Db) =>
  db.many<Enrolment>(sql`
    select e.user_id as "userId", e.course_id as "courseId", e.bought_at as "boughtAt", c.final_task_id is not null as "hasTask",
           array(select cm.material_id from course_materials cm where cm.course_id = e.course_id order by cm.position) as "materialIds"
      from enrolments e join courses c on c.id = e.course_id order by e.bought_at, e.user_id, e.course_id`)

type Plan = LearnedAt[]

/** One material every day or two after the purchase, until the learner stops. More learners finish courses with a final task. */
function makePlan({ userId, courseId, boughtAt, hasTask, materialIds }: Enrolment, now: Date): Plan {
  const mood = (userId * 7 + courseId * 13) % 10
  const share = mood < 2 ? 0 : mood < (hasTask ? 5 : 7) ? mood / 10 : 1
  const days = 1 + (userId % 2)
  return materialIds
    .slice(0, Math.ceil(materialIds.length * share))
    .map((materialId, index) => ({ materialId, at: later(boughtAt, { days: (index + 1) * days, minutes: (userId * 37) % 600 }) }))
    .filter(({ at }) => at < now)
}

function storyPlan({ materialIds }: Enrolment, course: Learned[string] | undefined, now: Date): Plan {
  if (!course) return []
  return materialIds.slice(0, course.learned).map((materialId, index) => ({
    materialId,
    at: later(now, { days: -(course.daysAgo[index] ?? course.daysAgo.at(-1) ?? 1), minutes: -90 + index * 4 }),
  }))
}

const learn = (db: Db, userId: number, plan: Plan) =>
  db.run(sql`
    insert into learned_materials (user_id, material_id, learned_at)
    select ${userId}, p.id, p.at from unnest(${plan.map((one) => one.materialId)}::int[], ${plan.map((one) => one.at)}::timestamptz[]) p (id, at)
    on conflict do nothing`)
