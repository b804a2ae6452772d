import assert from 'node:assert/strict'
import { test } from 'node:test'
import { progressPercent } from '#contract/learning/learning.ts'
import { sql } from '#server/core/database/db.ts'
import { buildArticle, buildBook, buildCourse, buildSkill, buildUser, buildVideo, type TestUser } from '#server/testing/build.ts'
import { multipart, samples } from '#server/testing/forms.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { countWaiting, until, untilSomebodyWaits } from '#server/testing/until.ts'

const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })

async function buy(user: TestUser, ...courses: { id: number }[]) {
  for (const { id } of courses) await t.as(user).put(`/api/shopping-cart/add-to-cart/${id}`)
  assert.equal((await t.as(user).put('/api/shopping-cart/buy')).statusCode, 200)
}
async function learner(...courses: { id: number }[]) {
  const user = await buildUser(t)
  if (courses.length > 0) await buy(user, ...courses)
  return user
}
const toggle = (user: TestUser, what: 'learned' | 'unlearned', course: { id: number }, material: { id: number }) =>
  t.as(user).put(`/api/courses/${what}?materialId=${material.id}&courseId=${course.id}`)
const learn = async (user: TestUser, course: { id: number }, material: { id: number }) => {
  const response = await toggle(user, 'learned', course, material)
  assert.equal(response.statusCode, 200, response.body)
  return response.json<number>()
}
const certificates = (user: TestUser) =>
  t.db.many<{ courseId: number }>(
    sql`select course_id as "courseId" from certificates where user_id = ${user.id} order by course_id`,
  )
const toSkills = async (user: TestUser) =>
  Object.fromEntries(
    (await t.as(user).get('/api/account'))
      .json()
      .usersSkills.map((one: { skill: { name: string }; level: number }) => [one.skill.name, one.level]),
  )
const materials = async (count: number) => Promise.all(Array.from({ length: count }, () => buildArticle(t)))

test('progress is rounded up, but is 100 only when everything is learned', () => {
  assert.deepEqual(
    [
      progressPercent(0, 3),
      progressPercent(1, 3),
      progressPercent(2, 3),
      progressPercent(3, 3),
      progressPercent(199, 200),
      progressPercent(0, 0),
    ],
    [0, 34, 67, 100, 99, 0],
  )
})

test('learning everything once gives the certificate and the skills; unlearning takes nothing back, learning again adds nothing', async () => {
  const skill = await buildSkill(t, 'Sewing')
  const items = await materials(3)
  const course = await buildCourse(t, author, { price: 10, skills: [{ ...skill, level: 4 }], materials: items })
  const user = await learner(course)
  const [a, b, c] = items as [{ id: number }, { id: number }, { id: number }]
  assert.deepEqual([await learn(user, course, a), await learn(user, course, a), await learn(user, course, b)], [34, 34, 67])
  assert.deepEqual([await certificates(user), await toSkills(user)], [[], {}])
  assert.equal(await learn(user, course, c), 100)
  assert.deepEqual([await certificates(user), await toSkills(user)], [[{ courseId: course.id }], { Sewing: 4 }])
  assert.equal((await toggle(user, 'unlearned', course, b)).json(), 67)
  assert.equal((await toggle(user, 'unlearned', course, b)).json(), 67)
  assert.equal(await learn(user, course, b), 100)
  assert.deepEqual([(await certificates(user)).length, await toSkills(user)], [1, { Sewing: 4 }])
})

test('only a buyer learns, and only what is in the course', async () => {
  const [inside, outside] = (await materials(2)) as [{ id: number }, { id: number }]
  const course = await buildCourse(t, author, { materials: [inside] })
  const buyer = await learner(course)
  for (const user of [await buildUser(t), author, await buildUser(t, { isAdmin: true })])
    assert.equal((await toggle(user, 'learned', course, inside)).statusCode, 403)
  assert.equal((await toggle(buyer, 'learned', course, outside)).statusCode, 403)
  assert.equal((await toggle(buyer, 'learned', { id: 999_999 }, inside)).statusCode, 403)
  assert.equal((await t.as(buyer).put('/api/courses/learned?materialId=x&courseId=1')).statusCode, 400)
})

