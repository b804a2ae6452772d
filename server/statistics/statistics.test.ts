import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from '#server/core/database/db.ts'
import { checkLedger } from '#server/points/index.ts'
import { buildArticle, buildCourse, buildUser, type TestUser } from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const t = await startTestApp()
const admin = await buildUser(t, { isAdmin: true, name: 'Zed Admin' })
const author = await buildUser(t, { isCreator: true, name: 'Amy Author' })
const get = async (path: string) => (await t.as(admin).get(`/api/statistics/${path}`)).json()

async function buyAndLearn(user: TestUser, course: { id: number }, materials: { id: number }[]) {
  await t.as(user).put(`/api/shopping-cart/add-to-cart/${course.id}`)
  await t.as(user).put('/api/shopping-cart/buy')
  for (const { id } of materials) await t.as(user).put(`/api/courses/learned?materialId=${id}&courseId=${course.id}`)
}

/** Each figure, computed from the rows themselves. */
const truth = () =>
  t.db.one(sql`
    select (select count(*)::int from enrolments) as "saledCoursesCount", (select count(distinct user_id)::int from enrolments) as "customersCount",
           (select count(*)::int from certificates) as "completedCoursesCount",
           (select coalesce(round(100.0 * (select count(*) from certificates) / nullif((select count(*) from enrolments), 0)), 0)::int) as "completedCoursesPercentage"`)

test('the statistics of an empty portal do not divide by zero', async () => {
  assert.deepEqual(await get('sales'), {
    saledCoursesCount: 0,
    customersCount: 0,
    completedCoursesCount: 0,
    completedCoursesPercentage: 0,
  })
  assert.equal((await get('users/10/1')).averageCompletedCoursesPercentage, 0)
  const today = t.clock.now().toISOString().slice(0, 10)
  const nothing = { sold: 0, points: 0, completed: 0, periods: [] }
  assert.deepEqual(await get('sales-in-range'), { from: today, to: today, unit: 'day', ...nothing })
})

test('all figures agree with the rows', async () => {
  const shared = await buildArticle(t, { name: 'Shared' })
  const other = await buildArticle(t, { name: 'Other' })
  const one = await buildCourse(t, author, { name: 'Course one', price: 10, materials: [shared] })
  const two = await buildCourse(t, author, { name: 'Course two', price: 20, materials: [shared, other] })
  const [ann, bob] = [await buildUser(t, { name: 'ann' }), await buildUser(t, { name: 'Bob' })]
  await buildUser(t, { name: 'Nobody Bought' })
  await buyAndLearn(ann, one, [shared])
  await buyAndLearn(ann, two, [])
  await buyAndLearn(bob, two, [shared, other])
  await t.as(bob).put(`/api/courses/unlearned?materialId=${other.id}&courseId=${two.id}`)

  assert.deepEqual(await get('sales'), await truth())
  assert.deepEqual(await get('sales'), {
    saledCoursesCount: 3,
    customersCount: 2,
    completedCoursesCount: 2,
    completedCoursesPercentage: 67,
  })
  const today = t.clock.now().toISOString().slice(0, 10)
  const sums = { sold: 3, points: 50, completed: 2 }
  assert.deepEqual(await get('sales-in-range'), {
    from: today,
    to: today,
    unit: 'day',
    ...sums,
    periods: [{ date: today, ...sums }],
  })
  assert.deepEqual(await get('materials/10/1'), [
    { id: other.id, name: 'Other', coursesCount: 1, usersCount: 0, courseId: two.id },
    { id: shared.id, name: 'Shared', coursesCount: 2, usersCount: 2, courseId: one.id },
  ])
  const { handle } = await t.db.one<{ handle: string }>(sql`select handle from users where id = ${author.id}`)
  const [first] = await get('courses/10/1')
  assert.deepEqual([first.id, first.author], [one.id, { name: 'Amy Author', handle }])
  assert.deepEqual(
    (await get('materials/10/1?orderBy=usersCount&isAscending=false')).map((row: { name: string }) => row.name),
    ['Shared', 'Other'],
  )
  const { users, averageCompletedCoursesPercentage } = await get('users/10/1')
  assert.equal(averageCompletedCoursesPercentage, 75)
  assert.deepEqual(
    users.map((user: Record<string, unknown>) => [
      user.name,
      user.balance,
      user.boughtCoursesCount,
      user.completedCoursesCount,
      user.completedCoursesPercentage,
    ]),
    [
      ['Amy Author', 1050, 0, 0, 0],
      ['ann', 970, 2, 1, 50],
      ['Bob', 980, 1, 1, 100],
      ['Nobody Bought', 1000, 0, 0, 0],
      ['Zed Admin', 1000, 0, 0, 0],
    ],
  )
  const order = async (column: string, ascending = true) =>
    (await get(`users/2/1?orderBy=${column}&isAscending=${ascending}`)).users.map((user: { name: string }) => user.name)
  assert.equal((await order('balance', false))[0], 'Amy Author')
  assert.deepEqual(await order('completedCoursesPercentage', false), ['Bob', 'ann'])
  assert.deepEqual(await order('boughtCoursesCount', false), ['ann', 'Bob'])
  assert.deepEqual(
    (await get('courses/10/1?orderBy=price&isAscending=false')).map((row: Record<string, unknown>) => [
      row.name,
      row.price,
      row.studentsCount,
    ]),
    [
      ['Course two', 20, 2],
      ['Course one', 10, 1],
    ],
  )
  const page = await t.as(admin).get('/api/statistics/users/2/3')
  assert.deepEqual([page.json().users.length, JSON.parse(String(page.headers['x-pagination'])).TotalPages], [1, 3])
  assert.equal((await t.as(admin).get('/api/statistics/users/10/1?orderBy=password')).statusCode, 400)
})

