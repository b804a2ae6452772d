import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formLimits } from '#contract/core/form-limits.ts'
import type { PageInfo } from '#contract/core/http.ts'
import type { CourseCard, CourseDetails, FacetCounts } from '#contract/courses/courses.ts'
import type { OwnRating, Rating } from '#contract/ratings/ratings.ts'
import type { DecidedReports, WaitingReports } from '#contract/reports/reports.ts'
import { withDb } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import { rateLimits } from '#server/core/security/rate-limits.ts'
import { buildArticle, buildCourse, buildSkill, buildUser, type TestUser } from '#server/testing/build.ts'
import { courseForm } from '#server/testing/course-form.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { untilSomebodyWaits } from '#server/testing/until.ts'
import { report as makeReport } from './report.ts'
import { shownReports } from './reports.queries.ts'

const t = await startTestApp()
const author = await buildUser(t, { name: 'Ada Author', isCreator: true })
const admin = await buildUser(t, { name: 'Abe Admin', isAdmin: true })
const material = await buildArticle(t)
await t.db.run(sql`update materials set creator_id = ${author.id} where id = ${material.id}`)
const skill = await buildSkill(t, 'Zymurgy')
const newCourse = (name = 'A course for tests', price = 0) =>
  buildCourse(t, author, { name, price, materials: [material], skills: [{ id: skill.id, level: 2 }] })
type Course = { id: number }

async function learner(course: Course, name = 'Lena Learner'): Promise<TestUser> {
  const user = await buildUser(t, { name })
  assert.equal((await t.as(user).put(`/api/shopping-cart/get-free/${course.id}`)).statusCode, 200)
  await t.as(user).put(`/api/courses/learned?materialId=${material.id}&courseId=${course.id}`)
  return user
}
const rate = async (user: TestUser, course: Course, form: object) => {
  assert.equal((await t.as(user).put(`/api/courses/${course.id}/ratings/own`, form)).statusCode, 204)
}
const listRatings = async (course: Course, who?: TestUser) =>
  (await t.as(who).get(`/api/courses/${course.id}/ratings`)).json<Rating[]>()
/** A rating of the course, with a reply. */
async function ratedCourse() {
  const course = await newCourse()
  const writer = await learner(course)
  await rate(writer, course, { stars: 1, text: 'Buy my pills.', minutes: 60, levelsReached: 'no' })
  const [rating] = await listRatings(course)
  assert.ok(rating)
  assert.equal((await t.as(author).put(`/api/ratings/${rating.id}/reply`, { text: 'You fool.' })).statusCode, 204)
  return { course, writer, ratingId: rating.id }
}

const report = (who: TestUser | undefined, what: string, id: number, form: object = { reason: 'spam' }) =>
  t.as(who).post('/api/reports', { what, id, ...form })
async function reported(who: TestUser | undefined, what: string, id: number, form?: object): Promise<boolean> {
  const response = await report(who, what, id, form)
  assert.equal(response.statusCode, 200, response.body)
  return response.json<{ isNew: boolean }>().isNew
}
const waiting = async () => (await t.as(admin).get('/api/reports/waiting?pageSize=100')).json<WaitingReports[]>()
const waitingFor = async (what: string, id: number) => (await waiting()).find((one) => one.what === what && one.id === id)
const decided = async () => (await t.as(admin).get('/api/reports/decided?pageSize=100')).json<DecidedReports[]>()
const decide = (what: string, id: number, decision: object, who = admin) =>
  t.as(who).post('/api/reports/decisions', { what, id, ...decision })
/** Reported by a guest, and hidden. Returns the decision's id. */
async function hidden(what: string, id: number, reason = 'Advertising.'): Promise<number> {
  await reported(undefined, what, id)
  const response = await decide(what, id, { decision: 'hidden', reason })
  assert.equal(response.statusCode, 204, response.body)
  return (await decided())[0]?.decisionId ?? 0
}
const show = (decisionId: number) => t.as(admin).post(`/api/reports/decisions/${decisionId}/show-again`)
const readDetails = async (course: Course, who?: TestUser) =>
  (await t.as(who).get(`/api/courses/${course.id}`)).json<CourseDetails>()
const readNews = async (user: TestUser, kind: string) =>
  (await t.as(user).get('/api/notifications'))
    .json<{ kind: string; text: string }[]>()
    .filter((one) => one.kind === kind)
    .map(({ text }) => text)
