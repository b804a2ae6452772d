import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import type { CourseCard } from '#contract/courses.ts'
import { sql } from '#server/core/database/db.ts'
import { buildCourse, buildUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { forgetSearchWords, renewBookmarks } from './index.ts'
import { searchCourses } from './search.ts'

const t = await startTestApp()
const author = await buildUser(t, { name: 'Łukasz Żółć' })
const build = (name: string, description = '', price = 10) => buildCourse(t, author, { name, description, price })
await build('Gardening at home', 'Python snakes are not in this course about plants.')
await build('Python from zero', 'Your first programs.', 30)
await build('Advanced Python', 'Generators and more.', 20)
await build('Crème brûlée basics', 'Cooking with café style.')
await build('C++ and Node.js', '100% fun_and_games, back\\slash.')
await build('Emoji 🎉 party', 'Quotes \' and " everywhere.')

const search = async (filter: string, order = '0/true') => {
  const answer = await t.as().get(`/api/courses/filtered/1/20/${order}/${encodeURIComponent(filter)}`)
  assert.equal(answer.statusCode, 200, filter)
  return answer.json<CourseCard[]>().map((card) => card.name)
}

test('any part of a word is found, case and accents aside, in name, descriptions and author', async () => {
  assert.deepEqual(await search('creme BRULEE'), ['Crème brûlée basics'])
  assert.deepEqual(await search('rûlé'), ['Crème brûlée basics'])
  assert.deepEqual(await search('cafe'), ['Crème brûlée basics'])
  assert.equal((await search('lukasz zolc')).length, 6)
  assert.deepEqual(await search('node.js'), ['C++ and Node.js'])
  assert.deepEqual(await search('c++'), ['C++ and Node.js'])
  assert.deepEqual(await search('  zero   from '), ['Python from zero'])
})

test('the best match comes first: the name before the description, whatever was created first', async () => {
  assert.deepEqual(await search('python'), ['Python from zero', 'Advanced Python', 'Gardening at home'])
  assert.deepEqual(await search('python', '3/true'), ['Gardening at home', 'Advanced Python', 'Python from zero'])
  assert.deepEqual(await search('python', '3/false'), ['Python from zero', 'Advanced Python', 'Gardening at home'])
})

test('one typing error in a word of five letters or more is forgiven, after the exact matches', async () => {
  for (const typo of ['pithon', 'pyton', 'pythoon', 'ypthon', 'pyhton', 'PYTHOM']) {
    assert.deepEqual(await search(typo), ['Python from zero', 'Advanced Python', 'Gardening at home'].sort(byCreation), typo)
  }
  assert.deepEqual(await search('pithon zero'), ['Python from zero'])
  for (const typo of ['pyth0n', 'p6ython']) assert.equal((await search(typo)).length, 3, typo)
  assert.deepEqual(await search('zzro'), [])
  assert.deepEqual(await search('pitonn'), [])
  await build('Pyton the misprint')
  assert.deepEqual((await search('python')).at(-1), 'Pyton the misprint')
  await build('On misprints', 'Pyton is one of them.', 15)
  assert.deepEqual(await search('pyton'), ['Pyton the misprint', 'On misprints', ...creation])
  const byPrice = ['On misprints', 'Pyton the misprint', 'Python from zero', 'Advanced Python', 'Gardening at home']
  assert.deepEqual(await search('pyton', '3/false'), byPrice)
})

test('a word of five letters is found with one of them missing', async () => {
  await build('House plants')
  assert.deepEqual([await search('huse'), await search('ouse'), await search('hous')], Array(3).fill(['House plants']))
  await build('A hose for the lawn')
  assert.deepEqual(await search('hose'), ['A hose for the lawn', 'House plants'])
  assert.deepEqual(await search('hse'), [])
})

const creation = ['Gardening at home', 'Python from zero', 'Advanced Python']
const byCreation = (a: string, b: string) => creation.indexOf(a) - creation.indexOf(b)

test('signs with a meaning in SQL are just signs', async () => {
  assert.deepEqual(await search('%'), ['C++ and Node.js'])
  assert.deepEqual(await search('fun_and'), ['C++ and Node.js'])
  assert.deepEqual(await search('_'), ['C++ and Node.js'])
  assert.deepEqual(await search('back\\slash'), ['C++ and Node.js'])
  assert.deepEqual(await search(`'`), ['Emoji 🎉 party'])
  assert.deepEqual(await search('🎉'), ['Emoji 🎉 party'])
  assert.deepEqual(await search(`'; drop table courses; --`), [])
})

test('whatever the words, a connection keeps the same few statements', async () => {
  const kept = await t.db.tx(async (db) => {
    const counts: number[] = []
    // Each filter mixes long words and short ones in another way; the first two are all long and all short.
    for (const mix of [0b1111, 0b0000, ...Array.from({ length: 14 }, (_, index) => index + 1)]) {
      const filter = ['alpha', 'bravo', 'delta', 'gamma']
        .map((word, place) => (mix & (1 << place) ? word : word.slice(0, 2)))
        .join(' ')
      await searchCourses(db, { pageNumber: 1, pageSize: 4, orderBy: 0, isAscending: true, filter }, undefined)
      counts.push(
        await db.one<{ count: number }>(sql`select count(*)::int as count from pg_prepared_statements`).then((row) => row.count),
      )
    }
    return counts
  })
  assert.deepEqual(kept.slice(2), Array(14).fill(kept[1]))
})

test('whatever the filter, the answer is a page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (filter) => {
      const answer = await t.as().get(`/api/courses/filtered/1/4/0/true/${encodeURIComponent(filter.toWellFormed())}`)
      assert.equal(answer.statusCode, 200)
    }),
    { numRuns: 150 },
  )
  assert.equal((await t.as().get(`/api/courses/filtered/1/4/0/true/${'a '.repeat(2000)}`)).statusCode, 200)
  assert.equal((await t.as().get(`/api/courses/filtered/1/4/0/true/${'x'.repeat(10_000)}`)).statusCode, 414)
})