test('an Admin finds users by words of their name or email, ignoring case and accents, in any order', async () => {
  const made = [
    { name: 'Tomáš Havelka', email: 'havelka@findme.example' },
    { name: 'Ola Tomasson', email: 'ola_100%@findme.example' },
    { name: 'Zoë O’Hara', email: 'zoe@findme.example' },
  ]
  for (const user of made) await buildUser(t, user)
  const found = async (filter: string, rest = '') =>
    (await get(`users/10/1?filter=${encodeURIComponent(filter)}${rest}`)).users.map((user: { name: string }) => user.name)
  assert.deepEqual(await found('TOMAS'), ['Ola Tomasson', 'Tomáš Havelka'])
  assert.deepEqual(await found('tomáš', '&isAscending=false'), ['Tomáš Havelka', 'Ola Tomasson'])
  assert.deepEqual(await found('havel tom'), ['Tomáš Havelka'])
  assert.deepEqual(await found('tom findme.example ola'), ['Ola Tomasson'])
  assert.deepEqual(await found('@findme', '&orderBy=email&isAscending=false'), ['Zoë O’Hara', 'Ola Tomasson', 'Tomáš Havelka'])
  // One or two letters match only the beginning of a word; elsewhere they would find nearly everybody.
  for (const column of ['balance', 'boughtCoursesCount', 'completedCoursesCount', 'completedCoursesPercentage'])
    assert.equal((await found('findme', `&orderBy=${column}`)).length, 3, column)
  const second = await t.as(admin).get('/api/statistics/users/2/2?filter=findme')
  assert.deepEqual([second.json().users.length, JSON.parse(String(second.headers['x-pagination'])).TotalCount], [1, 3])
  assert.deepEqual(await found('zo'), ['Zoë O’Hara'])
  assert.deepEqual(await found('oe'), [])
  // Wildcards of the database's patterns count as letters.
  assert.deepEqual(await found('100%@f'), ['Ola Tomasson'])
  assert.deepEqual(await found('@%'), [])
  assert.deepEqual(await found('findme%example'), [])
  assert.deepEqual(await found('a_100'), ['Ola Tomasson'])
  assert.deepEqual(await found("o'; drop table users --"), [])
  const { averageCompletedCoursesPercentage } = await get('users/10/1')
  assert.equal((await get('users/10/1?filter=zoe')).averageCompletedCoursesPercentage, averageCompletedCoursesPercentage)
  assert.equal((await t.as(admin).get(`/api/statistics/users/10/1?filter=${'x'.repeat(201)}`)).statusCode, 400)

  const csv = await t.as(admin).get('/api/statistics/csv/users?filter=tomas%20findme')
  assert.deepEqual(
    csv.body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]),
    ['"Tomáš Havelka"', '"Ola Tomasson"'],
  )
  assert.equal((await t.as(admin).get('/api/statistics/csv/users?filter=%40')).body.trim().split('\r\n').length, 1)
  await t.db.run(sql`update users set name = 'Renamed Person' where email = 'zoe@findme.example'`)
  assert.deepEqual(await found('renamed'), ['Renamed Person'])
})