const listActs = (user: TestUser) =>
  t.db.many<{ act: string; details: string }>(sql`select act, details from audit_log where admin_id = ${user.id} order by id`)

test('guests and users report a course, a rating and a reply; Admins see what, by whom, why, and how often', async () => {
  const { course, writer, ratingId } = await ratedCourse()
  const reader = await buildUser(t, { name: 'Rob Reader' })
  assert.equal(await reported(undefined, 'course', course.id, { reason: 'copied', text: ' From my book. ' }), true)
  assert.equal(await reported(reader, 'course', course.id, { reason: 'misleading' }), true)
  assert.equal(await reported(reader, 'rating', ratingId), true)
  assert.equal(await reported(writer, 'reply', ratingId, { reason: 'offensive', text: 'It calls me a fool.' }), true)
  const reports = (await waiting()).filter((one) => one.course.id === course.id)
  assert.deepEqual(
    reports.map(({ what, id, text, stars, author, reportsCount }) => [what, id, text, stars, author, reportsCount]),
    [
      ['course', course.id, 'In short......................', null, 'Ada Author', 2],
      ['rating', ratingId, 'Buy my pills.', 1, 'Lena Learner', 1],
      ['reply', ratingId, 'You fool.', null, 'Ada Author', 1],
    ],
  )
  assert.deepEqual(
    reports[0]?.reports.map(({ id: _, ...report }) => report),
    [
      { reason: 'copied', text: 'From my book.', reporter: null, dateUTC: t.clock.now().toISOString() },
      {
        reason: 'misleading',
        text: '',
        reporter: { name: 'Rob Reader', email: reader.email },
        dateUTC: t.clock.now().toISOString(),
      },
    ],
  )
  assert.deepEqual(
    await readNews(admin, 'reports-waiting'),
    ['Reports are waiting for a decision.'],
    'one, however many there are',
  )
})

test('nobody reports their own, what is not there or what they cannot see; bad input gets a sentence', async () => {
  const { course, writer, ratingId } = await ratedCourse()
  const own: [TestUser, string, number][] = [
    [author, 'course', course.id],
    [writer, 'rating', ratingId],
    [author, 'reply', ratingId],
  ]
  for (const [user, what, id] of own) {
    const response = await report(user, what, id)
    assert.deepEqual([response.statusCode, response.json().Message], [403, `You cannot report your own ${what}.`])
    assert.equal(response.json().code, `reports/${what}-is-yours`)
  }
  for (const what of ['course', 'rating', 'reply']) assert.equal((await report(writer, what, 999_999)).statusCode, 404, what)
  const silent = await newCourse()
  await rate(await learner(silent), silent, { stars: 5 })
  assert.equal((await report(writer, 'reply', (await listRatings(silent))[0]?.id ?? 0)).statusCode, 404)
  await t.db.run(sql`update courses set archived_at = now() where id = ${course.id}`)
  const reader = await buildUser(t)
  for (const [what, id] of [['course', course.id] as const, ['rating', ratingId] as const, ['reply', ratingId] as const])
    for (const who of [undefined, reader]) assert.equal((await report(who, what, id)).statusCode, 404, what)
  assert.equal((await report(writer, 'course', course.id)).statusCode, 404)
  const wrong: [object, string][] = [
    [{ reason: undefined }, 'reason'],
    [{ reason: 'boring' }, 'reason'],
    [{ reason: 'spam', text: 'a'.repeat(formLimits.reports.text.max + 1) }, 'text'],
    [{ reason: 'spam', text: 'a\0b' }, 'text'],
    [{ reason: 'spam', what: 'user' }, 'what'],
    [{ reason: 'spam', id: 'x' }, 'id'],
  ]
  for (const [form, field] of wrong) {
    const response = await report(undefined, 'course', silent.id, form)
    assert.deepEqual([response.statusCode, Object.keys(response.json().errors)], [400, [field]], JSON.stringify(form))
  }
  assert.equal(await waitingFor('course', silent.id), undefined)
})

