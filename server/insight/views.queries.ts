import { type Db, sql } from '#server/core/database/db.ts'

export interface CountedViews {
  courseId: number
  /** Null for guests. */
  viewerId: number | null
  day: string
  views: number
}

/**
 * Adds views up, except those of the course's author and of courses that do not exist. In the order of the ids, like the trigger that counts
 * carts, so that two never deadlock.
 */
export const saveViews = (db: Db, rows: CountedViews[]) =>
  db.run(sql`
    insert into course_days (course_id, day, views)
    select c.id, v.day, sum(v.views)
      from unnest(${rows.map((row) => row.courseId)}::int[], ${rows.map((row) => row.viewerId)}::int[],
                  ${rows.map((row) => row.day)}::date[], ${rows.map((row) => row.views)}::int[]) v (course_id, viewer_id, day, views)
      join courses c on c.id = v.course_id and c.author_id is distinct from v.viewer_id
     group by 1, 2 order by 1, 2
    on conflict (course_id, day) do update set views = course_days.views + excluded.views`)
