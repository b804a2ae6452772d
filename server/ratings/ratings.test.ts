import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PageInfo } from '#contract/core/http.ts'
import { limits } from '#contract/core/limits.ts'
import type { CourseCard, CourseDetails } from '#contract/courses/courses.ts'
import type { OwnRating, Rating } from '#contract/ratings/ratings.ts'
import { sql } from '#server/core/database/db.ts'
import { buildArticle, buildCourse, buildUser, type TestUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const author = await buildUser(t, { name: 'Ada Author', isCreator: true })
const materials = await Promise.all(Array.from({ length: 4 }, () => buildArticle(t)))
const newCourse = () => buildCourse(t, author, { price: 0, materials })
type Course = { id: number }

/** Owns the course, and has learned so many of its four materials. */
async function learner(course: Course, learned = 2, name = 'Lena Learner'): Promise<TestUser> {
  const user = await buildUser(t, { name })
  assert.equal((await t.as(user).put(`/api/shopping-cart/get-free/${course.id}`)).statusCode, 200)
  await learn(user, course, learned)
  return user
}
async function learn(user: TestUser, course: Course, count: number): Promise<void> {
  for (const { id } of materials.slice(0, count))
    assert.equal((await t.as(user).put(`/api/courses/learned?materialId=${id}&courseId=${course.id}`)).statusCode, 200)
}
const rate = (user: TestUser | undefined, course: Course, form: object = { stars: 5 }) =>
  t.as(user).put(`/api/courses/${course.id}/ratings/own`, form)
async function rated(user: TestUser, course: Course, form: object = { stars: 5 }): Promise<void> {
  const response = await rate(user, course, form)
  assert.equal(response.statusCode, 204, response.body)
}
const readOwnRating = async (user: TestUser, course: Course) =>
  (await t.as(user).get(`/api/courses/${course.id}/ratings/own`)).json<OwnRating>()
const readRatings = async (course: Course, query = '', who?: TestUser) =>
  (await t.as(who).get(`/api/courses/${course.id}/ratings?${query}`)).json<Rating[]>()
const readCounts = async (course: Course, who?: TestUser) =>
  (await t.as(who).get(`/api/courses/${course.id}`)).json<CourseDetails>()
const unread = async (user: TestUser) =>
  (await t.as(user).get('/api/notifications')).json<{ kind: string; text: string; action: { path: string } }[]>()

test('a learner rates with half of the course learned, everybody reads it, and the author is notified', async () => {
  const course = await newCourse()
  const user = await learner(course)
  assert.deepEqual(await readOwnRating(user, course), {
    mayRate: true,
    learnedMaterialsCount: 2,
    materialsCount: 4,
    rating: null,
  })
  await rated(user, course, { stars: 4, text: '  Good.\nTwice.  ', minutes: 150, levelsReached: 'partly' })
  const [rating] = await readRatings(course)
  assert.deepEqual(rating, {
    id: rating?.id,
    stars: 4,
    text: 'Good.\nTwice.',
    minutes: 150,
    levelsReached: 'partly',
    writer: { name: 'Lena Learner', avatar: null },
    dateUTC: t.clock.now().toISOString(),
    changedUTC: null,
    helpfulCount: 0,
    isOwn: false,
    isMarkedHelpful: false,
    reply: null,
  })
  assert.equal((await readRatings(course, '', user))[0]?.isOwn, true)
  const { rating: mean, ratings } = await readCounts(course)
  // (5 × 3.5 + 4) / 6
  assert.deepEqual(mean, { mean: 3.6, count: 1 })
  assert.deepEqual(ratings, { stars: [0, 0, 0, 1, 0], medianMinutes: null, timeAnswers: 1, levels: { yes: 0, partly: 1, no: 0 } })
  assert.deepEqual(
    (await unread(author))
      .filter(({ action }) => action.path === `/courses/${course.id}#ratings`)
      .map(({ kind, text }) => [kind, text]),
    [['rated', '“A course for tests” has 1 new rating.']],
  )
})

test('guest, stranger, author, Admin and a learner below half are refused with a sentence, and nothing is stored', async () => {
  const course = await newCourse()
  const below = await learner(course, 1)
  const refused: [TestUser | undefined, number, RegExp][] = [
    [undefined, 401, /log in/],
    [await buildUser(t), 403, /Only learners who own this course can rate it/],
    [author, 403, /You cannot rate your own course/],
    [await buildUser(t, { isAdmin: true }), 403, /Only learners who own this course/],
    [below, 403, /at least half of the course.* 1 of 4 materials/],
  ]
  for (const [user, status, sentence] of refused) {
    const response = await rate(user, course)
    assert.equal(response.statusCode, status)
    assert.match(response.json().Message, sentence)
  }
  assert.deepEqual([await readRatings(course), (await readCounts(course)).rating], [[], null])
  assert.equal((await readOwnRating(below, course)).mayRate, false)
  assert.equal((await t.as().get(`/api/courses/${course.id}/ratings/own`)).statusCode, 401)
  for (const path of ['ratings', 'ratings/own'])
    assert.equal((await t.as(below).get(`/api/courses/999999/${path}`)).statusCode, 404)
  assert.equal((await rate(below, { id: 999_999 })).statusCode, 404)
})

test('a rating is there once, can be changed at any time, and notifies once', async () => {
  const course = await newCourse()
  const user = await learner(course)
  await rated(user, course, { stars: 1, minutes: 60, levelsReached: 'no' })
  t.clock.move({ minutes: 5 })
  await t.as(user).put(`/api/courses/unlearned?materialId=${materials[0]?.id}&courseId=${course.id}`)
  await rated(user, course, { stars: 5, text: 'Better on second reading.' })
  const [rating, ...others] = await readRatings(course)
  assert.deepEqual([others, rating?.stars, rating?.minutes, rating?.changedUTC], [[], 5, null, t.clock.now().toISOString()])
  const { ratings } = await readCounts(course)
  assert.deepEqual(ratings, { stars: [0, 0, 0, 0, 1], medianMinutes: null, timeAnswers: 0, levels: { yes: 0, partly: 0, no: 0 } })
  t.clock.move({ minutes: 5 })
  await rated(user, course, { stars: 5, text: 'Better on second reading.' })
  assert.equal((await readRatings(course))[0]?.changedUTC, rating?.changedUTC, 'the same again changes nothing')
  const { times } = await t.db.one<{ times: number }>(
    sql`select times from notifications where user_id = ${author.id} and kind = 'rated' and course_id = ${course.id}`,
  )
  assert.equal(times, 1)
})

test('the certificate counts, even if the author adds materials; a course that left the catalogue shows its ratings to its learners', async () => {
  const course = await newCourse()
  const user = await learner(course, 4)
  for (let more = 0; more < 5; more++)
    await t.db.run(sql`insert into course_materials values (${course.id}, ${(await buildArticle(t)).id}, ${10 + more})`)
  await rated(user, course)
  await t.db.run(sql`update courses set archived_at = now() where id = ${course.id}`)
  assert.equal((await t.as().get(`/api/courses/${course.id}/ratings`)).statusCode, 404)
  const [rating] = await readRatings(course, '', user)
  assert.ok(rating)
  await rated(user, course, { stars: 3 })
  const stranger = await buildUser(t)
  assert.equal((await t.as(stranger).put(`/api/ratings/${rating.id}/helpful`)).statusCode, 404)
})

test('50 learners who rate and change at once are all counted: number, mean, distribution, hours', async () => {
  const course = await newCourse()
  const users = await Promise.all(Array.from({ length: 50 }, () => learner(course)))
  const toForm = (place: number) => ({
    stars: 1 + (place % 5),
    minutes: 30 * (1 + (place % 10)),
    levelsReached: (['yes', 'partly', 'no'] as const)[place % 3],
  })
  const first = await Promise.all(users.map((user) => rate(user, course, { stars: 3, minutes: 600 })))
  assert.ok(first.every(({ statusCode }) => statusCode === 204))
  const twice = await Promise.all(
    users.flatMap((user, place) => [rate(user, course, toForm(place)), rate(user, course, toForm(place))]),
  )
  assert.ok(twice.every(({ statusCode }) => statusCode === 204))
  const { rating, ratings } = await readCounts(course)
  assert.deepEqual(ratings, {
    stars: [10, 10, 10, 10, 10],
    // Five times each of 30, 60 … 300.
    medianMinutes: 165,
    timeAnswers: 50,
    levels: { yes: 17, partly: 17, no: 16 },
  })
  assert.deepEqual(rating, { mean: Math.round((17.5 + 150) / 5.5) / 10, count: 50 })
  const rows = await t.db.many<{ rebuilt: string }>(sql`
    with before as (select to_jsonb(r) as row from course_ratings r where course_id = ${course.id}),
         hours as (select count(*) as kinds, sum(answers) as answers from rated_minutes where course_id = ${course.id})
    select row::text || kinds || ' ' || answers as rebuilt from before, hours`)
  await t.db.run(sql`select rebuild_ratings()`)
  assert.deepEqual(
    await t.db.many(sql`
      with before as (select to_jsonb(r) as row from course_ratings r where course_id = ${course.id}),
           hours as (select count(*) as kinds, sum(answers) as answers from rated_minutes where course_id = ${course.id})
      select row::text || kinds || ' ' || answers as rebuilt from before, hours`),
    rows,
    'a bulk load counts the same',
  )
})

test('the median of hours is there from ten answers on, and follows changes', async () => {
  const course = await newCourse()
  const users = await Promise.all(Array.from({ length: 10 }, () => learner(course)))
  for (const [place, user] of users.slice(0, 9).entries()) await rated(user, course, { stars: 5, minutes: 60 * (place + 1) })
  assert.equal((await readCounts(course)).ratings.medianMinutes, null)
  const [first, last] = [users[0], users[9]]
  assert.ok(first && last)
  await rated(last, course, { stars: 5, minutes: 60_000 })
  assert.equal((await readCounts(course)).ratings.medianMinutes, 330)
  await rated(first, course, { stars: 5, minutes: 600 })
  assert.equal((await readCounts(course)).ratings.medianMinutes, 390)
  await rated(last, course, { stars: 5 })
  assert.equal((await readCounts(course)).ratings.medianMinutes, null)
})

test('a single rating of five stars does not lead: the order by rating weighs how many there are', async () => {
  const [one, many, poor, none] = [await newCourse(), await newCourse(), await newCourse(), await newCourse()]
  await rated(await learner(one), one)
  for (const user of await Promise.all(Array.from({ length: 8 }, () => learner(many)))) await rated(user, many, { stars: 4 })
  await rated(await learner(many), many, { stars: 5 })
  await rated(await learner(poor), poor, { stars: 1 })
  const ids = [one, many, poor, none].map(({ id }) => id)
  const ordered = async (isAscending: boolean) => {
    const cards = (await t.as().get(`/api/courses/filtered/1/100/4/${isAscending}`)).json<CourseCard[]>()
    return cards.filter(({ id }) => ids.includes(id))
  }
  const best = await ordered(false)
  assert.deepEqual(
    best.map(({ id, rating }) => [id, rating]),
    [
      [many.id, { mean: 3.9, count: 9 }],
      [one.id, { mean: 3.8, count: 1 }],
      [none.id, null],
      [poor.id, { mean: 3.1, count: 1 }],
    ],
  )
  assert.deepEqual(await ordered(true), best.toReversed())
})

test('ratings come in pages, the newest or the most helpful first', async () => {
  const course = await newCourse()
  const users = await Promise.all(Array.from({ length: 7 }, (_, place) => learner(course, 2, `Learner ${place}`)))
  for (const user of users) await rated(user, course)
  const names = (ratings: Rating[]) => ratings.map(({ writer }) => Number(writer?.name.at(-1)))
  const response = await t.as().get(`/api/courses/${course.id}/ratings?pageNumber=2`)
  const info = JSON.parse(String(response.headers['x-pagination'])) as PageInfo
  assert.deepEqual([names(response.json()), info.TotalCount, info.TotalPages], [[1, 0], 7, 2])
  assert.deepEqual(names(await readRatings(course)), [6, 5, 4, 3, 2])
  const findId = async (place: number) => (await readRatings(course, 'pageSize=100')).find((one) => names([one])[0] === place)?.id
  for (const reader of users.slice(0, 2)) await t.as(reader).put(`/api/ratings/${await findId(2)}/helpful`)
  await t.as(users[0]).put(`/api/ratings/${await findId(4)}/helpful`)
  assert.deepEqual(names(await readRatings(course, 'order=helpful&pageSize=4')), [2, 4, 6, 5])
  assert.deepEqual(names(await readRatings(course, 'order=helpful&pageSize=4&pageNumber=2')), [3, 1, 0])
  assert.deepEqual(await readRatings(course, 'pageNumber=9'), [])
  for (const query of ['order=oldest', 'pageNumber=0', 'pageSize=101'])
    assert.equal((await t.as().get(`/api/courses/${course.id}/ratings?${query}`)).statusCode, 400, query)
})

test('helpful is marked once and can be taken back, by 50 at once too; not by guests and not by the writer', async () => {
  const course = await newCourse()
  const writer = await learner(course)
  await rated(writer, course)
  const [rating] = await readRatings(course)
  const path = `/api/ratings/${rating?.id}/helpful`
  const readers = await Promise.all(Array.from({ length: 50 }, () => buildUser(t)))
  const marks = await Promise.all([...readers, ...readers].map((reader) => t.as(reader).put(path)))
  assert.ok(marks.every(({ statusCode }) => statusCode === 204))
  const [reader] = readers
  assert.ok(reader)
  const [marked] = await readRatings(course, '', reader)
  assert.deepEqual([marked?.helpfulCount, marked?.isMarkedHelpful], [50, true])
  for (let time = 0; time < 2; time++) assert.equal((await t.as(reader).delete(path)).statusCode, 204)
  const [taken] = await readRatings(course, '', reader)
  assert.deepEqual([taken?.helpfulCount, taken?.isMarkedHelpful], [49, false])
  const own = await t.as(writer).put(path)
  assert.deepEqual([own.statusCode, own.json().Message], [403, 'You cannot mark your own rating as helpful.'])
  assert.equal(own.json().code, 'ratings/own-rating')
  assert.deepEqual([(await t.as().put(path)).statusCode, (await t.as().delete(path)).statusCode], [401, 401])
  assert.equal((await t.as(reader).put('/api/ratings/999999/helpful')).statusCode, 404)
  assert.equal((await t.as(reader).put('/api/ratings/x/helpful')).statusCode, 400)
  assert.equal((await readRatings(course))[0]?.helpfulCount, 49)
})

test('only the author of the course replies, changes and removes the reply', async () => {
  const course = await newCourse()
  const writer = await learner(course)
  await rated(writer, course)
  const [rating] = await readRatings(course)
  const path = `/api/ratings/${rating?.id}/reply`
  const others = [writer, await buildUser(t, { isCreator: true }), await buildUser(t, { isAdmin: true })]
  for (const user of others) {
    const response = await t.as(user).put(path, { text: 'Not mine.' })
    assert.deepEqual([response.statusCode, response.json().Message], [403, "Only the course's author can reply to its ratings."])
    assert.equal((await t.as(user).delete(path)).statusCode, 403)
  }
  assert.equal((await t.as().put(path, { text: 'Guest' })).statusCode, 401)
  assert.equal((await readRatings(course))[0]?.reply, null)
  for (const text of ['Thank you.', ' Thank you very much.\nAda '])
    assert.equal((await t.as(author).put(path, { text })).statusCode, 204)
  assert.equal((await readRatings(course))[0]?.reply?.text, 'Thank you very much.\nAda')
  for (const text of ['', '   ', 'a'.repeat(limits.rating.reply.max + 1), 'a\0b', 7, null, undefined])
    assert.equal((await t.as(author).put(path, { text })).statusCode, 400, String(text))
  for (let time = 0; time < 2; time++) assert.equal((await t.as(author).delete(path)).statusCode, 204)
  assert.equal((await readRatings(course))[0]?.reply, null)
  assert.equal((await t.as(author).put('/api/ratings/999999/reply', { text: 'Hello.' })).statusCode, 404)
})

test('bad input gets a sentence for its field and changes nothing; texts are kept as they are', async () => {
  const course = await newCourse()
  const user = await learner(course)
  const wrong: [object, string][] = [
    [{}, 'stars'],
    ...[0, 6, 2.5, '', 'five', null, [5], -1, 1e9].map((stars): [object, string] => [{ stars }, 'stars']),
    ...[0, 15, 31, 60_030, -30, 'x', 1e12, [], true].map((minutes): [object, string] => [{ stars: 5, minutes }, 'minutes']),
    ...['maybe', 'YES', 1, {}].map((levelsReached): [object, string] => [{ stars: 5, levelsReached }, 'levelsReached']),
    ...['a'.repeat(limits.rating.text.max + 1), 'a\0b', '\u0007', 7, []].map((text): [object, string] => [
      { stars: 5, text },
      'text',
    ]),
  ]
  for (const [form, field] of wrong) {
    const response = await rate(user, course, form)
    assert.equal(response.statusCode, 400, JSON.stringify(form))
    assert.deepEqual(Object.keys(response.json().errors), [field], JSON.stringify(form))
  }
  assert.equal((await readOwnRating(user, course)).rating, null)
  const text = `<script>alert(1)</script> "'; drop table ratings; -- \${x} ${'👩‍🏫'.repeat(50)}`
  await rated(user, course, { stars: '4', text, minutes: '90', helpfulCount: 99, user_id: 1, reply: 'x' })
  const [rating] = await readRatings(course)
  assert.deepEqual([rating?.text, rating?.stars, rating?.minutes, rating?.helpfulCount, rating?.reply], [text, 4, 90, 0, null])
})

test('a returned course takes its rating along, with marks and reply; bought again, it can be rated again', async () => {
  const course = await buildCourse(t, author, { price: 10, materials })
  const user = await buildUser(t)
  const buy = async () => {
    await t.as(user).put(`/api/shopping-cart/add-to-cart/${course.id}`)
    assert.equal((await t.as(user).put('/api/shopping-cart/buy')).statusCode, 200)
  }
  await buy()
  await learn(user, course, 2)
  await rated(user, course, { stars: 1, text: 'Bad.', minutes: 60, levelsReached: 'no' })
  const [rating] = await readRatings(course)
  const reader = await buildUser(t)
  await t.as(reader).put(`/api/ratings/${rating?.id}/helpful`)
  assert.equal((await t.as(author).put(`/api/ratings/${rating?.id}/reply`, { text: 'Thank you.' })).statusCode, 204)
  for (const { id } of materials.slice(0, 2))
    await t.as(user).put(`/api/courses/unlearned?materialId=${id}&courseId=${course.id}`)
  assert.equal((await t.as(user).post(`/api/account/refunds/${course.id}`)).statusCode, 201)

  assert.deepEqual(await readRatings(course), [])
  assert.deepEqual((await readCounts(course)).ratings, (await readCounts(await newCourse())).ratings)
  assert.equal((await t.db.many(sql`select from helpful_marks where user_id = ${reader.id}`)).length, 0)
  assert.equal((await rate(user, course)).statusCode, 403)

  await buy()
  assert.deepEqual([(await readOwnRating(user, course)).rating, (await rate(user, course)).statusCode], [null, 403])
  await learn(user, course, 2)
  await rated(user, course, { stars: 5 })
  assert.deepEqual(
    (await readRatings(course)).map(({ stars, reply, helpfulCount }) => [stars, reply, helpfulCount]),
    [[5, null, 0]],
  )
})