test('20 reports of one person at once are one; after the decision the same person may report again', async () => {
  const course = await newCourse()
  const reader = await buildUser(t)
  const all = await Promise.all(Array.from({ length: 20 }, () => report(reader, 'course', course.id)))
  assert.ok(all.every(({ statusCode }) => statusCode === 200))
  assert.equal(all.filter((response) => response.json().isNew).length, 1)
  assert.equal((await waitingFor('course', course.id))?.reportsCount, 1)
  assert.equal((await decide('course', course.id, { decision: 'kept' })).statusCode, 204)
  assert.deepEqual(await readNews(reader, 'report-decided'), [
    'Thank you for your report about “A course for tests”: the course stays visible.',
  ])
  assert.equal(await reported(reader, 'course', course.id), true)
  for (let count = 21; count < rateLimits.report.most; count++) await reported(reader, 'course', course.id)
  assert.equal((await report(reader, 'course', course.id)).statusCode, 429)
})

test('guests of one network are slowed down', async () => {
  const course = await newCourse()
  const from = (address: string) =>
    t.app.inject({
      method: 'POST',
      url: '/api/reports',
      payload: { what: 'course', id: course.id, reason: 'spam' },
      remoteAddress: address,
    })
  for (let count = 0; count < rateLimits['report:address'].most; count++) assert.equal((await from('192.0.2.7')).statusCode, 200)
  const late = await from('192.0.2.7')
  assert.equal(late.statusCode, 429)
  assert.ok(Number(late.headers['retry-after']) > 0)
  assert.equal((await from('192.0.2.8')).statusCode, 200)
  const { reports, reportsCount } = (await waitingFor('course', course.id)) ?? {}
  assert.deepEqual([reports?.length, reportsCount], [shownReports, rateLimits['report:address'].most + 1])
})

test('only Admins see the queue, decide and show again; a reason is needed to hide', async () => {
  const course = await newCourse()
  await reported(undefined, 'course', course.id)
  for (const [who, status] of [
    [undefined, 401],
    [await buildUser(t), 403],
    [author, 403],
  ] as const) {
    const as = t.as(who)
    const responses = [
      await as.get('/api/reports/waiting'),
      await as.get('/api/reports/decided'),
      await as.post('/api/reports/decisions', { what: 'course', id: course.id, decision: 'hidden', reason: 'Mine.' }),
      await as.post('/api/reports/decisions/1/show-again'),
    ]
    assert.deepEqual(
      responses.map(({ statusCode }) => statusCode),
      [status, status, status, status],
    )
  }
  const wrong = [
    { decision: 'hidden' },
    { decision: 'hidden', reason: '  ' },
    { decision: 'hidden', reason: 'a'.repeat(formLimits.reports.reason.max + 1) },
  ]
  for (const decision of wrong) {
    const response = await decide('course', course.id, decision)
    assert.deepEqual([response.statusCode, Object.keys(response.json().errors)], [400, ['reason']])
  }
  assert.equal((await decide('course', course.id, { decision: 'deleted' })).statusCode, 400)
  assert.equal((await decide('course', 999_999, { decision: 'kept' })).statusCode, 404)
  assert.equal((await show(999_999)).statusCode, 404)
  assert.equal((await decide('course', (await newCourse()).id, { decision: 'kept' })).statusCode, 409, 'nobody reported it')
  assert.equal((await readDetails(course)).isArchived, false)
})

test('of several Admins at once one decides, and the others are told so', async () => {
  const course = await newCourse()
  const reader = await buildUser(t)
  await reported(reader, 'course', course.id)
  const admins = await Promise.all(Array.from({ length: 6 }, () => buildUser(t, { isAdmin: true })))
  const responses = await Promise.all(
    admins.map((who, place) =>
      decide('course', course.id, place % 2 ? { decision: 'kept' } : { decision: 'hidden', reason: `By ${place}.` }, who),
    ),
  )
  assert.deepEqual(responses.map(({ statusCode }) => statusCode).sort(), [204, 409, 409, 409, 409, 409])
  const winner = admins[responses.findIndex(({ statusCode }) => statusCode === 204)]
  const acts = (await Promise.all(admins.map(listActs))).flat()
  assert.equal(acts.length, 1)
  const [decision] = (await decided()).filter(({ what, id }) => what === 'course' && id === course.id)
  assert.equal(decision?.admin, winner?.email)
  assert.equal(decision?.isHidden, decision?.decision === 'hidden')
  assert.equal((await readNews(reader, 'report-decided')).length, 1)
})

