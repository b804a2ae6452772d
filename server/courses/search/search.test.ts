import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { CourseCard } from '#contract/courses/courses.ts'
import { sql } from '#server/core/database/db.ts'
import { migrate } from '#server/core/database/migrate.ts'
import { buildCourse, buildSkill, buildUser } from '#server/testing/build.ts'
import { createTestDatabase, startTestApp } from '#server/testing/test-app.ts'
import { untilSomebodyWaits } from '#server/testing/until.ts'

const t = await startTestApp()
const author = await buildUser(t, { name: 'Łukasz Żółć' })
const build = (name: string, description = '', price = 10) => buildCourse(t, author, { name, description, price })
await build('Gardening at home', 'Python snakes are not in this course about plants.')
await build('Python from zero', 'Your first programs.', 30)
await build('Advanced Python', 'Generators and more.', 20)
await build('Crème brûlée basics', 'Cooking with café style.')
await build('C++ and Node.js', '100% fun_and_games, back\\slash.')
await build('Emoji 🎉 party', 'Quotes \' and " everywhere.')

const ask = async (filter: string, page: string) => {
  const answer = await t.as().get(`/api/courses/filtered/${page}/${encodeURIComponent(filter)}`)
  assert.equal(answer.statusCode, 200, filter)
  return { cards: answer.json<CourseCard[]>(), info: JSON.parse(String(answer.headers['x-pagination'])) }
}
const page = async (filter: string, page: string) => (await ask(filter, page)).cards.map((card) => card.name)
const pythonCourses = ['Advanced Python', 'Python from zero', 'Gardening at home']
const search = (filter: string, order = '0/true') => page(filter, `1/20/${order}`)

test('any part of a word is found, case and accents aside, in name, descriptions and author', async () => {
  assert.deepEqual(await search('creme BRULEE'), ['Crème brûlée basics'])
  assert.deepEqual(await search('rûlé'), ['Crème brûlée basics'])
  assert.deepEqual(await search('cafe'), ['Crème brûlée basics'])
  assert.equal((await search('lukasz zolc')).length, 6)
  assert.deepEqual(await search('node.js'), ['C++ and Node.js'])
  assert.deepEqual(await search('c++'), ['C++ and Node.js'])
  assert.deepEqual(await search('  zero   from '), ['Python from zero'])
})