test('sales are read over any range, with points, by day, week or month, depending on its length', async () => {
  const range = (query: string) => get(`sales-in-range?${query}`)
  await t.db.run(sql`
    insert into sales_days (day, shard, sold, points, completed)
    values ('2019-12-30', 1, 2, 200, 1), ('2019-12-30', 2, 1, 50, 0), ('2020-01-05', 1, 4, 400, 0), ('2020-01-06', 1, 1, 10, 3), ('2020-12-31', 1, 1, 5, 0)`)
  assert.deepEqual(await range('from=2019-12-30&to=2020-01-05'), {
    ...{ from: '2019-12-30', to: '2020-01-05', unit: 'day', sold: 7, points: 650, completed: 1 },
    periods: [
      { date: '2019-12-30', sold: 3, points: 250, completed: 1 },
      { date: '2020-01-05', sold: 4, points: 400, completed: 0 },
    ],
  })
  const year = await range('from=2019-12-30&to=2020-12-31')
  assert.deepEqual([year.unit, year.sold, year.points], ['week', 9, 665])
  assert.deepEqual(
    year.periods.map((period: { date: string; sold: number }) => [period.date, period.sold]),
    [
      ['2019-12-29', 3],
      ['2020-01-05', 5],
      ['2020-12-27', 1],
    ],
  )
  const all = await range('')
  assert.deepEqual(
    [all.from, all.unit, all.periods[0]],
    ['2019-12-30', 'month', { date: '2019-12-01', sold: 3, points: 250, completed: 1 }],
  )
  const csv = await t.as(admin).get('/api/statistics/csv/sales?from=2019-12-30&to=2020-01-05')
  assert.equal(csv.body, '\uFEFF"Date","Sold","Points","Completed"\r\n"2019-12-30",3,250,1\r\n"2020-01-05",4,400,0\r\n')
  for (const wrong of ['from=2020-01-02&to=2020-01-01', 'from=2000-01-01&to=2020-01-01', 'from=yesterday', 'to=2020-02-30'])
    for (const call of ['sales-in-range', 'csv/sales'])
      assert.equal((await t.as(admin).get(`/api/statistics/${call}?${wrong}`)).statusCode, 400, `${call} ${wrong}`)
  await t.db.run(sql`delete from sales_days where day < '2021-01-01'`)
})

test('a CSV holds the whole table, and no name in it is a formula', async () => {
  for (const name of ['=1+1', '@x', '+cmd', '-2', '\u00a0=safe', 'He said "hi", twice'])
    await t.db.run(
      sql`insert into materials (kind, name, learning_minutes, duration, quality_id) values ('video', ${name}, 1, 1, 1)`,
    )
  const response = await t.as(admin).get('/api/statistics/csv/materials')
  assert.match(String(response.headers['content-type']), /^text\/csv/)
  assert.match(String(response.headers['content-disposition']), /^attachment; filename="materials.csv"$/)
  const lines = response.body.replace('\uFEFF', '').trim().split('\r\n')
  assert.equal(lines[0], '"Name","Courses Count","Users Count"')
  for (const line of ['"\'=1+1",0,0', '"\'@x",0,0', '"\'+cmd",0,0', '"\'-2",0,0', '"He said ""hi"", twice",0,0'])
    assert.ok(lines.includes(line), line)
  for (const table of ['courses', 'users']) assert.equal((await t.as(admin).get(`/api/statistics/csv/${table}`)).statusCode, 200)
  assert.equal((await t.as(admin).get('/api/statistics/csv/secrets')).statusCode, 400)
})

test('an Admin adds and removes Admins, signs users out, sees their points, and all of it is in the log', async () => {
  const user = await buildUser(t, { name: 'Subject' })
  const refresh = () => t.as().post('/api/tokens/refresh', { accessToken: user.accessToken, refreshToken: user.refreshToken })
  assert.equal((await t.as(admin).put(`/api/statistics/users/${user.id}/admin`, { isAdmin: true })).statusCode, 204)
  assert.equal((await t.as(user).get('/api/statistics/sales')).statusCode, 200)
  assert.equal((await t.as(admin).put(`/api/statistics/users/${user.id}/admin`, { isAdmin: false })).statusCode, 204)
  assert.equal((await t.as(user).get('/api/statistics/sales')).statusCode, 403)
  assert.equal((await t.as(admin).put(`/api/statistics/users/${admin.id}/admin`, { isAdmin: false })).statusCode, 409)
  assert.equal((await t.as(admin).put('/api/statistics/users/999999/admin', { isAdmin: true })).statusCode, 404)
  await t.as(admin).post('/api/account/grant-points', { email: user.email, points: 25, reason: 'For helping' })
  assert.equal((await t.as(admin).post(`/api/statistics/users/${user.id}/sign-out`)).statusCode, 204)
  assert.equal((await refresh()).statusCode, 401)
  assert.deepEqual(
    (await get(`user-points/${user.id}?pageSize=1`)).map((row: { reason: string; amount: number }) => [row.reason, row.amount]),
    [['For helping', 25]],
  )
  const log = (await get('audit/10/1')).map((entry: Record<string, unknown>) => [
    entry.act,
    entry.admin,
    entry.user,
    entry.details,
  ])
  assert.deepEqual(log, [
    ['sign-out', admin.email, user.email, ''],
    ['grant-points', admin.email, user.email, '25 points: For helping'],
    ['unmake-admin', admin.email, user.email, ''],
    ['make-admin', admin.email, user.email, ''],
  ])
  await assert.rejects(t.db.run(sql`delete from audit_log`))
})