test('a shared material counts in both courses, and completes both at once', async () => {
  const [shared, other] = (await materials(2)) as [{ id: number }, { id: number }]
  const one = await buildCourse(t, author, { materials: [shared] })
  const two = await buildCourse(t, author, { materials: [shared, other] })
  const user = await learner(one, two)
  await learn(user, two, other)
  await learn(user, one, shared)
  assert.deepEqual(
    (await certificates(user)).map((row) => row.courseId),
    [one.id, two.id],
  )
})

test('a course that is bought while its last material is learned in another course gets its certificate', async () => {
  for (const price of [10, 0]) {
    const [shared, other] = (await materials(2)) as [{ id: number }, { id: number }]
    const one = await buildCourse(t, author, { materials: [shared] })
    const two = await buildCourse(t, author, { materials: [other] })
    const both = await buildCourse(t, author, { price, materials: [shared, other] })
    const user = await learner(one, two)
    await learn(user, two, other)
    let bought = false
    const acts = await t.db.tx(async (db) => {
      await db.run(sql`lock table certificates in share row exclusive mode`)
      // Waits for the certificate of the first course.
      const learning = learn(user, one, shared)
      await untilSomebodyWaits(t.db)
      const way = price > 0 ? buy(user, both) : t.as(user).put(`/api/shopping-cart/get-free/${both.id}`)
      const buying = Promise.resolve(way).then(() => {
        bought = true
      })
      await until(async () => bought || (await countWaiting(t.db)) === 2)
      return [learning, buying]
    })
    await Promise.all(acts)
    assert.deepEqual(
      (await certificates(user)).map((row) => row.courseId),
      [one.id, two.id, both.id],
    )
  }
})

test('the course page shows what the viewer has learned, shared materials in every course', async () => {
  const [shared, other] = (await materials(2)) as [{ id: number }, { id: number }]
  const one = await buildCourse(t, author, { materials: [shared, other] })
  const two = await buildCourse(t, author, { materials: [other, shared] })
  const [user, stranger] = [await learner(one), await buildUser(t)]
  await learn(user, one, shared)
  const shown = async (course: { id: number }, who?: TestUser) =>
    (await t.as(who).get(`/api/courses/${course.id}`)).json().materials.map((item: { isLearned: boolean }) => item.isLearned)
  assert.deepEqual(
    [await shown(one, user), await shown(two, user)],
    [
      [true, false],
      [false, true],
    ],
  )
  assert.deepEqual(
    [await shown(one, stranger), await shown(one)],
    [
      [false, false],
      [false, false],
    ],
  )
})

test('a bought course whose materials are all learned is completed at once', async () => {
  const skill = await buildSkill(t, 'Knitting')
  const [shared] = (await materials(1)) as [{ id: number }]
  const first = await buildCourse(t, author, { materials: [shared] })
  const second = await buildCourse(t, author, { materials: [shared], skills: [{ ...skill, level: 2 }] })
  const user = await learner(first)
  await learn(user, first, shared)
  await buy(user, second)
  assert.deepEqual([(await certificates(user)).length, await toSkills(user)], [2, { Knitting: 2 }])
})