test('a renamed author and an edited course are found by their new words, an archived course not at all', async () => {
  const other = await buildUser(t, { name: 'Old Name' })
  const { id } = await buildCourse(t, other, { name: 'Knitting socks' })
  await t.as(other).put('/api/account', { name: 'Brandnew Person', position: '', email: other.email })
  assert.deepEqual(await search('brandnew'), ['Knitting socks'])
  await t.db.run(sql`update courses set name = 'Knitting scarves' where id = ${id}`)
  assert.deepEqual([await search('socks'), await search('scarves')], [[], ['Knitting scarves']])
  await t.db.run(sql`update courses set archived_at = now() where id = ${id}`)
  assert.deepEqual(await search('scarves'), [])
})

test('in a large catalogue, deep pages and common words give what plain counting would give', async () => {
  await t.db.within(600).run(sql`
    insert into courses (author_id, name, short_description, description, price, students_count, update_date)
    select ${author.id}, 'Lesson ' || n || case when n % 6 = 0 then ' on trains' else '' end, repeat('s', 30), repeat('d', 95) || ' common ' || n, n % 7, n % 5,
           now() - (n % 11) * interval '1 day'
      from generate_series(1, 30000) n`)
  // The statistics that say whether anything changed arrive a moment later.
  await t.db.run(sql`select pg_stat_force_next_flush()`)
  await renewBookmarks(t.db.within(600))
  const columns = ['id', 'students_count', 'update_date', 'price']
  const all = await t.db.many<Record<string, number | Date>>(
    sql`select id, students_count, update_date, price from courses where archived_at is null`,
  )
  for (const [orderBy, column] of columns.entries()) {
    for (const isAscending of [true, false]) {
      const sign = isAscending ? 1 : -1
      const sorted = all.toSorted((a, b) => sign * (Number(a[column]) - Number(b[column]) || Number(a.id) - Number(b.id)))
      for (const pageNumber of [1, 501, 502, 2600, 7500]) {
        const answer = await t.as().get(`/api/courses/filtered/${pageNumber}/4/${orderBy}/${isAscending}`)
        assert.deepEqual(
          answer.json<CourseCard[]>().map((card) => card.id),
          sorted.slice((pageNumber - 1) * 4, pageNumber * 4).map((row) => row.id),
          `page ${pageNumber} by ${column}, ascending ${isAscending}`,
        )
      }
    }
  }

  const common = await t.as().get('/api/courses/filtered/1/4/0/true/common')
  const info = JSON.parse(String(common.headers['x-pagination']))
  assert.equal(info.TotalIsEstimate, true)
  assert.ok(Math.abs(info.TotalCount - 30_000) <= 1000, `${info.TotalCount}`)
  assert.equal(common.json().length, 4)
  assert.deepEqual((await search('lesson', '3/false')).length, 20)
  const trains = await t.as().get('/api/courses/filtered/1/4/0/true/trains')
  assert.equal(JSON.parse(String(trains.headers['x-pagination'])).TotalCount, 5000)
  assert.deepEqual(await search('lesson 29999'), ['Lesson 29999'])

  await build('The art of comon names')
  const page = async (word: string, pageNumber = 1) => {
    const answer = await t.as().get(`/api/courses/filtered/${pageNumber}/4/3/true/${word}`)
    return {
      names: answer.json<CourseCard[]>().map((card) => card.name),
      info: JSON.parse(String(answer.headers['x-pagination'])),
    }
  }
  const [typed, next] = [await page('comon'), await page('comon', 2)]
  assert.deepEqual(typed.names, ['The art of comon names', 'Lesson 7', 'Lesson 14', 'Lesson 21'])
  assert.deepEqual(next.names, ['Lesson 28', 'Lesson 35', 'Lesson 42 on trains', 'Lesson 49'])
  assert.equal(typed.info.TotalIsEstimate, true)
  assert.ok(Math.abs(typed.info.TotalCount - 30_000) <= 1000, `${typed.info.TotalCount}`)
})

