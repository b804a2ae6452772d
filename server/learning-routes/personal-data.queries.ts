import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import type { Leaver, Topic } from '#server/core/personal-data.ts'

export const ownData = ({ db }: Parts, userId: number): Topic[] => [
  {
    name: 'learning-routes',
    about: 'Your routes: the skills that you want to have by which date, your pace, and the plans that were found.',
    rows: () =>
      db.many(sql`
        select r.id, r.name,
               (select json_agg(json_build_object('date', m.date, 'skills', coalesce(
                         (select json_agg(json_build_object('skill', s.name, 'level', rs.level) order by rs.position)
                            from learning_route_skills rs join skills s on s.id = rs.skill_id
                           where rs.route_id = r.id and rs.milestone = m.place - 1), '[]')) order by m.place)
                  from unnest(r.milestone_dates) with ordinality m (date, place)) as milestones,
               (r.half_hours_per_week / 2.0)::float8 as "hoursPerWeek", r.weeks_off::text[] as "weeksOff", r.points_are_limit as "pointsAreLimit",
               r.expected_points as "expectedPoints", r.musts as "requiredCourseIds", r.left_out as "leftOutCourseIds",
               r.count_own as "countOwn", r.counts_for_authors as "countsForAuthors", r.created_at as "createdAt", r.searched_at as "searchedAt", r.chosen_at as "chosenAt",
               r.share_secret as "secretOfTheSharedLink", r.previous_goal as "paceBeforeTheLastChoice",
               coalesce(
                 (select json_agg(json_build_object('finishDate', p.finish_date, 'price', p.price, 'minutes', p.minutes,
                           'courses', p.courses, 'isChosen', p.id is not distinct from r.chosen_plan_id) order by p.finish_date)
                    from learning_route_plans p where p.route_id = r.id), '[]') as plans,
               coalesce(
                 (select json_agg(json_build_object('skill', s.name, 'level', o.level, 'hours', o.hours, 'mostPrice', o.most_price)
                           order by s.name, o.level, o.hours)
                    from route_openings o join skills s on s.id = o.skill_id where o.route_id = r.id), '[]') as "missingCourses"
          from learning_routes r where r.user_id = ${userId} order by r.id`),
  },
  {
    name: 'route-calendar',
    about: 'Whether your routes have a secret address for calendar programs, and when the block of each week begins.',
    rows: () =>
      db.many(sql`
        select weekday, time, time_zone as "timeZone", created_at as "createdAt" from route_calendars where user_id = ${userId}`),
  },
]

export async function forgetPerson({ db }: Parts, { id }: Leaver): Promise<void> {
  await db.run(sql`delete from route_calendars where user_id = ${id}`)
  await db.run(sql`delete from learning_routes where user_id = ${id}`)
}