/** Everything in which a guest can meet the course. */
async function places({ id }: Course) {
  const as = t.as()
  const list = await as.get('/api/courses/filtered/1/100/0/true')
  const facets = (await as.get('/api/courses/facets')).json<FacetCounts>()
  const bodies = [
    list,
    await as.get('/api/courses/filtered/1/100/0/true/mead'),
    await as.get('/api/courses/filtered/1/100/4/false?skill=Zymurgy'),
    await as.get(`/api/account/author/${author.email}`),
    await as.get(`/api/shopping-cart/page-from-cookie?cookie=-${id}`),
    await as.get('/sitemaps/courses-0.xml'),
  ].map(({ body }) => body)
  return {
    total: (JSON.parse(String(list.headers['x-pagination'])) as PageInfo).TotalCount,
    facet: facets.skill.find(({ name }) => name === 'Zymurgy')?.courses,
    found: bodies.map((body) => body.includes('Mead and more') || body.includes(`/courses/${id}<`)),
    page: (await as.get(`/api/courses/${id}`)).statusCode,
    plan: (await as.post('/api/courses/automated-search', [{ skillId: skill.id, skillName: 'Zymurgy', level: 2 }])).body.includes(
      'Mead and more',
    ),
  }
}

test('a hidden course leaves every list, count and shop, stays with its learners, and comes back as it was', async () => {
  // The only one that fits the plan best.
  await t.db.run(sql`update courses set price = 50`)
  const course = await newCourse('Mead and more')
  const owner = await learner(course)
  const wisher = await buildUser(t)
  assert.equal((await t.as(wisher).put(`/api/shopping-cart/add-to-cart/${course.id}`)).statusCode, 200)
  const before = await places(course)
  assert.deepEqual([before.page, before.plan, new Set(before.found)], [200, true, new Set([true])])

  const decisionId = await hidden('course', course.id, 'It teaches how to blind people.')
  const during = await places(course)
  assert.deepEqual(during, {
    total: before.total - 1,
    facet: (before.facet ?? 0) - 1,
    found: before.found.map(() => false),
    page: 404,
    plan: false,
  })
  assert.equal((await t.as(wisher).get(`/api/courses/${course.id}`)).statusCode, 404)
  assert.deepEqual((await t.as(wisher).get('/api/shopping-cart')).json(), [])
  assert.equal((await t.as(wisher).put('/api/shopping-cart/buy')).statusCode, 400)
  assert.equal((await t.as(wisher).put(`/api/shopping-cart/get-free/${course.id}`)).statusCode, 404)
  const gift = { courseId: course.id, email: 'friend@example.com' }
  assert.equal((await t.as(wisher).post('/api/gifts', gift)).statusCode, 404)
  assert.equal((await report(owner, 'course', course.id)).statusCode, 404)

  const ofOwner = await readDetails(course, owner)
  assert.deepEqual([ofOwner.isArchived, ofOwner.hiddenReason], [true, null])
  assert.equal((await t.as(owner).get(`/api/courses/learn/${course.id}`)).statusCode, 200)
  for (const who of [author, admin]) {
    assert.equal((await readDetails(course, who)).hiddenReason, 'It teaches how to blind people.')
    assert.equal((await t.as(who).get(`/api/courses/${course.id}/ratings`)).statusCode, 200)
    assert.equal((await t.as(who).get(`/api/courses/${course.id}/similar`)).statusCode, 200)
    const edit = (await t.as(who).get(`/api/courses/edit/${course.id}`)).json()
    assert.equal(edit.hiddenReason, 'It teaches how to blind people.')
  }
  const readCards = async (who: TestUser, url: string) =>
    (await t.as(who).get(url)).json<{ createdCourses: CourseCard[] }>().createdCourses.filter(({ id }) => id === course.id)
  assert.deepEqual(
    (await readCards(author, '/api/account')).map(({ isHidden }) => isHidden),
    [true],
  )
  for (const who of [author, admin]) assert.deepEqual(await readCards(who, `/api/account/author/${author.email}`), [])
  const newest = async () => (await readNews(author, 'content-hidden'))[0]
  assert.equal(await newest(), '“Mead and more”: your course was hidden. Reason: It teaches how to blind people.')

  const form = {
    ...courseForm,
    name: 'Mead and more, better',
    skills: [{ id: skill.id, level: 2 }],
    materials: [material],
    price: 0,
  }
  assert.equal((await t.as(author).put(`/api/courses/${course.id}`, form)).statusCode, 204)
  const draft = (await t.as(author).post('/api/drafts', { ...form, courseId: course.id })).json()
  const published = await t.as(author).post(`/api/drafts/${draft.id}/publish`, { version: draft.version })
  assert.deepEqual(published.json(), { state: 'published', courseId: course.id })
  assert.deepEqual(await places(course), during, 'publishing does not show it')

  assert.equal((await show(decisionId)).statusCode, 204)
  assert.deepEqual(await places(course), before)
  assert.equal((await readDetails(course, author)).hiddenReason, null)
  assert.equal((await t.as(wisher).get('/api/shopping-cart')).json().length, 1)
  assert.equal(await newest(), '“Mead and more, better”: your course is shown again.')
  const counted = sql`select (select courses from catalogue_size) as size, (select count(*)::int from courses where archived_at is null) as real`
  const { size, real } = await t.db.one<{ size: number; real: number }>(counted)
  assert.equal(size, real)
  assert.deepEqual(
    (await listActs(admin)).slice(-2).map(({ act, details }) => [act, details]),
    [
      ['hide-reported', 'Course “Mead and more”: It teaches how to blind people.'],
      ['show-again', 'Course “Mead and more, better”'],
    ],
  )
})