test('the marks of a description and the addresses behind its words are not searched', async () => {
  const writer = await buildUser(t)
  const description = '## Zwieback\n- [Oatcakes](https://hidden-address.example/ovens)\n- See https://shown-address.example'
  await buildCourse(t, writer, { name: 'Baking twice', description })
  for (const found of ['zwieback', 'oatcakes', 'shown-address']) assert.deepEqual(await search(found), ['Baking twice'], found)
  const kept = await t.db.many<{ word: string }>(sql`
    select word from search_postings where course_id = (select id from courses where name = 'Baking twice')`)
  assert.deepEqual(
    kept.filter(({ word }) => /hidden|##|^-|\]/.test(word)),
    [],
  )
})

test('the best match comes first: the name before the description, whatever was created first', async () => {
  assert.deepEqual(await search('python'), pythonCourses)
  assert.deepEqual(await search('python', '3/true'), ['Gardening at home', 'Advanced Python', 'Python from zero'])
  assert.deepEqual(await search('python', '3/false'), ['Python from zero', 'Advanced Python', 'Gardening at home'])
})

test('one typing error in a word of five letters or more is forgiven, after the exact matches', async () => {
  for (const typo of ['pithon', 'pyton', 'pythoon', 'ypthon', 'pyhton', 'PYTHOM']) {
    assert.deepEqual(await search(typo), pythonCourses, typo)
  }
  assert.equal((await search('pithon zero'))[0], 'Python from zero')
  assert.equal((await search('pithon advancd'))[0], 'Advanced Python')
  for (const typo of ['pyth0n', 'p6ython']) assert.equal((await search(typo)).length, 3, typo)
  assert.deepEqual(await search('zzro'), [])
  assert.deepEqual(await search('pxtxn'), [])
  await build('Pyton the misprint')
  assert.deepEqual((await search('python')).at(-1), 'Pyton the misprint')
  assert.deepEqual(await page('python', '1/3/0/true'), pythonCourses)
  await build('On misprints', 'Pyton is one of them.', 15)
  assert.deepEqual(await search('pyton'), ['Pyton the misprint', 'On misprints', ...pythonCourses])
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

test('the index of the built-in database knows the letters of every alphabet', async () => {
  const { known } = await t.db.one<{ known: boolean }>(sql`select show_trgm('питон') <> '{}' as known`)
  assert.equal(known, true)
})

test('words of any alphabet are found in a database whose locale knows only Latin letters', async () => {
  const database = await createTestDatabase(`template0 lc_collate 'C' lc_ctype 'C'`)
  await migrate(database.url)
  const older = await startTestApp({}, Promise.resolve(database))
  await buildCourse(older, await buildUser(older), { name: 'Всё про питон' })
  const answer = await older.as().get(`/api/courses/filtered/1/4/0/true/${encodeURIComponent('питон')}`)
  assert.deepEqual(
    answer.json<CourseCard[]>().map(({ name }) => name),
    ['Всё про питон'],
  )
})

test('signs do not count, and those with a meaning in SQL are just signs', async () => {
  assert.deepEqual(await search('fun_and'), ['C++ and Node.js'])
  assert.deepEqual(await search('back\\slash'), ['C++ and Node.js'])
  const all = await search('')
  await search(`'; drop table courses; --`)
  for (const signs of ['%', '_', `'`, '🎉', '?!']) assert.deepEqual(await search(signs), all, signs)
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

test('courses come by where they hold the words: name, skills, short description, the rest', async () => {
  const [weaving, looms] = [await buildSkill(t, 'Weaving'), await buildSkill(t, 'Loom repair')]
  await buildCourse(t, author, { name: 'Cloth by hand', description: 'Weaving on a loom.' })
  await buildCourse(t, author, { name: 'Cloth, the loom', description: 'All about weaving.' })
  await buildCourse(t, author, { name: 'Cloth in short', shortDescription: 'Weaving on the loom of a friend' })
  await buildCourse(t, author, { name: 'Cloth from wool', skills: [looms, weaving].map(({ id }) => ({ id, level: 1 })) })
  await buildCourse(t, author, { name: 'Loom and weaving' })
  const places = ['Loom and weaving', 'Cloth from wool', 'Cloth, the loom', 'Cloth in short', 'Cloth by hand']
  assert.deepEqual([await search('weaving loom'), await search('weaving loom', '0/false')], [places, places])
  const byCreation = ['Cloth by hand', 'Cloth, the loom', 'Cloth in short', 'Cloth from wool', 'Loom and weaving']
  assert.deepEqual(await search('weaving loom', '3/true'), byCreation)
})

test('a course is found by its skills, from the moment it has one until it has lost it, under the name that the skill has now', async () => {
  const skill = await buildSkill(t, 'Falconry')
  const { id } = await buildCourse(t, author, { name: 'Birds of prey', skills: [{ id: skill.id, level: 1 }] })
  assert.deepEqual([await search('falconry'), await search('falkonry')], Array(2).fill(['Birds of prey']))
  await t.db.run(sql`update skills set name = 'Hawking' where id = ${skill.id}`)
  assert.deepEqual([await search('falconry'), await search('hawking')], [[], ['Birds of prey']])
  await t.db.run(sql`delete from course_skills where course_id = ${id}`)
  assert.deepEqual(await search('hawking'), [])
})

test('where fewer than a page hold all words, those that hold the weightiest follow, on every page alike', async () => {
  await build('Sailing for starters')
  await build('Sailing at night, knots')
  await build('Knots and splices')
  const found = ['Sailing at night, knots', 'Sailing for starters', 'Knots and splices']
  assert.deepEqual(await search('sailing knots'), found)
  assert.deepEqual(
    [await page('sailing knots', '1/1/0/true'), await page('sailing knots', '2/1/0/true')],
    [[found[0]], [found[1]]],
  )
  assert.equal((await ask('sailing knots', '1/1/0/true')).info.TotalCount, 3)
  // A word that no course holds, or that only says what one wants, counts for nothing.
  for (const typed of ['sailing knots unheardof', 'I want to learn sailing knots', 'a course about sailing and knots'])
    assert.deepEqual([(await search(typed))[0], (await search(typed)).toSorted()], [found[0], found.toSorted()], typed)
  assert.deepEqual(await search('sailing unheardof'), ['Sailing for starters', 'Sailing at night, knots'])
  await build('Splices for sailing')
  assert.equal((await search('sailng splices'))[0], 'Splices for sailing')
})

const known = async (...words: string[]) =>
  (await t.db.many<{ word: string }>(sql`select word from search_terms where word = any(${words}) order by word`)).map(
    ({ word }) => word,
  )
const gapsCount = () => t.db.one<{ count: number }>(sql`select count(*)::int as count from search_slips`)
const rewrite = (id: number, description: string) =>
  t.db.run(sql`update courses set description = ${description.padEnd(100, '.')} where id = ${id}`)

test('words that no course holds any more are forgotten; those that another holds stay', async () => {
  const before = await gapsCount()
  const first = await build('Zebra keeping', 'Quaggas and okapis, with an anteaterish air.')
  const second = await build('Zebra riding', 'Anteater for beginners.')
  await rewrite(first.id, 'Nothing of them.')
  assert.deepEqual(await known('quaggas', 'okapis', 'zebra', 'anteater', 'anteaterish'), ['anteater', 'zebra'])
  assert.deepEqual(await search('zebre'), ['Zebra keeping', 'Zebra riding'])

  await rewrite(second.id, 'An anteaterish air again.')
  assert.deepEqual(await known('anteater', 'anteaterish'), ['anteaterish'])
  await t.db.run(sql`delete from courses where id = any(${[first.id, second.id]}::int[])`)
  assert.deepEqual(await gapsCount(), before)
  assert.deepEqual(await search('zebre'), [])
})

test('a word that one course takes up while another loses it is not forgotten', async () => {
  const old = await build('Axolotl ponds')
  let deleting: Promise<number> | undefined
  await t.db.tx(async (db) => {
    await buildCourse({ ...t, db: { ...t.db, ...db } }, author, { name: 'Axolotl food' })
    await db.run(sql`set constraints stale_courses_renewed immediate`)
    deleting = t.db.run(sql`delete from courses where id = ${old.id}`)
    await untilSomebodyWaits(t.db)
  })
  await deleting
  assert.deepEqual(await known('axolotl', 'ponds'), ['axolotl'])
  assert.deepEqual(await search('axolotk'), ['Axolotl food'])
})

test('of each word, it is known how many courses hold it', async () => {
  const wrong = await t.db.many(sql`
    with held as (select word, count(*) as courses from search_postings group by word)
    select word, t.courses, h.courses as held from search_terms t full join held h using (word)
     where coalesce(t.courses, 0) <> coalesce(h.courses, 0) or h is null and not exists (select from search_names n where n.words @> array[word])`)
  assert.deepEqual(wrong, [])
})

test('what was taken to be misspelled is said', async () => {
  assert.equal((await ask('pithon', '1/4/0/true')).info.Corrected, 'python')
  assert.equal((await ask('python', '1/4/0/true')).info.Corrected, undefined)
  await build('Готуємо вареники')
  assert.equal((await ask('варенеки', '1/4/0/true')).info.Corrected, 'вареники')
})
