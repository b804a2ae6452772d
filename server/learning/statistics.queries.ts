import { type Db, sql } from '#server/core/database/db.ts'

/** Days begin at midnight in the learner's time zone; `at time zone` handles daylight saving. */
export const dayBegin = (date: string, timeZone: string, daysLater = 0) =>
  sql`((${date}::date + ${daysLater}::int)::timestamp at time zone ${timeZone})`

export const countLearnedByDay = (db: Db, userId: number, startDate: string, endDate: string, timeZone: string) =>
  db.many<{ date: string; count: number }>(sql`
    select (learned_at at time zone ${timeZone})::date as date, count(*)::int as count from learned_materials
     where user_id = ${userId} and learned_at >= ${dayBegin(startDate, timeZone)} and learned_at < ${dayBegin(endDate, timeZone, 1)}
     group by 1 order by 1`)

export const listLearnedOn = (db: Db, userId: number, date: string, timeZone: string) =>
  db
    .many<{ name: string }>(sql`
      select m.name from learned_materials l join materials m on m.id = l.material_id
       where l.user_id = ${userId} and l.learned_at >= ${dayBegin(date, timeZone)} and l.learned_at < ${dayBegin(date, timeZone, 1)}
       order by l.learned_at, m.id`)
    .then((rows) => rows.map((row) => row.name))

/** The day of each moment in a time zone. */
export const toDays = (db: Db, moments: Date[], timeZone: string) =>
  db
    .many<{ date: string }>(
      sql`select (moment at time zone ${timeZone})::date as date from unnest(${moments}::timestamptz[]) moment`,
    )
    .then((rows) => rows.map((row) => row.date))
