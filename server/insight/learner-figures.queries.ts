import type { CourseInsight } from '#contract/insight/insight.ts'
import { type Db, sql } from '#server/core/database/db.ts'

export type LearnerFigures = Pick<CourseInsight, 'learners' | 'progress' | 'hours'>

/** Courses that have enough learners, or had them, and were not counted since this midnight. */
export const listUncounted = (db: Db, day: string, enough: number) =>
  db.many<{ id: number }>(sql`
    select c.id from courses c left join learner_figures f on f.course_id = c.id
     where (c.students_count >= ${enough} or f.course_id is not null) and (f.day is null or f.day < ${day}::date)
     order by c.id`)

export interface ReachedCounts {
  learners: number
  /** How many have learned at least this share of the materials, in the order of the shares. */
  reached: number[]
}

/**
 * What was bought and learned before the moment. A certificate stands for all materials, also when some were added later. In one
 * statement, so that all counts are of the same learners.
 */
export const countReached = (db: Db, courseId: number, before: Date, percents: readonly number[]) =>
  db.one<ReachedCounts>(sql`
    with learned as (
      select e.user_id,
             case when g.user_id is not null then 100
                  else 100.0 * count(l.user_id) / greatest(1, (select count(*) from course_materials where course_id = ${courseId})) end as percent
        from enrolments e
        left join course_materials cm on cm.course_id = e.course_id
        left join learned_materials l on l.user_id = e.user_id and l.material_id = cm.material_id and l.learned_at < ${before}
        left join certificates g on g.user_id = e.user_id and g.course_id = e.course_id and g.issued_at < ${before}
       where e.course_id = ${courseId} and e.bought_at < ${before}
       group by e.user_id, g.user_id)
    select (select count(*) from learned)::int as learners,
           array(select (select count(*) from learned where percent >= share)::int
                   from unnest(${percents}::int[]) with ordinality s (share, place) order by place) as reached`)

export interface TimeAnswers {
  minutes: number
  answers: number
}

export const listTimeAnswers = (db: Db, courseId: number, before: Date) =>
  db.many<TimeAnswers>(sql`
    select minutes, count(*)::int as answers from ratings
     where course_id = ${courseId} and minutes is not null and hidden_reason is null and coalesce(changed_at, rated_at) < ${before}
     group by minutes order by minutes`)

/** What was counted first for a day stays. */
export const saveFigures = (db: Db, courseId: number, day: string, figures: LearnerFigures) =>
  db.run(sql`
    insert into learner_figures as known (course_id, day, figures) values (${courseId}, ${day}, ${JSON.stringify(figures)}::jsonb)
    on conflict (course_id) do update set day = excluded.day, figures = excluded.figures where known.day < excluded.day`)

export const findFigures = (db: Db, courseId: number) =>
  db.maybe<{ day: string; figures: LearnerFigures }>(sql`select day, figures from learner_figures where course_id = ${courseId}`)

/** How many learners these courses have, by the last count. */
export const listLearners = (db: Db, courseIds: number[]) =>
  db
    .many<{ id: number; learners: number | null }>(sql`
      select course_id as id, (figures ->> 'learners')::int as learners from learner_figures where course_id = any(${courseIds}::int[])`)
    .then((rows) => new Map(rows.map(({ id, learners }) => [id, learners])))
