import { type Database, type Db, sql } from '#server/core/database/db.ts'
import { insertManyCourses } from '#server/testing/many-courses.ts'

/** A course with everything a learner does in it. */
export interface Lesson {
  courseId: number
  finalTaskId: number
  materialIds: number[]
}

/** Courses to buy, by the user with this email. Returns their ids. */
export async function createCourses(db: Database, email: string, count: number): Promise<number[]> {
  await insertManyCourses(db.within(600), count, { authorId: authorBy(email), price: sql`n % 7` })
  const rows = await db.many<{ id: number }>(sql`select id from courses where name like 'Course %' order by id`)
  return rows.map(({ id }) => id)
}

/** Courses with articles and a final task, by the user with this email. */
export async function createLessons(db: Database, email: string, count: number, articles: number): Promise<Lesson[]> {
  await db.within(600).tx(async (db) => {
    await insertManyCourses(db, count, { authorId: authorBy(email), name: sql`'Lesson ' || n`, price: sql`n % 7` })
    await addFinalTasks(db)
    await addArticles(db, articles)
  })
  return db.many<Lesson>(sql`
    select c.id as "courseId", c.final_task_id as "finalTaskId", array_agg(m.material_id order by m.position) as "materialIds"
      from courses c join course_materials m on m.course_id = c.id where c.name like 'Lesson %' group by c.id order by c.id`)
}

const authorBy = (email: string) => sql`(select id from users where email = ${email})`

async function addFinalTasks(db: Db): Promise<void> {
  await db.run(sql`
    with tasks as (
      insert into final_tasks (name, text, review_minutes) select name, 'Do it.', 10000 from courses where name like 'Lesson %'
      returning id, name
    ), questions as (
      insert into review_questions (final_task_id, position, text, max_mark) select id, 0, 'Is it good?', 10 from tasks
    )
    update courses set final_task_id = tasks.id from tasks where tasks.name = courses.name`)
}

async function addArticles(db: Db, count: number): Promise<void> {
  await db.run(sql`
    with resource as (
      insert into resources (name) values ('A journal') returning id
    ), articles as (
      insert into materials (kind, name, learning_minutes, link, resource_id, publication_date)
      select 'article', c.id || ' ' || n, 5, 'https://articles.example/' || n, resource.id, '2026-01-02'
        from courses c, generate_series(1, ${count}::int) n, resource where c.name like 'Lesson %'
      returning id, name
    )
    insert into course_materials (course_id, material_id, position)
    select split_part(name, ' ', 1)::int, id, split_part(name, ' ', 2)::int from articles`)
}

/** Everything that people did, as the database has it. */
export async function listKept(db: Database): Promise<Set<string>> {
  const rows = await db.within(60).many<{ act: string }>(sql`
    select 'bought ' || u.email || ' ' || e.course_id as act from enrolments e join users u on u.id = e.user_id
    union all
    select 'learned ' || u.email || ' ' || l.material_id from learned_materials l join users u on u.id = l.user_id
    union all
    select 'submitted ' || u.email || ' ' || s.final_task_id from submissions s join users u on u.id = s.user_id
    union all
    select 'reviewed ' || u.email || ' ' || s.id from submissions s join users u on u.id = s.reviewed_by
    union all
    select 'uploaded ' || u.email || ' ' || m.id || ' ' || f.sha256
      from materials m join files f on f.id = m.file_id join users u on u.id = m.creator_id`)
  return new Set(rows.map(({ act }) => act))
}