test('a material added later keeps certificate and skill; one taken out may complete the course', async () => {
  const skill = await buildSkill(t, 'Felting')
  const [a, b, late] = (await materials(3)) as [{ id: number }, { id: number }, { id: number }]
  await t.db.run(sql`update materials set creator_id = ${author.id} where id = any(${[a.id, b.id, late.id]}::int[])`)
  const course = await buildCourse(t, author, { materials: [a, b], skills: [{ ...skill, level: 1 }] })
  const [done, nearly] = [await learner(course), await learner(course)]
  for (const item of [a, b]) await learn(done, course, item)
  await learn(nearly, course, a)
  const save = async (items: { id: number }[]) => {
    const body = (await t.as(author).get(`/api/courses/edit/${course.id}`)).json()
    assert.equal((await t.as(author).put(`/api/courses/${course.id}`, { ...body, materials: items })).statusCode, 204)
  }
  await save([a, b, late])
  const shown = (await t.as(done).get(`/api/courses/learn/${course.id}`)).json()
  assert.deepEqual([shown.progress, shown.hasCertificate, await toSkills(done)], [67, true, { Felting: 1 }])
  assert.equal((await certificates(nearly)).length, 0)
  await save([a])
  assert.deepEqual(
    [(await certificates(nearly)).length, await toSkills(nearly), (await certificates(done)).length],
    [1, { Felting: 1 }, 1],
  )
})

test('ten learners at once, and ten tabs of one: each gets one certificate and one gain', async () => {
  const skill = await buildSkill(t, 'Lace')
  const items = await materials(10)
  const course = await buildCourse(t, author, { price: 1, materials: items, skills: [{ ...skill, level: 3 }] })
  const user = await learner(course)
  const responses = await Promise.all(items.map((item) => learn(user, course, item)))
  assert.equal(Math.max(...responses), 100)
  assert.deepEqual([(await certificates(user)).length, await toSkills(user)], [1, { Lace: 3 }])
})

test('the learning screen gives links, places, captions and the last opened material to buyers, the author and Admins only', async () => {
  const film = (
    await t
      .as(author)
      .post(
        '/api/videos',
        ...multipart({ name: 'Film', duration: 5, 'quality.id': 1 }, { fileName: 'f.mp4', content: samples.mp4 }),
      )
  ).json()
  const items = [film, await buildBook(t), await buildArticle(t)]
  const course = await buildCourse(t, author, { materials: items })
  const [buyer, stranger] = [await learner(course), await buildUser(t)]
  assert.equal((await t.as(stranger).get(`/api/courses/learn/${course.id}`)).statusCode, 403)
  assert.equal((await t.as(stranger).get('/api/courses/learn/999999')).json().code, 'learning/no-such-course')
  const open = async (user: TestUser) => (await t.as(user).get(`/api/courses/learn/${course.id}`)).json()
  const place = (user: TestUser, materialId: number, where: string | null) =>
    t.as(user).put(`/api/courses/learn/${course.id}/place`, { materialId, place: where })

  const first = await open(buyer)
  assert.deepEqual([first.lastMaterialId, first.isBuyer, first.isAuthor, first.materials[0].captions], [null, true, false, []])
  assert.equal((await t.as().get(first.materials[0].link)).statusCode, 200)
  assert.equal((await place(buyer, film.id, '83.5')).statusCode, 204)
  assert.equal((await place(buyer, film.id, '91')).statusCode, 204)
  assert.equal((await place(buyer, items[1].id, null)).statusCode, 204)
  assert.equal((await place(stranger, film.id, '1')).statusCode, 403)
  assert.equal((await place(buyer, 999_999, '1')).statusCode, 403)
  assert.equal((await place(buyer, film.id, 'x'.repeat(501))).statusCode, 400)
  const captions = 'WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nHello\n'
  assert.equal((await t.as(author).put(`/api/videos/${film.id}/captions/en`, { label: 'English', captions })).statusCode, 204)
  const again = await open(buyer)
  assert.deepEqual([again.lastMaterialId, again.materials[0].place, again.materials[1].place], [items[1].id, '91', null])
  const [{ link, language, label }] = again.materials[0].captions
  assert.deepEqual([language, label], ['en', 'English'])
  const file = await t.as().get(link)
  assert.deepEqual([file.body, file.headers['content-type']], [captions, 'text/vtt; charset=utf-8'])
  assert.equal((await t.as().get(link.replace(/captions-\d+/, 'captions-1'))).statusCode, 403)
  const own = await open(author)
  assert.deepEqual([own.isAuthor, own.isBuyer, own.materials[0].place], [true, false, null])
  assert.equal((await open(await buildUser(t, { isAdmin: true }))).isBuyer, false)
})