test('a hidden rating does not count, only its writer sees it, and changing it does not show it', async () => {
  const { course, writer, ratingId } = await ratedCourse()
  await rate(await learner(course, 'Lea Later'), course, { stars: 5, minutes: 120, levelsReached: 'yes' })
  const before = await readDetails(course)
  assert.deepEqual([before.rating?.count, before.ratings.stars], [2, [1, 0, 0, 0, 1]])
  const decisionId = await hidden('rating', ratingId)
  const during = await readDetails(course)
  assert.deepEqual(during.rating, { mean: 3.8, count: 1 })
  assert.deepEqual(during.ratings, {
    stars: [0, 0, 0, 0, 1],
    medianMinutes: null,
    timeAnswers: 1,
    levels: { yes: 1, partly: 0, no: 0 },
  })
  for (const who of [undefined, writer, author, admin])
    assert.deepEqual(
      (await listRatings(course, who)).map(({ writer }) => writer?.name),
      ['Lea Later'],
    )
  const own = async () => (await t.as(writer).get(`/api/courses/${course.id}/ratings/own`)).json<OwnRating>().rating
  assert.deepEqual([(await own())?.hiddenReason, (await own())?.text], ['Advertising.', 'Buy my pills.'])
  for (const [who, path] of [
    [await buildUser(t), 'helpful'],
    [author, 'reply'],
  ] as const)
    assert.equal((await t.as(who).put(`/api/ratings/${ratingId}/${path}`, { text: 'No.' })).statusCode, 404, path)
  assert.equal((await report(author, 'rating', ratingId)).statusCode, 404)

  await rate(writer, course, { stars: 3, text: 'Buy nothing.' })
  assert.deepEqual([(await own())?.stars, (await own())?.hiddenReason], [3, 'Advertising.'])
  assert.deepEqual(await readDetails(course), during)
  assert.deepEqual(await readNews(writer, 'content-hidden'), [
    '“A course for tests”: your rating was hidden. Reason: Advertising.',
  ])
  assert.deepEqual(
    (await Promise.all([show(decisionId), show(decisionId)])).map(({ statusCode }) => statusCode).sort(),
    [204, 409],
  )
  const after = await readDetails(course)
  assert.deepEqual([after.rating?.count, after.ratings.stars, after.ratings.timeAnswers], [2, [0, 0, 1, 0, 1], 1])
  const rows = () => t.db.many(sql`select * from course_ratings order by course_id`)
  await hidden('rating', ratingId)
  const counted = (await rows()).filter((row) => (row as { stars: number[] }).stars.some((count) => count > 0))
  await t.db.run(sql`select rebuild_ratings()`)
  assert.deepEqual(await rows(), counted, 'a bulk load counts the same')
})

test('a hidden reply is seen by the author alone, also when it is written again', async () => {
  const { course, writer, ratingId } = await ratedCourse()
  const decisionId = await hidden('reply', ratingId, 'Be polite.')
  const replyFor = async (who?: TestUser) => (await listRatings(course, who))[0]?.reply
  for (const who of [undefined, writer, admin]) assert.equal(await replyFor(who), null)
  assert.deepEqual(await replyFor(author), {
    text: 'You fool.',
    dateUTC: t.clock.now().toISOString(),
    hiddenReason: 'Be polite.',
  })
  assert.equal((await report(writer, 'reply', ratingId)).statusCode, 404)
  assert.equal((await t.as(author).delete(`/api/ratings/${ratingId}/reply`)).statusCode, 204)
  assert.equal((await t.as(author).put(`/api/ratings/${ratingId}/reply`, { text: 'Dear fool.' })).statusCode, 204)
  assert.equal(await replyFor(), null)
  assert.equal((await show(decisionId)).statusCode, 204)
  assert.deepEqual([(await replyFor())?.text, (await replyFor(author))?.hiddenReason], ['Dear fool.', null])
})

