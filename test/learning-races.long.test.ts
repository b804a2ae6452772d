import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#server/core/database/db.ts'
import { insertCourse } from '#server/courses/index.ts'
import { courseForm } from '#server/testing/course-form.ts'
import { startTwoServers } from './open-servers.ts'
import { enter } from './portal-process.ts'

const learners = 50
const { db, server } = await startTwoServers()

const register = async (number: number) => {
  const { email, accessToken } = await enter(server(number), `p${number}@example.com`, 'a long secret', 'register')
  return { email, headers: { authorization: `Bearer ${accessToken}` } }
}

test('through two servers: the last material learned ten times at once, and fifty learners asking for a review at once', async () => {
  const people = []
  for (let number = 0; number <= learners; number++) people.push(await register(number))
  const [author, ...students] = people
  const ids = new Map(
    (await db.many<{ id: number; email: string }>(sql`select id, email from users`)).map((row) => [row.email, row.id]),
  )
  const authorId = ids.get(author?.email ?? '') ?? 0
  const { taskId } = await db.one<{ taskId: number }>(sql`
    with task as (insert into final_tasks (name, text, review_minutes, creator_id) values ('Task', 'Text', 10000, ${authorId}) returning id)
    insert into review_questions (final_task_id, position, text, max_mark) select id, 1, 'Good?', 10 from task returning final_task_id as "taskId"`)
  const courseId = await insertCourse(db, authorId, { ...courseForm, finalTask: { id: taskId } }, null, new Date())
  await db.run(
    sql`with skill as (insert into skills (name) values ('Skill') returning id) insert into course_skills select ${courseId}, id, 5 from skill`,
  )
  const { materialId } = await db.one<{ materialId: number }>(sql`
    with material as (insert into materials (kind, name, learning_minutes, duration, quality_id) values ('video', 'Film', 1, 1, 1) returning id)
    insert into course_materials select ${courseId}, id, 0 from material returning material_id as "materialId"`)
  await db.run(
    sql`insert into enrolments (user_id, course_id, price_paid, bought_at) select id, ${courseId}, 0, now() from users where id <> ${authorId}`,
  )

  // The first ten learners each learn it ten times at once, through both servers.
  for (const student of students.slice(0, 10)) {
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        fetch(`${server(number)}/api/courses/learned?materialId=${materialId}&courseId=${courseId}`, {
          method: 'PUT',
          headers: student.headers,
        }).then((response) => response.json()),
      ),
    )
    assert.deepEqual(responses, Array(10).fill(100))
  }
  assert.deepEqual(
    await db.one(
      sql`select (select count(*)::int from certificates) as certificates, (select count(*)::int from user_skills where level = 5) as gains`,
    ),
    { certificates: 10, gains: 10 },
  )

  await db.run(sql`
    with sent as (
      insert into files (id, folder, owner_id, extension, media_type, size, sha256, created_at)
      select 'race' || lpad(id::text, 18, '0'), 'final-tasks', id, 'zip', 'application/zip', 1, '', now() from users where id <> ${authorId} returning id, owner_id)
    insert into submissions (final_task_id, user_id, course_id, file_id, submitted_at, review_due_at)
    select ${taskId}, owner_id, ${courseId}, id, now(), now() + interval '5 days' from sent`)
  const asked = await Promise.all(
    students.map((student, number) =>
      fetch(`${server(number)}/api/final-tasks/for-review/${courseId}`, { headers: student.headers }).then(
        (response) => response.status,
      ),
    ),
  )
  const held = await db.one<{ held: number; holders: number; own: number; notes: number }>(sql`
    select count(held_by)::int as held, count(distinct held_by)::int as holders, count(*) filter (where held_by = user_id)::int as own,
           (select count(*)::int from review_holds) as notes from submissions`)
  const given = asked.filter((status) => status === 200).length
  assert.deepEqual(held, { held: given, holders: given, own: 0, notes: given })
  assert.ok(given >= learners - 5, `only ${given} of ${learners} got something to review`)
  assert.equal(asked.filter((status) => status !== 200 && status !== 404).length, 0)
})