test('My Learning lists all, those in progress and those learned, newest purchase first', async () => {
  const [a, b] = (await materials(2)) as [{ id: number }, { id: number }]
  const courses = []
  for (const name of ['First one', 'Second one', 'Third one', 'Fourth one'])
    courses.push(await buildCourse(t, author, { name, price: 0, materials: [a, b] }))
  const lone = await buildCourse(t, author, { name: 'Lone one', price: 0, materials: [await buildVideo(t)] })
  const user = await buildUser(t)
  for (const course of [...courses, lone]) {
    await buy(user, course)
    t.clock.move({ minutes: 1 })
  }
  const [first] = courses as [{ id: number }]
  await learn(user, first, a)
  const list = async (path: string) => {
    const response = await t.as(user).get(`/api/account/${path}`)
    const rows =
      response.json<
        { course: { name: string }; materialsCount: number; learnedMaterialsCount: number; hasCertificate: boolean }[]
      >()
    return [
      JSON.parse(String(response.headers['x-pagination'])).TotalCount,
      ...rows.map((row) => `${row.course.name} ${row.learnedMaterialsCount}/${row.materialsCount}`),
    ]
  }
  assert.deepEqual(await list('my-learning?pageSize=3'), [5, 'Lone one 0/1', 'Fourth one 1/2', 'Third one 1/2'])
  assert.deepEqual(await list('my-learning?pageSize=3&pageNumber=2'), [5, 'Second one 1/2', 'First one 1/2'])
  await learn(user, first, b)
  assert.deepEqual(await list('learned-courses?pageSize=3'), [4, 'Fourth one 2/2', 'Third one 2/2', 'Second one 2/2'])
  assert.deepEqual(await list('courses-in-progress?pageSize=3'), [1, 'Lone one 0/1'])
})

test('going on starts with the course that was opened or learned last, at the first material that is left', async () => {
  const [one, two] = [await materials(3), await materials(2)]
  const first = await buildCourse(t, author, { name: 'First course', materials: one })
  const second = await buildCourse(t, author, { name: 'Second course', materials: two })
  const user = await learner(first)
  const goOn = async () => (await t.as(user).get('/api/account/go-on-learning')).json()
  const open = (course: { id: number }, material: { id: number } | undefined) =>
    t.as(user).put(`/api/courses/learn/${course.id}/place`, { materialId: material?.id })
  const shown = async () => {
    const { learning } = await goOn()
    return learning && [learning.course.name, learning.learnedMaterialsCount, learning.materialsCount, learning.next.id]
  }
  const [a, b, c] = one as [{ id: number }, { id: number }, { id: number }]
  assert.deepEqual(await shown(), ['First course', 0, 3, a.id])
  t.clock.move({ minutes: 1 })
  await buy(user, second)
  assert.deepEqual(await shown(), ['Second course', 0, 2, two[0]?.id])
  t.clock.move({ minutes: 1 })
  assert.equal((await open(first, b)).statusCode, 204)
  assert.deepEqual(await shown(), ['First course', 0, 3, b.id])
  await learn(user, first, b)
  assert.deepEqual(await shown(), ['First course', 1, 3, c.id])
  await learn(user, first, c)
  assert.deepEqual(await shown(), ['First course', 2, 3, a.id])
  await learn(user, first, a)
  assert.deepEqual(await shown(), ['Second course', 0, 2, two[0]?.id])
  for (const material of two) await learn(user, second, material)
  assert.deepEqual(await goOn(), { learning: null, reviews: [] })
  assert.equal((await t.as().get('/api/account/go-on-learning')).statusCode, 401)
})

