import { type Db, sql } from '#server/core/database/db.ts'
import { type CardRow, cardColumns, hasAccess } from '#server/courses/index.ts'

export interface PlanRow {
  id: number
  finishDate: string
  price: number
  minutes: number
  leastPrice: number
  isOptimal: boolean
  /** Only of a plan that renews another one with the fewest new courses: how many, and how many at the least. */
  changes: { count: number; least: number } | null
  /** In the order of learning. */
  courses: { courseId: number; by: number }[]
}

const columns = sql`
  p.id, p.finish_date as "finishDate", p.price, p.minutes, p.least_price as "leastPrice", p.is_optimal as "isOptimal",
  case when p.changes is not null then json_build_object('count', p.changes, 'least', p.least_changes) end as changes, p.courses`

export const listPlans = (db: Db, ids: number[]) =>
  db.many<PlanRow>(sql`select ${columns} from learning_route_plans p where p.id = any(${ids}::int[])`)

export const findPlan = (db: Db, routeId: number, id: number) =>
  db.maybe<PlanRow>(sql`select ${columns} from learning_route_plans p where p.id = ${id} and p.route_id = ${routeId}`)

/** Each later and cheaper than the one before: a search may find a better plan after another one was stored. */
export const listStairs = (db: Db, routeId: number, search: number) =>
  db.many<PlanRow>(sql`
    select ${columns} from learning_route_plans p
     where p.route_id = ${routeId} and p.search = ${search}
       and not exists (select from learning_route_plans o
                        where o.route_id = p.route_id and o.search = p.search and o.finish_date <= p.finish_date and o.price <= p.price
                          and (o.finish_date, o.price, o.id) < (p.finish_date, p.price, p.id))
     order by p.finish_date`)

/** Returns nothing when the search is no longer the last one of the route. */
export const insertPlan = (db: Db, routeId: number, search: number, plan: Omit<PlanRow, 'id'>) =>
  db.maybe<{ id: number }>(sql`
    insert into learning_route_plans (route_id, search, finish_date, price, minutes, courses, least_price, is_optimal, changes,
                                      least_changes)
    select r.id, r.search, ${plan.finishDate}::date, ${plan.price}::int, ${plan.minutes}::int, ${JSON.stringify(plan.courses)}::jsonb,
           ${plan.leastPrice}::int, ${plan.isOptimal}::boolean, ${plan.changes?.count ?? null}::int, ${plan.changes?.least ?? null}::int
      from learning_routes r where r.id = ${routeId} and r.search = ${search}
    returning id`)

/** Keeps the chosen plan and the one before it and, if these are shown, those of this search. */
export const deleteOldPlans = (db: Db, routeId: number, shownSearch: number | null = null) =>
  db.run(sql`
    delete from learning_route_plans p using learning_routes r
     where p.route_id = ${routeId} and r.id = p.route_id
       and p.id is distinct from r.chosen_plan_id and p.id is distinct from r.previous_plan_id
       and p.search is distinct from ${shownSearch}::int`)

export interface CourseAccess {
  id: number
  name: string
  price: number
  isOffered: boolean
  isBought: boolean
  /** Its levels are part of the user's. */
  isCompleted: boolean
  gives: { skillId: number; level: number }[]
}

/** Without courses that were deleted. */
export const listAccess = (db: Db, userId: number, ids: number[]) =>
  db.many<CourseAccess>(sql`
    select c.id, c.name, c.price, c.archived_at is null as "isOffered", ${hasAccess(userId)} as "isBought",
           exists (select from certificates g where g.user_id = ${userId} and g.course_id = c.id) as "isCompleted",
           coalesce((select json_agg(json_build_object('skillId', cs.skill_id, 'level', cs.level)) from course_skills cs
                      where cs.course_id = c.id), '[]') as gives
      from courses c where c.id = any(${ids}::int[])`)

/** The user's levels, by skill. */
export const readLevels = (db: Db, userId: number) =>
  db
    .many<{ skillId: number; level: number }>(sql`select skill_id as "skillId", level from user_skills where user_id = ${userId}`)
    .then((rows) => new Map(rows.map(({ skillId, level }) => [skillId, level])))

export const listMaterials = (db: Db, userId: number, courseIds: number[]) =>
  db.many<{ courseId: number; id: number; name: string; minutes: number; learnedAt: Date | null }>(sql`
    select cm.course_id as "courseId", m.id, m.name, m.learning_minutes as minutes, l.learned_at as "learnedAt"
      from course_materials cm join materials m on m.id = cm.material_id
      left join learned_materials l on l.user_id = ${userId} and l.material_id = m.id
     where cm.course_id = any(${courseIds}::int[])
     order by cm.course_id, cm.position`)

export const listCards = (db: Db, userId: number, ids: number[]) =>
  db.many<CardRow & { isInCart: boolean }>(sql`
    select ${cardColumns(userId)}, exists (select from cart_items i where i.user_id = ${userId} and i.course_id = c.id) as "isInCart"
      from courses c where c.id = any(${ids}::int[])`)

/** The courses among these that the user has bought. */
export const listBought = (db: Db, userId: number, courseIds: number[]) =>
  db.many<{ courseId: number; isCompleted: boolean }>(sql`
    select e.course_id as "courseId",
           exists (select from certificates g where g.user_id = e.user_id and g.course_id = e.course_id) as "isCompleted"
      from enrolments e where e.user_id = ${userId} and e.course_id = any(${courseIds}::int[])`)
