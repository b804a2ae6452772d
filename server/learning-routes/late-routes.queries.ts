import { type Db, sql } from '#server/core/database/db.ts'

export interface RouteOwner {
  userId: number
  timeZone: string
}

/** Users who follow a route that was not looked at since then. Other servers pass over them until the transaction ends. */
export const lockOwnersToLookAt = (db: Db, since: Date, count: number) =>
  db.many<RouteOwner>(sql`
    select u.id as "userId", coalesce(z.name, 'UTC') as "timeZone"
      from users u left join time_zones z on z.user_id = u.id
     where u.id in (
       select user_id from learning_routes
        where chosen_plan_id is not null and (looked_at is null or looked_at < ${since}) order by looked_at nulls first, id limit ${count})
     order by u.id for no key update of u skip locked`)

/** Returns the routes whose owner does not know yet that they are late. One that is not late any more can be told again later. */
export const noteLateRoutes = (db: Db, userId: number, lateIds: number[], now: Date) =>
  db.many<{ id: number }>(sql`
    with before as (select id, told_late from learning_routes where user_id = ${userId} and chosen_plan_id is not null for update),
    noted as (
      update learning_routes r set looked_at = ${now}, told_late = r.id = any(${lateIds}::int[])
        from before where r.id = before.id returning r.id, r.told_late and not before.told_late as "isNews")
    select id from noted where "isNews" order by id`)