test('what its author removes leaves the queue, and cannot be shown again', async () => {
  const { course, ratingId } = await ratedCourse()
  await reported(undefined, 'reply', ratingId)
  await reported(undefined, 'course', course.id)
  assert.equal((await t.as(author).delete(`/api/ratings/${ratingId}/reply`)).statusCode, 204)
  assert.equal((await t.as(author).delete(`/api/courses/${course.id}`)).statusCode, 204)
  for (const [what, id] of [['reply', ratingId] as const, ['course', course.id] as const])
    assert.equal(await waitingFor(what, id), undefined)
  assert.notEqual((await decide('course', course.id, { decision: 'hidden', reason: 'Late.' })).statusCode, 204)

  const sold = await newCourse()
  const owner = await learner(sold)
  const decisionId = await hidden('course', sold.id)
  assert.equal((await t.as(author).delete(`/api/courses/${sold.id}`)).statusCode, 204)
  assert.equal((await show(decisionId)).statusCode, 404)
  assert.equal((await t.as(author).get(`/api/courses/edit/${sold.id}`)).statusCode, 404)
  const left = await readDetails(sold, owner)
  assert.deepEqual([left.isArchived, (await decided()).find((one) => one.decisionId === decisionId)?.isHidden], [true, false])
})

const decideAll = async () => {
  for (const { what, id } of await waiting()) assert.equal((await decide(what, id, { decision: 'kept' })).statusCode, 204)
}

test('the notification of the Admins goes when everything is decided', async () => {
  await decideAll()
  assert.deepEqual(await readNews(admin, 'reports-waiting'), [])
  const course = await newCourse()
  await reported(undefined, 'course', course.id)
  assert.equal((await readNews(admin, 'reports-waiting')).length, 1)
})

test('when the author has removed what was reported, nothing waits, and the next report is news', async () => {
  await decideAll()
  const [removed, other] = [await newCourse(), await newCourse()]
  await reported(undefined, 'course', removed.id)
  assert.equal((await t.as(author).delete(`/api/courses/${removed.id}`)).statusCode, 204)
  assert.deepEqual(await readNews(admin, 'reports-waiting'), [])
  t.clock.move({ seconds: 30 })
  await reported(undefined, 'course', other.id)
  const news = (await t.as(admin).get('/api/notifications')).json<{ kind: string; dateUTC: string; isRead: boolean }[]>()
  assert.deepEqual(
    news.filter(({ kind }) => kind === 'reports-waiting').map(({ dateUTC, isRead }) => [dateUTC, isRead]),
    [[t.clock.now().toISOString(), false]],
  )
})

/** Reports the course, and lets something else begin before the report is committed. It ends, or waits for the report. */
const whileReporting = (course: Course, begin: () => Promise<unknown>) =>
  t.db.tx(async (db) => {
    await makeReport(withDb(t, db), undefined, { what: 'course', id: course.id, reason: 'spam', text: '' }, '203.0.113.9')
    const begun = begin()
    await Promise.race([begun, untilSomebodyWaits(t.db)])
    return { begun }
  })

test('Admins know of a report that comes while the last one is decided', async () => {
  await decideAll()
  const [first, second] = [await newCourse(), await newCourse()]
  await reported(undefined, 'course', first.id)
  const { begun } = await whileReporting(second, () => decide('course', first.id, { decision: 'kept' }))
  await begun
  assert.equal((await waiting()).length, 1)
  assert.equal((await readNews(admin, 'reports-waiting')).length, 1)
})

test('of two first reports at once, each Admin is notified once', async () => {
  await decideAll()
  const [first, second] = [await newCourse(), await newCourse()]
  const { begun } = await whileReporting(first, () => reported(undefined, 'course', second.id))
  await begun
  assert.equal((await waiting()).length, 2)
  assert.equal((await readNews(admin, 'reports-waiting')).length, 1)
})
