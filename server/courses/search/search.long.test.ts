import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CourseCard, CourseOrder } from '#contract/courses/courses.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { buildCourse, buildSkill, buildUser } from '#server/testing/build.ts'
import { insertManyCourses } from '#server/testing/many-courses.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { renewBookmarks, renewQueuedSearch } from '../index.ts'
import { searchCourses } from './search.ts'

const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })
const build = (name: string) => buildCourse(t, author, { name, price: 10 })

const ask = async (filter: string, page: string) => {
  const answer = await t.as().get(`/api/courses/filtered/${page}/${encodeURIComponent(filter)}`)
  assert.equal(answer.statusCode, 200, filter)
  return { cards: answer.json<CourseCard[]>(), info: JSON.parse(String(answer.headers['x-pagination'])) }
}
const page = async (filter: string, page: string) => (await ask(filter, page)).cards.map((card) => card.name)

test('in a large catalogue, every page of every order is what plain counting would give', async () => {
  const railway = await buildSkill(t, 'Railway signals')
  const also = (where: Sql, words: string) => sql`case when ${where} then ${words} else '' end`
  await insertManyCourses(t.db.within(600), 30_000, {
    authorId: author.id,
    name: sql`'Lesson ' || n || ${also(sql`n % 6 = 0`, ' on trains')}`,
    shortDescription: sql`repeat('s', 30) || ${also(sql`n % 5 = 0`, ' railway')}`,
    description: sql`repeat('d', 95) || ' common ' || n || ${also(sql`n % 3 = 0`, ' railway go')} || ${also(sql`n > 22000`, ' evening')}`,
    price: sql`n % 7`,
    studentsCount: sql`n % 5`,
    updateDate: sql`now() - (n % 11) * interval '1 day'`,
  })
  await t.db.within(600).run(sql`insert into course_skills select id, ${railway.id}, 1 from courses where name like 'Lesson %7_'`)
  await renewQueuedSearch({ db: t.db.within(600) })
  // The statistics that say whether anything changed arrive a moment later.
  await t.db.run(sql`select pg_stat_force_next_flush()`)
  await renewBookmarks(t.db.within(600))
  const columns = ['id', 'students_count', 'update_date', 'price', 'rating'] as const
  const all = await t.db.many<Record<(typeof columns)[number], number> & { text: string; name: string }>(sql`
    select id, students_count, extract(epoch from update_date)::float8 as update_date, price, rating, name,
           lower(concat_ws(' ', name, short_description, description,
                           (select string_agg(s.name, ' ') from course_skills join skills s on s.id = skill_id where course_id = c.id))) as text
      from courses c`)
  const holds = (text: string, filter: string) => filter.split(' ').every((word) => text.split(' ').includes(word))
  const plain = (filter: string, orderBy: CourseOrder, isAscending: boolean) => {
    const [column, sign] = [columns[orderBy] ?? 'id', isAscending ? 1 : -1]
    return all
      .filter(({ text }) => filter === '' || holds(text, filter))
      .sort((a, b) => sign * (a[column] - b[column]) || sign * (a.id - b.id))
      .map(({ id }) => id)
  }
  const orders = Object.values(CourseOrder).flatMap((orderBy) => [true, false].map((isAscending) => ({ orderBy, isAscending })))
  const pages = {
    '': [1, 501, 502, 2600, 7500],
    common: [1, 250],
    trains: [1, 250],
    railway: [1, 2, 240],
    evening: [1],
  }
  for (const [filter, numbers] of Object.entries(pages)) {
    for (const { orderBy, isAscending } of orders) {
      const expected = plain(filter, orderBy, isAscending)
      for (const number of numbers) {
        const { cards, info } = await ask(filter, `${number}/4/${orderBy}/${isAscending}`)
        const what = `${filter}, page ${number} by ${columns[orderBy]}, ascending ${isAscending}`
        const ids = cards.map(({ id }) => id)
        // With words, the order by id is the order of the best matches.
        if (filter === '' || orderBy !== CourseOrder.Id) assert.deepEqual(ids, expected.slice((number - 1) * 4, number * 4), what)
        else assert.ok(ids.length === Math.min(4, expected.length) && ids.every((id) => expected.includes(id)), what)
        const isMore = filter !== '' && expected.length > 1000
        assert.deepEqual([info.TotalCount, info.TotalIsEstimate ?? false], [isMore ? 1000 : expected.length, isMore], what)
      }
    }
  }
  assert.deepEqual((await ask('common', '251/4/0/true')).cards, [])
  const named = await page('railway', '1/4/0/true')
  assert.ok(
    named.every((name) => /7\d$/.test(name) || /7\d on trains$/.test(name)),
    `those with the skill come first: ${named}`,
  )
  for (const name of ['Lesson 29999', 'Lesson 777']) assert.deepEqual(await page(name, '1/1/0/true'), [name])

  await build('The art of comon names')
  assert.deepEqual(await page('comon', '1/1/0/true'), ['The art of comon names'])
  assert.deepEqual((await page('lesson unheardof', '1/4/0/true')).length, 4)
})

test('a search takes at most three statements, and whatever the words, a connection keeps the same few', async () => {
  const filters = ['common', 'trains', 'railway', 'evening', 'comon', 'go', 'c++', 'lesson unheardof', 'lesson common trains']
  const tenWords = 'alpha br charlie de echo fo golf ho india ju'.split(' ')
  for (const count of [1, 2, 5, 10]) filters.push(tenWords.slice(-count).join(' '))
  let most = 0
  const kept = await t.db.tx(async (db) => {
    for (const filter of filters)
      for (const orderBy of Object.values(CourseOrder))
        for (const isAscending of [true, false]) {
          let statements = 0
          const counting: Db = {
            ...db,
            one: <Row>(statement: Sql) => db.one<Row>(statement).finally(() => statements++),
            many: <Row>(statement: Sql) => db.many<Row>(statement).finally(() => statements++),
          }
          const [pageNumber, viewerId] = isAscending ? [1, undefined] : [25, author.id]
          await searchCourses(counting, { pageNumber, pageSize: 4, orderBy, isAscending, filter }, viewerId)
          most = Math.max(most, statements)
        }
    return db.one<{ count: number }>(
      sql`select count(*)::int as count from pg_prepared_statements where statement like '%search_postings%'`,
    )
  })
  assert.equal(most, 3)
  assert.ok(kept.count <= 36, `${kept.count}`)
})