test('when two Admins remove each other at the same time, one is left', async () => {
  for (let round = 0; round < 5; round++) {
    const [one, other] = [await buildUser(t, { isAdmin: true }), await buildUser(t, { isAdmin: true })]
    const unmake = (by: TestUser, user: TestUser) => t.as(by).put(`/api/statistics/users/${user.id}/admin`, { isAdmin: false })
    const responses = await Promise.all([unmake(one, other), unmake(other, one)])
    assert.deepEqual(responses.map(({ statusCode }) => statusCode).sort(), [204, 403])
    const left = await t.db.many(sql`select from users where is_admin and id in (${one.id}, ${other.id})`)
    assert.equal(left.length, 1)
  }
})

test('a thousand grants at once leave the ledger clean; wrong amounts and unknown users are refused', async () => {
  const user = await buildUser(t)
  const grant = (points: unknown, email = user.email) =>
    t.as(admin).post('/api/account/grant-points', { email, points, reason: 'Load' })
  for (let round = 0; round < 10; round++) {
    const responses = await Promise.all(Array.from({ length: 100 }, () => grant(3)))
    assert.ok(responses.every(({ statusCode }) => statusCode === 201))
  }
  assert.equal((await t.as(user).get('/api/account')).json().balance, 1000 + 3000)
  for (const points of [0, -5, 1.5, 1e12, '5x', null]) assert.equal((await grant(points)).statusCode, 400, String(points))
  assert.equal((await grant(5, 'nobody@example.com')).statusCode, 400)
  assert.deepEqual(
    (await checkLedger(t.db, t.clock.now())).filter(({ breaches }) => breaches > 0),
    [],
  )
})

test('the audit log is filtered by act, Admin, day and text, and downloaded like that, without formulas', async () => {
  const other = await buildUser(t, { isAdmin: true, email: 'other-admin@example.com' })
  const concerned = await buildUser(t, { name: 'Una Usual', email: 'una@example.com' })
  const note = (adminId: number, act: string, details: string, at: string, userId: number | null = null) =>
    t.db.run(
      sql`insert into audit_log (at, admin_id, act, user_id, details) values (${at}::timestamptz, ${adminId}, ${act}, ${userId}, ${details})`,
    )
  await note(other.id, 'add-field', '=Audit one', '2031-01-01T23:59:59Z')
  await note(other.id, 'add-goal', 'Audit two', '2031-01-02T00:00:00Z')
  await note(admin.id, 'add-goal', 'Audit 100% three', '2031-01-03T12:00:00Z', concerned.id)
  const found = async (query: string) => (await get(`audit/10/1?${query}`)).map(({ details }: { details: string }) => details)
  assert.deepEqual(await found('filter=AUDIT'), ['Audit 100% three', 'Audit two', '=Audit one'])
  assert.deepEqual(await found('filter=audit&act=add-goal'), ['Audit 100% three', 'Audit two'])
  assert.deepEqual(await found('filter=audit&admin=OTHER-admin'), ['Audit two', '=Audit one'])
  assert.deepEqual(await found('filter=audit&from=2031-01-02'), ['Audit 100% three', 'Audit two'])
  assert.deepEqual(await found('from=2031-01-01&to=2031-01-01'), ['=Audit one'])
  assert.deepEqual(await found('filter=una@example'), ['Audit 100% three'])
  assert.deepEqual(await found('filter=0%25 t'), ['Audit 100% three'])
  assert.deepEqual(await found('filter=_udit'), [])
  const page = await t.as(admin).get('/api/statistics/audit/1/2?filter=audit')
  assert.deepEqual([page.json()[0].details, JSON.parse(String(page.headers['x-pagination'])).TotalCount], ['Audit two', 3])
  const csv = await t.as(admin).get('/api/statistics/csv/audit?act=add-field&filter=audit')
  assert.equal(
    csv.body,
    '\uFEFF"Date","Admin","Act","User","Details"\r\n"2031-01-01T23:59:59.000Z","other-admin@example.com","add-field","","\'=Audit one"\r\n',
  )
  for (const query of ['act=nothing', 'from=yesterday', 'from=2031-01-02&to=2031-01-01', `filter=${'x'.repeat(201)}`])
    assert.equal((await t.as(admin).get(`/api/statistics/audit/10/1?${query}`)).statusCode, 400, query)
  for (const call of ['audit/10/1?filter=audit', 'csv/audit'])
    assert.deepEqual(
      [(await t.as().get(`/api/statistics/${call}`)).statusCode, (await t.as(author).get(`/api/statistics/${call}`)).statusCode],
      [401, 403],
    )
})