test('days begin where they begin in the time zone of the learner, on the nights of the change too', async () => {
  const items = await materials(6)
  const course = await buildCourse(t, author, { price: 0, materials: items })
  const [user, other] = [await learner(course), await learner(course)]
  const moments = [
    '2026-10-24T23:30:00Z',
    '2026-10-25T00:30:00Z',
    '2026-10-25T22:59:59Z',
    '2026-10-25T23:00:00Z',
    '2026-03-28T23:00:00Z',
    '2026-03-29T21:59:59Z',
  ]
  for (const [index, moment] of moments.entries()) {
    await t.db.run(sql`insert into learned_materials values (${user.id}, ${items[index]?.id}, ${new Date(moment)})`)
  }
  const days = async (range: string, timeZone: string, who = user) =>
    (await t.as(who).get(`/api/account/learning-statistics/${range}?timeZone=${encodeURIComponent(timeZone)}`))
      .json<{ date: { month: number; day: number }; learnedMaterialsCount: number }[]>()
      .map(({ date, learnedMaterialsCount }) => `${date.month}/${date.day}:${learnedMaterialsCount}`)
  const october = '2026-10-20/2026-10-30'
  assert.deepEqual(await days(october, 'Europe/Berlin'), ['10/25:3', '10/26:1'])
  assert.deepEqual(await days(october, 'UTC'), ['10/24:1', '10/25:3'])
  assert.deepEqual(await days(october, 'Pacific/Pago_Pago'), ['10/24:2', '10/25:2'])
  assert.deepEqual(await days(october, 'Pacific/Kiritimati'), ['10/25:2', '10/26:2'])
  assert.deepEqual(await days('2026-03-29/2026-03-29', 'Europe/Berlin'), ['3/29:2'])
  assert.deepEqual(await days('2026-10-25/2026-10-25', 'Europe/Berlin'), ['10/25:3'])
  assert.deepEqual(await days(october, 'UTC', other), [])
  const details = await t.as(user).get('/api/account/learning-statistics-details/2026-10-26?timeZone=Europe%2FBerlin')
  assert.deepEqual(details.json(), { materialsNames: ['An article'], deadlines: [] })
  for (const bad of ['2026-13-01/2026-10-30', '2026-10-30/2026-10-20', '2025-01-01/2026-10-20', 'x/y'])
    assert.equal((await t.as(user).get(`/api/account/learning-statistics/${bad}`)).statusCode, 400, bad)
  for (const [path, status] of [
    ['-details/0000-02-01', 400],
    ['/0000-01-01/0000-02-01', 400],
    ['-details/0001-01-01?timeZone=Pacific%2FKiritimati', 200],
    ['-details/9999-12-31?timeZone=Pacific%2FPago_Pago', 200],
    ['/9999-12-30/9999-12-31', 200],
  ] as const)
    assert.equal((await t.as(user).get(`/api/account/learning-statistics${path}`)).statusCode, status, path)
  for (const zone of ['Nowhere', "UTC'; drop table users", '+05:00', 'Europe/Berlin/../..'])
    assert.equal(
      (await t.as(user).get(`/api/account/learning-statistics/${october}?timeZone=${encodeURIComponent(zone)}`)).statusCode,
      400,
      zone,
    )
})

test('an unreadable date gives one sentence, for either of the two dates', async () => {
  const user = await buildUser(t)
  const Message = 'Dates must be written like 2026-11-01.'
  for (const [path, fields] of [
    ['/x/2026-11-01', ['startDate']],
    ['/2026-11-01/2026-99-01', ['endDate']],
    ['/0000-01-01/2026-11-01', ['startDate']],
    ['/x/y', ['startDate', 'endDate']],
    ['-details/yesterday', ['date']],
  ] as const) {
    const response = await t.as(user).get(`/api/account/learning-statistics${path}`)
    const errors = Object.fromEntries(fields.map((field) => [field, Message]))
    assert.deepEqual([response.statusCode, response.json()], [400, { StatusCode: 400, Message, errors }], path)
  }
})
