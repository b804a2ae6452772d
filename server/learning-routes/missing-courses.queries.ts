import type { ListQuery } from '#contract/core/http.ts'
import { fewestOwners, type MissingCourse } from '#contract/learning-routes/missing-courses.ts'
import type { Opening } from '#server/automated-search/index.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import { contains } from '#server/core/database/like.ts'
import { mapPage, type Page, readPage } from '#server/core/http/paging.ts'

/** A goal that the job has taken. It is no longer this one when it was changed meanwhile. */
export interface TakenGoal {
  id: number
  userId: number
  takenAt: Date
}

/** The goal whose turn it is, if it was not taken since this moment. Another server takes another one. */
export const takeGoal = (db: Db, now: Date, notSince: Date) =>
  db.maybe<TakenGoal>(sql`
    update learning_routes set counted_at = ${now}
     where id = (select id from learning_routes
                  where counts_for_authors and (counted_at is null or counted_at <= ${notSince})
                  order by counted_at nulls first, id limit 1
                    for update skip locked)
    returning id, user_id as "userId", counted_at as "takenAt"`)

/** Undefined if it was changed or deleted, or its owner no longer agrees. Nobody changes it until the transaction ends. */
export const lockTaken = (db: Db, { id, takenAt }: TakenGoal) =>
  db.maybe(sql`select from learning_routes where id = ${id} and counts_for_authors and counted_at = ${takenAt} for update`)

export async function replaceOpenings(db: Db, routeId: number, openings: Opening[]): Promise<void> {
  await db.run(sql`delete from route_openings where route_id = ${routeId}`)
  await db.run(sql`
    insert into route_openings (route_id, skill_id, level, hours, most_price)
    select ${routeId}, s.id, found.level, found.hours, found.most_price
      from unnest(${openings.map(({ skillId }) => skillId)}::int[], ${openings.map(({ level }) => level)}::int[],
                  ${openings.map(({ hours }) => hours)}::int[], ${openings.map(({ mostPrice }) => mostPrice)}::int[])
             found (skill_id, level, hours, most_price)
      join skills s on s.id = found.skill_id`)
}

/** What was found belongs to another goal, or its owner no longer agrees. */
export async function forgetOpenings(db: Db, routeId: number): Promise<void> {
  await db.run(sql`update learning_routes set counted_at = null where id = ${routeId}`)
  await db.run(sql`delete from route_openings where route_id = ${routeId}`)
}

/** Rounded down to these, so that no difference of two counts is a smaller group. */
const step = 5
/** Fixed, so that no price is that of a single goal. No course costs more. */
export const prices = [5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 120, 150, 200, 250, 300, 400, 500, 600, 800, 1000]

/**
 * What would bring the most comes first. An owner counts once. A course is left out if one that gives no more, and may take as long, would
 * bring as much.
 */
export async function listMissingCourses(db: Db, { filter, ...page }: ListQuery, notBefore: Date): Promise<Page<MissingCourse>> {
  const found = await readPage<Omit<MissingCourse, 'price' | 'routes'>>(db, page, {
    columns: sql`m.skill_id as "skillId", s.name as "skillName", m.level, m.hours, m.prices`,
    from: sql`
      (with owners as (
         select o.skill_id, o.level, o.hours, r.user_id, width_bucket(max(o.most_price), ${prices}::int[]) as place
           from route_openings o
           join learning_routes r on r.id = o.route_id and r.counts_for_authors and r.counted_at >= ${notBefore}
          group by 1, 2, 3, 4),
       counts as (
         select skill_id, level, hours, (${prices}::int[])[place] as price,
                sum(count(*)) over (partition by skill_id, level, hours order by place desc) as owners
           from owners where place > 0 group by skill_id, level, hours, place),
       shown as (
         select skill_id, level, hours, price, (owners - owners % ${step})::int as routes from counts where owners >= ${fewestOwners}),
       courses as (
         select skill_id, level, hours, max(price * routes) as worth,
                json_agg(json_build_object('price', price, 'routes', routes) order by price desc) as prices
           from shown group by 1, 2, 3)
       select * from courses c
        where not exists (select from courses o
                           where o.skill_id = c.skill_id and o.level <= c.level and o.hours >= c.hours and o.worth >= c.worth
                             and (o.level, o.hours) <> (c.level, c.hours))) m
      join skills s on s.id = m.skill_id
     where ${contains(sql`s.name`, filter)}`,
    orderBy: sql`m.worth desc, s.name, m.level, m.hours desc`,
  })
  return mapPage(found, ({ prices, ...course }) => {
    const rising = prices.filter(({ routes }, place) => routes > (prices[place - 1]?.routes ?? 0))
    const best = rising.reduce((best, point) => (point.price * point.routes > best.price * best.routes ? point : best))
    return { ...course, ...best, prices: rising }
  })
}