const known = async (...words: string[]) =>
  (await t.db.many<{ word: string }>(sql`select word from search_words where word = any(${words}) order by word`)).map(
    ({ word }) => word,
  )
const gapsCount = () => t.db.one<{ count: number }>(sql`select count(*)::int as count from search_gaps`)
const rewrite = (id: number, description: string) =>
  t.db.run(sql`update courses set description = ${description.padEnd(100, '.')} where id = ${id}`)

test('words that no course holds any more are forgotten; those that another holds stay', async () => {
  await forgetSearchWords(t)
  const before = await gapsCount()
  const first = await build('Zebra keeping', 'Quaggas and okapis, with an anteaterish air.')
  const second = await build('Zebra riding', 'Anteater for beginners.')
  await rewrite(first.id, 'Nothing of them.')
  await forgetSearchWords(t)
  assert.deepEqual(await known('quaggas', 'okapis', 'zebra', 'anteater', 'anteaterish'), ['anteater', 'zebra'])
  assert.deepEqual(await search('zebre'), ['Zebra keeping', 'Zebra riding'])

  await rewrite(second.id, 'An anteaterish air again.')
  await forgetSearchWords(t)
  assert.deepEqual(await known('anteater', 'anteaterish'), ['anteaterish'])
  await t.db.run(sql`delete from courses where id = any(${[first.id, second.id]}::int[])`)
  await forgetSearchWords(t)
  assert.deepEqual(await gapsCount(), before)
  assert.deepEqual(await search('zebre'), [])
})

test('a word that a course is taking up at this moment is not forgotten', async () => {
  const old = await build('Axolotl ponds')
  await t.db.run(sql`delete from courses where id = ${old.id}`)
  let forgetting: Promise<void> | undefined
  await t.db.tx(async (db) => {
    await buildCourse({ ...t, db: { ...t.db, ...db } }, author, { name: 'Axolotl food' })
    forgetting = forgetSearchWords(t)
    await sleep(500)
  })
  await forgetting
  assert.deepEqual(await known('axolotl', 'ponds'), ['axolotl'])
  assert.deepEqual(await search('axolotk'), ['Axolotl food'])
})
