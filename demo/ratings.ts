import type { LevelAnswer } from '#contract/ratings/rating-counts.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { markHelpful, rateCourse, reply } from '#server/ratings/index.ts'
import { demoRatingTexts, demoReplies } from './content/ratings.ts'

/** From so many learners on, all of them rate a course and say how long it took. */
const popular = 10

interface Learner {
  userId: number
  courseId: number
  /** When half of the course was learned. */
  learnedAt: Date
  /** Of the whole course. */
  minutes: number
  /** How many have learned half of it. */
  learners: number
}

/** Most of those who have learned half of a course rate it. Some authors reply, and some ratings are marked as helpful. */
export async function seedRatings(
  db: Db,
  parts: Parts,
  people: Map<string, number>,
  courses: Map<string, number>,
): Promise<void> {
  const sam = people.get('student@demo.test')
  const samsCourse = courses.get('Spreadsheets that answer questions')
  const rate = async ({ userId, courseId, learnedAt, minutes }: Learner) => {
    const mood = (userId * 11 + courseId * 17) % 20
    const stars = mood < 9 ? 5 : mood < 15 ? 4 : mood < 18 ? 3 : mood < 19 ? 2 : 1
    const texts = demoRatingTexts[stars] ?? []
    const needed = Math.max(30, Math.round((minutes * (10 + (mood % 7))) / 11 / 30) * 30)
    const levelsReached: LevelAnswer = stars > 3 ? 'yes' : stars === 3 ? 'partly' : 'no'
    const moment: Parts = { ...parts, db, clock: { now: () => later(learnedAt, { minutes: 90 + mood * 40 }) } }
    await rateCourse(moment, userId, courseId, {
      stars,
      text: texts[(userId + courseId) % texts.length] ?? '',
      minutes: needed,
      levelsReached: mood % 4 === 3 ? null : levelsReached,
    })
  }
  const learners = await listLearners(db, parts.clock.now())
  // Sam has one course rated and the others to rate.
  const rates = ({ userId, courseId, learners }: Learner) =>
    userId === sam ? courseId === samsCourse : learners >= popular || (userId * 3 + courseId * 5) % 4 > 0
  for (const learner of learners.filter(rates)) await rate(learner)
  await respond({ ...parts, db })
}

/** The learners with half of the materials of a course, by the day when they had them; not the last two days. */
const listLearners = (db: Db, now: Date) =>
  db.many<Learner>(sql`
    with course as materialized (
      select cm.course_id, count(*) as materials, sum(m.learning_minutes)::int as minutes
        from course_materials cm join materials m on m.id = cm.material_id group by 1),
    half as (
      select e.user_id, e.course_id, max(l.learned_at) as learned_at, course.minutes
        from enrolments e join course on course.course_id = e.course_id
        join course_materials cm on cm.course_id = e.course_id
        join learned_materials l on l.user_id = e.user_id and l.material_id = cm.material_id
       group by e.user_id, e.course_id, course.minutes, course.materials having count(*) * 2 >= course.materials)
    select user_id as "userId", course_id as "courseId", learned_at as "learnedAt", minutes,
           count(*) over (partition by course_id)::int as learners
      from half where learned_at < ${later(now, { days: -2 })} order by learned_at, user_id, course_id`)

async function respond(parts: Parts): Promise<void> {
  const ratings = await parts.db.many<{ id: number; userId: number; authorId: number; ratedAt: Date }>(sql`
    select r.id, r.user_id as "userId", c.author_id as "authorId", r.rated_at as "ratedAt"
      from ratings r join courses c on c.id = r.course_id where r.text <> '' order by r.id`)
  const students = [...new Set(ratings.map(({ userId }) => userId))]
  for (const [place, { id, userId, authorId, ratedAt }] of ratings.entries()) {
    if (place % 4 === 1) {
      const moment: Parts = { ...parts, clock: { now: () => later(ratedAt, { days: 1 }) } }
      await reply(moment, authorId, id, demoReplies[place % demoReplies.length] ?? '')
    }
    for (const reader of students.slice(0, place % 5)) if (reader !== userId) await markHelpful(parts, reader, id)
  }
}
