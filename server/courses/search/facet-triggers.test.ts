import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Sql, sql } from '#server/core/database/db.ts'
import { buildArticle, buildBook, buildCourse, buildSkill, buildUser, buildVideo } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const author = await buildUser(t)
const [weaving, knitting] = [await buildSkill(t, 'Weaving'), await buildSkill(t, 'Knitting')]
const [video, book] = [await buildVideo(t, { learningMinutes: 100 }), await buildBook(t)]
const field = await t.db.one<{ id: number }>(
  sql`insert into fields (name, slug, position) values ('Crafts', 'crafts', 1) returning id`,
)

const build = () => buildCourse(t, author, { skills: [{ id: weaving.id, level: 1 }], materials: [video] })
const stored = async () => ({
  courses: await t.db.many(sql`
    select course_id, f.level, learning_minutes, price, skill_ids, facet_values, prices
      from course_facets f left join facet_classes k on k.id = class_id order by course_id`),
  inClasses: await t.db.many(sql`
    select skill_id, price, course_id, facet_values from facet_courses join facet_classes k on k.id = class_id order by skill_id, course_id`),
  counts: await t.db.many(sql`
    select skill_id, courses, facet_values from facet_counts join facet_classes k on k.id = class_id where courses <> 0 order by skill_id, facet_values`),
  stale: await t.db.many(sql`select * from stale_courses`),
})
async function assertTrue(label: string) {
  const kept = await stored()
  await t.db.run(sql`truncate course_facets, facet_courses, facet_counts, facet_classes`)
  await t.db.run(sql`select renew_course_facets(array(select id from courses))`)
  assert.deepEqual(kept, await stored(), label)
}
const readFacets = async (id: number) =>
  t.db.maybe(sql`
    select f.level, learning_minutes, price, skill_ids, facet_values
      from course_facets f left join facet_classes k on k.id = class_id where course_id = ${id}`)

test('whatever changes about a course, its facets are what a rebuild makes of it', async () => {
  const { id } = await build()
  await build()
  const changes: Record<string, Sql> = {
    price: sql`update courses set price = 777 where id = ${id}`,
    field: sql`update courses set field_id = ${field.id} where id = ${id}`,
    'no field': sql`update courses set field_id = null where id = ${id}`,
    language: sql`update courses set language = 'de' where id = ${id}`,
    'a material more': sql`insert into course_materials values (${id}, ${book.id}, 2)`,
    'a longer material': sql`update materials set learning_minutes = 1000 where id = ${video.id}`,
    'a material less': sql`delete from course_materials where course_id = ${id} and material_id = ${video.id}`,
    'a skill more': sql`insert into course_skills values (${id}, ${knitting.id}, 2)`,
    'a skill less': sql`delete from course_skills where course_id = ${id} and skill_id = ${weaving.id}`,
    'builds on little': sql`insert into course_prerequisites values (${id}, ${weaving.id}, 3)`,
    'builds on much': sql`update course_prerequisites set level = 4 where course_id = ${id}`,
    'builds on nothing': sql`delete from course_prerequisites where course_id = ${id}`,
    'a good rating': sql`update courses set rating = 4450, ratings_count = 1 where id = ${id}`,
    archived: sql`update courses set archived_at = now() where id = ${id}`,
    restored: sql`update courses set archived_at = null where id = ${id}`,
    deleted: sql`delete from courses where id = ${id}`,
  }
  for (const [label, change] of Object.entries(changes)) {
    const before = await readFacets(id)
    await t.db.run(change)
    assert.notDeepEqual(await readFacets(id), before, label)
    await assertTrue(label)
  }
})

test('a purchase, the same price again and one more rating leave the facets alone', async () => {
  const { id } = await build()
  const version = () => t.db.one(sql`select xmin::text from course_facets where course_id = ${id}`)
  const before = await version()
  await t.db.run(sql`update courses set students_count = 5, price = price, rating = 2900, ratings_count = 1 where id = ${id}`)
  assert.deepEqual(await version(), before)
})

test('the level follows from what a course builds on', async () => {
  const levelWith = async (...levels: number[]) => {
    const skills = [weaving, knitting].map(({ id }) => id)
    const { id } = await buildCourse(t, author, { buildsOn: levels.map((level, place) => ({ id: skills[place] ?? 0, level })) })
    return (await t.as().get(`/api/courses/${id}`)).json().level
  }
  assert.equal(await levelWith(), 'beginner')
  assert.equal(await levelWith(1), 'intermediate')
  assert.equal(await levelWith(3, 3), 'intermediate')
  assert.equal(await levelWith(1, 4), 'advanced')
})

test('many changes at once, of the same courses and in any order, end with true facets and no deadlock', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, build))
  const article = await buildArticle(t)
  await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      t.db.tx(async (db) => {
        const ids = made.map(({ id }) => id)
        const [one = 0, other = 0] = n % 2 === 0 ? [ids[n % 8], ids[(n + 3) % 8]] : [ids[(n + 3) % 8], ids[n % 8]]
        // Courses are locked in the order of their ids, as the portal does; what they have is not.
        await db.run(sql`select from courses where id in (${one}, ${other}) order by id for update`)
        await db.run(sql`update courses set price = ${n * 10} where id = ${one}`)
        await db.run(sql`update courses set language = ${n % 3 === 0 ? 'de' : 'es'} where id = ${other}`)
        await db.run(sql`insert into course_materials values (${one}, ${article.id}, 9) on conflict do nothing`)
        if (n % 4 === 0) await db.run(sql`update materials set learning_minutes = ${10 + n} where id = ${video.id}`)
      }),
    ),
  )
  await assertTrue('after all of them')
})

test('what a transaction undoes is not in the facets', async () => {
  const { id } = await build()
  const before = await readFacets(id)
  const undone = t.db.tx(async (db) => {
    await db.run(sql`update courses set price = 12 where id = ${id}`)
    throw new Error('never mind')
  })
  await assert.rejects(undone, /never mind/)
  assert.deepEqual(await readFacets(id), before)
  await assertTrue('undone')
})
