import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import type { Leaver, Topic } from '#server/core/personal-data.ts'

export const ownData = ({ db }: Parts, userId: number): Topic[] => [
  {
    name: 'drafts',
    about: 'Your drafts of courses and of changes to them, as you typed them.',
    rows: () =>
      db.many(sql`
        select id, course_id as "courseId", form, note, state, refusal, created_at as "createdAt", saved_at as "savedAt", sent_at as "sentAt"
          from course_drafts where author_id = ${userId} order by id`),
  },
  {
    name: 'course-versions',
    about: 'The versions of your courses that were published, and those that you published of the courses of others.',
    rows: () =>
      db.many(sql`
        select v.course_id as "courseId", v.number, v.form, v.note, v.published_at as "publishedAt",
               v.published_by is not distinct from ${userId} as "byYou"
          from course_versions v join courses c on c.id = v.course_id
         where c.author_id = ${userId} or v.published_by = ${userId} order by v.course_id, v.number`),
  },
]

/** Runs before the courses are deleted. A course that was sold stays as its buyers know it, without its earlier versions. */
export async function forgetPerson({ db }: Parts, { id }: Leaver): Promise<void> {
  await db.run(sql`delete from course_drafts where author_id = ${id}`)
  await db.run(sql`delete from course_versions v using courses c where c.id = v.course_id and c.author_id = ${id}`)
  await db.run(sql`update course_versions set published_by = null where published_by = ${id}`)
}
