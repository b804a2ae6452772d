import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { seedAttempts } from './attempts.ts'
import { demoTrainees } from './content/index.ts'

/** What the trainees of a company looked at, when it was free for them. */
const tried = [
  'Study habits that last',
  'The night sky, month by month',
  'Git without fear',
  'Sleep better, step by step',
  'Spanish for your first trip',
  'Spanish in conversation',
  'JavaScript from the first line',
  'Reading a balance sheet',
  'Accessible by design',
  'Clear English at work',
]

/** They learned the first material of these courses and tried the checks. So the checks have enough answers for figures about questions. */
export async function seedTrainees(
  db: Db,
  parts: Parts,
  people: Map<string, number>,
  courses: Map<string, number>,
): Promise<void> {
  const now = parts.clock.now()
  const userIds = demoTrainees.map(({ email }) => people.get(email) ?? 0)
  const courseIds = tried.map((name) => courses.get(name) ?? 0)
  const enrolments = await db.many<{ userId: number; place: number; materialIds: number[] }>(sql`
    with enrolled as (
      insert into enrolments (user_id, course_id, price_paid, bought_at)
      select u.id, c.id, 0, ${later(now, { days: -30 })} from unnest(${userIds}::int[]) u (id) cross join unnest(${courseIds}::int[]) c (id)
      returning user_id, course_id),
    counted as (update courses set students_count = students_count + ${userIds.length} where id = any(${courseIds}::int[]))
    select user_id as "userId", array_position(${courseIds}::int[], course_id)::int as place,
           array(select cm.material_id from course_materials cm where cm.course_id = e.course_id order by cm.position) as "materialIds"
      from enrolled e order by user_id, course_id`)
  const learners = enrolments.map(({ userId, place, materialIds }) => {
    const at = later(now, { days: -29 + 2 * place, minutes: (userId * 37) % 600 })
    return { userId, materialIds, plan: materialIds.slice(0, 1).map((materialId) => ({ materialId, at })), isTold: false }
  })
  const learned = (await seedAttempts(db, learners, now)).flatMap(({ userId, plan }) => plan.map((one) => ({ userId, ...one })))
  await db.run(sql`
    insert into learned_materials (user_id, material_id, learned_at)
    select * from unnest(${learned.map(({ userId }) => userId)}::int[], ${learned.map(({ materialId }) => materialId)}::int[],
                         ${learned.map(({ at }) => at)}::timestamptz[])
    on conflict do nothing`)
}
