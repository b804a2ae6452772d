import { type Db, sql } from '#server/core/database/db.ts'

interface Sale {
  courseId: number
  name: string
  price: number
  authorId: number
}

/** Counts the new student in each course that can be bought, and returns the prices. Locks by id, so that two purchases never deadlock. */
export const sellCourses = (db: Db, userId: number, courseIds: number[]) =>
  db.many<Sale>(sql`
    with locked as materialized (
      select c.id from courses c
       where c.id = any(${courseIds}::int[]) and c.archived_at is null and c.author_id <> ${userId}
         and not exists (select from enrolments e where e.user_id = ${userId} and e.course_id = c.id)
       order by c.id for no key update)
    update courses c set students_count = students_count + 1 from locked where c.id = locked.id and c.archived_at is null
    returning c.id as "courseId", c.name, c.price, c.author_id as "authorId"`)
