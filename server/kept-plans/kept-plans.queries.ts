import type { PlanToKeep } from '#contract/kept-plans/guest-plan.ts'
import type { KeptPlan } from '#contract/kept-plans/kept-plans.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'

/** In place of the one before, in one statement: of two at the same moment, one is kept as a whole. */
export const upsertPlan = (db: Db, userId: number, { wish, courseIds }: PlanToKeep, now: Date) =>
  db.run(sql`
    insert into kept_plans (user_id, skill_ids, levels, course_ids, kept_at)
    values (${userId}, ${wish.map(({ skillId }) => skillId)}::int[], ${wish.map(({ level }) => level)}::int[], ${courseIds}::int[], ${now})
    on conflict (user_id) do update
      set skill_ids = excluded.skill_ids, levels = excluded.levels, course_ids = excluded.course_ids, kept_at = excluded.kept_at`)

export const deletePlan = (db: Db, userId: number) => db.run(sql`delete from kept_plans where user_id = ${userId}`)

/** The place of a course in the plan that the user keeps; null, which sorts last, if it is not in it. */
export const planStep = (userId: number, courseId: Sql) =>
  sql`(select array_position(p.course_ids, ${courseId}) from kept_plans p where p.user_id = ${userId})`

/** Without the courses that the user can neither buy nor open any more, and without deleted skills. */
export async function findPlan(db: Db, userId: number): Promise<KeptPlan | undefined> {
  const [courses, wish] = await Promise.all([
    db.many<KeptPlan['courses'][number]>(sql`
      select c.id, c.name, e.course_id is not null as "isBought",
             e.course_id is not null and not exists (
               select from course_materials cm where cm.course_id = c.id and not exists (
                 select from learned_materials l where l.user_id = ${userId} and l.material_id = cm.material_id)) as "isLearned"
        from kept_plans p cross join unnest(p.course_ids) with ordinality kept (id, place)
        join courses c on c.id = kept.id
        left join enrolments e on e.user_id = p.user_id and e.course_id = c.id
       where p.user_id = ${userId} and (c.archived_at is null or e.course_id is not null)
       order by kept.place`),
    db.many<KeptPlan['wish'][number]>(sql`
      select s.id as "skillId", s.name as "skillName", kept.level
        from kept_plans p cross join unnest(p.skill_ids, p.levels) with ordinality kept (id, level, place)
        join skills s on s.id = kept.id
       where p.user_id = ${userId} order by kept.place`),
  ])
  return courses.length > 0 ? { wish, courses } : undefined
}
