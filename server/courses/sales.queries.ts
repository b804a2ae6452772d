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

/** Takes a student who has the course off its count. Locks the course, so that nobody changes its materials until the transaction ends. */
export const takeBackCourse = (db: Db, userId: number, courseId: number) =>
  db.maybe<{ name: string; authorId: number }>(sql`
    update courses c set students_count = students_count - 1
     where c.id = ${courseId} and exists (select from enrolments e where e.user_id = ${userId} and e.course_id = c.id)
    returning c.name, c.author_id as "authorId"`)
/** Counts a student who got the course as a gift, also when it has left the catalogue since. Undefined when the user has the course or made it. */
export const deliverCourse = (db: Db, userId: number, courseId: number) =>
  db.maybe<{ authorId: number; isAuthorGone: boolean }>(sql`
    update courses c set students_count = students_count + 1 from users author
     where c.id = ${courseId} and author.id = c.author_id and c.author_id <> ${userId}
       and not exists (select from enrolments e where e.user_id = ${userId} and e.course_id = c.id)
    returning c.author_id as "authorId", author.deleted_at is not null as "isAuthorGone"`)
