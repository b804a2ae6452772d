import type { Wish } from '#contract/automated-search/wish.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'

/** What the plan of a goal depends on. */
const wantedBy = (goalId: Sql) => sql`
  coalesce((select string_agg(skill_id || ':' || level, ',' order by skill_id) from goal_skills where goal_id = ${goalId}), '')`

/** Another one when a course was saved, added or deleted. */
const catalogueNow = sql`
  concat_ws('/', (select courses from catalogue_size),
            (select extract(epoch from update_date) from courses where archived_at is null order by update_date desc limit 1))`

/**
 * The plan as it is shown with a goal. Null while there is none, and as soon as the goal, a price or a course of it has changed: what is
 * shown can be bought for this.
 */
export const planOf = (goalId: Sql) => sql`
  (select json_build_object('courses', courses, 'totalPrice', total_price, 'totalMinutes', total_minutes, 'isProven', is_proven)
     from goal_plans p, lateral (
       select json_agg(json_build_object('id', c.id, 'name', c.name, 'price', c.price) order by place) as courses, count(*) as count, sum(price) as price
         from unnest(course_ids) with ordinality planned (id, place) join courses c using (id) where c.archived_at is null) current
    where p.goal_id = ${goalId} and p.wanted = ${wantedBy(goalId)} and count > 0 and count = cardinality(course_ids) and price = total_price)`

export interface DueGoal {
  id: number
  wanted: string
  catalogue: string
  skills: Wish
}

/**
 * Goals without a plan for what they are now, and those whose plan is so old that the catalogue, or what it does not show, may have changed.
 * What could not be proven is tried again too.
 */
export const listDueGoals = (db: Db, before: { changed: Date; any: Date }) =>
  db.many<DueGoal>(sql`
    select g.id, now.wanted, now.catalogue,
           (select json_agg(json_build_object('skillId', skill_id, 'level', level) order by position) from goal_skills where goal_id = g.id) as skills
      from goals g left join goal_plans p on p.goal_id = g.id,
           lateral (select ${wantedBy(sql`g.id`)} as wanted, ${catalogueNow} as catalogue) now
     where now.wanted <> '' and (p.wanted is distinct from now.wanted
                                 or (p.catalogue <> now.catalogue or not p.is_proven and cardinality(p.course_ids) > 0) and p.found_at <= ${before.changed}
                                 or p.found_at <= ${before.any})
     order by p.found_at nulls first, g.position`)

interface FoundPlan {
  courseIds: number[]
  totalPrice: number
  totalMinutes: number
  isProven: boolean
}

/** Does nothing if the goal has been removed meanwhile. */
export const saveGoalPlan = (db: Db, { id, wanted, catalogue }: DueGoal, plan: FoundPlan, now: Date) =>
  db.run(sql`
    insert into goal_plans (goal_id, wanted, catalogue, found_at, course_ids, total_price, total_minutes, is_proven)
    select id, ${wanted}, ${catalogue}, ${now}, ${plan.courseIds}::int[], ${plan.totalPrice}, ${plan.totalMinutes}, ${plan.isProven}
      from goals where id = ${id} for key share
    on conflict (goal_id) do update
       set wanted = excluded.wanted, catalogue = excluded.catalogue, found_at = excluded.found_at, course_ids = excluded.course_ids,
           total_price = excluded.total_price, total_minutes = excluded.total_minutes, is_proven = excluded.is_proven`)
