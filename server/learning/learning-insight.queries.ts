import { insightLimits, type LearnedWeek, type RisenSkill } from '#contract/learning/learning-insight.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { dayBegin } from './statistics.queries.ts'

/** The Sunday of a moment's week in the learner's time zone. PostgreSQL's own weeks begin a day later. */
const weekSql = (moment: Sql, timeZone: string) =>
  sql`(date_trunc('week', ${moment} at time zone ${timeZone} + interval '1 day') - interval '1 day')::date`

/** Streaks are runs of weeks with something learned. This week is not over, so the present streak may end with the last one. */
export const findStreaks = (db: Db, userId: number, now: Date, timeZone: string) =>
  db.one<{ thisWeek: string; streak: number; longestStreak: number }>(sql`
    with present as (select ${weekSql(sql`${now}::timestamptz`, timeZone)} as week),
    weeks as (select distinct ${weekSql(sql`learned_at`, timeZone)} as week from learned_materials where user_id = ${userId}),
    numbered as (select week, week - 7 * row_number() over (order by week)::int as run from weeks),
    runs as (select max(week) as last, count(*)::int as length from numbered group by run)
    select (select week from present) as "thisWeek", coalesce(max(length), 0) as "longestStreak",
           coalesce(max(length) filter (where last >= (select week from present) - 7), 0) as streak
      from runs`)

/** The last 52 weeks, without those in which nothing was learned. */
export const listLearnedWeeks = (db: Db, userId: number, thisWeek: string, timeZone: string) =>
  db.many<LearnedWeek>(sql`
    select ${weekSql(sql`l.learned_at`, timeZone)} as week, sum(m.learning_minutes) as minutes, count(*)::int as "materialsCount"
      from learned_materials l join materials m on m.id = l.material_id
     where l.user_id = ${userId} and l.learned_at >= ${dayBegin(thisWeek, timeZone, -7 * (insightLimits.weeks - 1))}
     group by 1 order by 1`)

/** From the certificates, because each states what it added to the levels (`addCourseSkills`), whatever its course teaches today. */
export const listRisenSkills = (db: Db, userId: number, timeZone: string) =>
  db.many<RisenSkill & { count: number }>(sql`
    with steps as (
      select s.name, g.issued_at, g.id, g.course_name, sum(s.level) over (partition by s.name order by g.issued_at, g.id)::int as level
        from certificates g cross join jsonb_to_recordset(g.skills) s (name text, level int)
       where g.user_id = ${userId})
    select name, max(level) as level, count(*) over ()::int as count,
           json_agg(json_build_object('date', (issued_at at time zone ${timeZone})::date, 'level', level, 'course', course_name)
                    order by issued_at, id) as steps
      from steps group by name order by max(level) desc, name limit ${insightLimits.skills}`)
