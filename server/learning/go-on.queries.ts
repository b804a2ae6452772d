import type { GoOn } from '#contract/learning/learning.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { planStep } from '#server/kept-plans/index.ts'
import { somethingLeft, toUserCourse, type UserCourseRow, userCourseColumns } from './my-learning.queries.ts'

interface Row extends UserCourseRow {
  next: { id: number; name: string }
}

/**
 * The course in which something was opened or learned last (or bought, if nothing was), among those with something left. If that one was
 * finished and is a step of the plan that the user keeps, it is the next step instead. The material to go on with is the first one that is
 * not learned, counted from the one that was opened last, and from the beginning after the end.
 */
export async function findLastLearned(db: Db, userId: number): Promise<GoOn['learning'] | undefined> {
  const row = await db.maybe<Row>(sql`
    with own as (
      select e.course_id, o.material_id, ${somethingLeft(userId)} as has_left, ${planStep(userId, sql`e.course_id`)} as step,
             greatest(o.opened_at, e.bought_at,
               (select max(l.learned_at) from course_materials cm
                  join learned_materials l on l.user_id = ${userId} and l.material_id = cm.material_id
                 where cm.course_id = e.course_id)) as at
        from enrolments e left join last_opened o on o.user_id = e.user_id and o.course_id = e.course_id
       where e.user_id = ${userId})
    select ${userCourseColumns(userId)},
           (select json_build_object('id', m.id, 'name', m.name)
              from course_materials cm join materials m on m.id = cm.material_id
             where cm.course_id = c.id
               and not exists (select from learned_materials l where l.user_id = ${userId} and l.material_id = cm.material_id)
             order by cm.position < last.position, cm.position limit 1) as next
      from (select own.course_id, own.material_id
              from own cross join (select step, has_left from own order by at desc, has_left desc, step, course_id desc limit 1) latest
             where own.has_left
             order by case when not latest.has_left and latest.step is not null and own.step is not null
                           then (own.step < latest.step)::int * 1000 + own.step end,
                      own.at desc, own.step, own.course_id desc
             limit 1) newest
      join courses c on c.id = newest.course_id
      left join course_materials last on last.course_id = newest.course_id and last.material_id = newest.material_id`)
  if (!row) return undefined
  const { next, ...userCourse } = row
  return { ...toUserCourse(userCourse), next }
}
