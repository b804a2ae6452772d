import assert from 'node:assert/strict'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { sql } from '#server/core/database/db.ts'
import { keepVersion } from '#server/drafts/index.ts'
import { noteCourseUpdate, notify } from '#server/notifications/index.ts'
import { exchangeGifts, rateEachOther } from './between-people.ts'
import { buildArticle, buildCourse, buildSkill, buildUser, lessonText, type TestUser } from './build.ts'
import { multipart, samples } from './forms.ts'
import type { TestApp } from './test-app.ts'

/** A name that is nowhere by chance. */
export const rareName = 'Zephyrine Quillfeather'

/** The person with something in every part of the portal, and the people around them. */
export interface FullLife {
  person: TestUser
  /** Bought and completed the person's course, and reviewed the person's work. */
  learner: TestUser
  /** Sold the person a course, with a final task that person and learner submitted and reviewed for each other. */
  author: TestUser
  admin: TestUser
  soldCourse: { id: number; bookId: number }
  unsoldCourse: { id: number }
  boughtCourse: TaskCourse
  /** The course of a gift that the person claimed. */
  gift: { id: number }
  /** Of the certificates of the person and of the learner. */
  codes: { person: string; learner: string }
}

/** Mostly through the API, as real people would leave their traces. */
export async function buildFullLife(t: TestApp): Promise<FullLife> {
  const email = `zephyrine.quillfeather-${Math.random().toString(36).slice(2)}@example.com`
  const person = await buildUser(t, { name: rareName, email, isCreator: true })
  const [learner, author] = [
    await buildUser(t, { name: 'Lena Loom' }),
    await buildUser(t, { name: 'Ada Author', isCreator: true }),
  ]
  const admin = await buildUser(t, { name: 'Abe Admin', isAdmin: true })
  const as = (user: TestUser) => t.as(user)

  await wearPicture(t, person)
  const { bookId, course: soldCourse } = await makeCourse(t, person)
  const unsoldCourse = await buildCourse(t, person, { name: `Unsold, by ${rareName}` })
  const boughtCourse = await makeTaskCourse(t, author)
  await complete(t, learner, { ...soldCourse, materialId: bookId })
  await writeLesson(t, person, learner)
  await makeCheck(t, person, learner, unsoldCourse)
  for (const user of [person, learner]) await completeAndSubmit(t, user, boughtCourse)
  for (const user of [person, learner]) await reviewNext(t, user, boughtCourse)
  await as(person).put(`/api/shopping-cart/add-to-cart/${(await buildCourse(t, author)).id}`)
  await as(person).put(`/api/wishlist/${(await buildCourse(t, author)).id}`)
  await planRoute(t, person, soldCourse.id)
  const wanted = await buildSkill(t, `Wanted by ${person.id}`)
  const kept = { wish: [{ skillId: wanted.id, level: 3 }], courseIds: [boughtCourse.id, soldCourse.id] }
  assert.equal((await as(person).put('/api/account/plan', kept)).statusCode, 204)
  await rateEachOther(t, { person, learner, author, admin, soldCourse, boughtCourse })
  const granted = await as(admin).post(
    '/api/account/grant-points',
    { email, points: 5, reason: `A prize for ${rareName}` },
    { 'idempotency-key': `prize for ${person.id}` },
  )
  assert.equal(granted.statusCode, 201, granted.body)
  const gift = await exchangeGifts(t, person, learner, author)
  const begun = await as(person).post('/api/drafts', { name: `Begun by ${rareName}`, courseId: unsoldCourse.id, note: rareName })
  assert.equal(begun.statusCode, 201, begun.body)
  await keepVersion(t.db, soldCourse.id, { by: person.id, note: `Better, says ${rareName}` })
  const told = { userId: learner.id, kind: 'course-updated', courseId: soldCourse.id, note: `New, by ${rareName}` } as const
  await notify(t, [told])
  await noteCourseUpdate(t, soldCourse.id, `Newer, by ${rareName}`)
  await leaveTraces(t, person, learner)
  return {
    person,
    learner,
    author,
    admin,
    soldCourse: { id: soldCourse.id, bookId },
    unsoldCourse,
    boughtCourse,
    gift,
    codes: { person: await readCode(t, person), learner: await readCode(t, learner, soldCourse.id) },
  }
}

/** With a plan, which names its courses by their ids, and in a calendar. */
async function planRoute(t: TestApp, user: TestUser, courseId: number): Promise<void> {
  const skill = await buildSkill(t, `Navigation ${user.id}`)
  const route = await t.as(user).post('/api/learning-routes', {
    name: `The way of ${user.name}`,
    milestones: [{ date: null, skills: [{ skillId: skill.id, level: 2 }] }],
    hoursPerWeek: 4.5,
    weeksOff: [],
    points: { areLimit: false, expected: [] },
    musts: [],
    leftOut: [],
  })
  assert.equal(route.statusCode, 201, route.body)
  await t.db.run(sql`
    insert into learning_route_plans (route_id, search, finish_date, price, minutes, courses, least_price, is_optimal)
    values (${route.json<{ id: number }>().id}, 1, '2026-12-01', 40, 60, ${JSON.stringify([{ courseId, by: 0 }])}, 40, true)`)
  const calendar = await t.as(user).post('/api/route-calendar', { weekday: 6, time: '10:00', timeZone: 'Europe/Berlin' })
  assert.equal(calendar.statusCode, 201, calendar.body)
}

async function wearPicture(t: TestApp, user: TestUser): Promise<void> {
  const content = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  const upload = await t.as(user).post('/api/helpers/file-to-link/avatars', ...multipart({}, { fileName: 'me.png', content }))
  const profile = { name: user.name, email: user.email, position: `The only ${user.name}`, avatar: upload.json().link }
  const saved = await t.as(user).put('/api/account', profile)
  assert.equal(saved.statusCode, 200, saved.body)
}

/** With a book, whose author and texts name the person. */
async function makeCourse(t: TestApp, { name, email, ...user }: TestUser) {
  const caller = t.as(user)
  const writer = (await caller.post('/api/authors', { fullName: name })).json<{ id: number }>()
  const fields = { name: `Notes of ${name}`, publicationYear: 2020, pagesCount: 30, 'authors[0].id': writer.id }
  const book = await caller.post('/api/books', ...multipart(fields, { fileName: 'notes.txt', content: samples.txt }))
  assert.equal(book.statusCode, 201, book.body)
  const { id: bookId } = book.json<{ id: number }>()
  const skill = (await caller.post('/api/skills', { name: `${name} method` })).json<{ id: number }>()
  const course = await buildCourse(t, user, {
    name: `Learning with ${name}`,
    price: 40,
    shortDescription: `By ${name}, ${email}`.slice(0, 150),
    description: `Zephyrine   quillfeather (${email}) teaches. `.repeat(3),
    skills: [{ id: skill.id, level: 1 }],
    materials: [{ id: bookId }],
  })
  return { bookId, course }
}

/** It was in a course, where somebody learned it. */
async function writeLesson(t: TestApp, { name, email, ...user }: TestUser, learner: TestUser): Promise<void> {
  const text = lessonText(`${name} wrote this.\nQuestions? Ask ${name}, or write to ${email}.`)
  const lesson = await t.as(user).post('/api/lessons', { name: `By ${name}`, text })
  assert.equal(lesson.statusCode, 201, lesson.body)
  await t.db.run(sql`
    insert into learned_materials (user_id, material_id, learned_at) values (${learner.id}, ${lesson.json().id}, ${t.clock.now()})`)
}

/** Tried out by the person, and learned by somebody when it was in a course. */
async function makeCheck(
  t: TestApp,
  { name, email, ...user }: TestUser,
  learner: TestUser,
  course: { id: number },
): Promise<void> {
  const caller = t.as(user)
  const question = {
    kind: 'one',
    text: `Who is ${name}?`,
    options: [name, `Write to ${email}`, email, 'Nobody'],
    right: 0,
    code: { language: null, text: `-- ${name}` },
    explanation: `${name} says so.`,
  }
  const made = await caller.post('/api/questions', { question })
  assert.equal(made.statusCode, 201, made.body)
  const check = await caller.post('/api/checks', { name: `Asked by ${name}`, questions: [{ id: made.json().id }] })
  assert.equal(check.statusCode, 201, check.body)
  const { id } = check.json<{ id: number }>()
  await t.db.run(sql`insert into course_materials values (${course.id}, ${id}, 0)`)
  const attempt = await caller.post(`/api/checks/${id}/attempts`, { courseId: course.id })
  assert.equal(attempt.statusCode, 201, attempt.body)
  await t.db.run(sql`
    insert into learned_materials (user_id, material_id, learned_at) values (${learner.id}, ${id}, ${t.clock.now()})`)
}

/** A course with one article and a final task. */
export async function makeTaskCourse(t: TestApp, author: TestUser) {
  const material = await buildArticle(t)
  const course = await buildCourse(t, author, {
    price: 10,
    materials: [material],
    skills: [{ ...(await buildSkill(t, `Weaving ${author.id}`)), level: 1 }],
  })
  const form = {
    name: 'Weave a scarf',
    text: `Of two colours, says ${author.name}.`,
    reviewDeadlineTime: '0001-01-03T00:00:00',
    reviewQuestions: [{ text: `Does ${author.name} like it?`, maxMark: 10 }],
  }
  const { id: finalTaskId } = (await t.as(author).post('/api/final-tasks', form)).json<{ id: number }>()
  const changed = await t.as(author).put(`/api/final-tasks/${finalTaskId}`, { ...form, name: 'Weave two scarves', version: 1 })
  const { reviewQuestions } = changed.json<{ reviewQuestions: { id: number }[] }>()
  await t.db.run(sql`update courses set final_task_id = ${finalTaskId} where id = ${course.id}`)
  return { id: course.id, materialId: material.id, finalTaskId, questionId: reviewQuestions[0]?.id ?? 0 }
}

/** Buys the course and learns its only material. */
async function complete(t: TestApp, user: TestUser, { id, materialId }: { id: number; materialId: number }): Promise<void> {
  await t.as(user).put(`/api/shopping-cart/add-to-cart/${id}`)
  const bought = await t.as(user).put('/api/shopping-cart/buy', undefined, { 'idempotency-key': `${user.id} buys ${id}` })
  assert.equal(bought.statusCode, 200, bought.body)
  await t.as(user).put(`/api/courses/learn/${id}/place`, { materialId, place: '12' })
  const learned = await t.as(user).put(`/api/courses/learned?materialId=${materialId}&courseId=${id}`)
  assert.equal(learned.json(), 100, learned.body)
}

type TaskCourse = Awaited<ReturnType<typeof makeTaskCourse>>

export async function completeAndSubmit(t: TestApp, user: TestUser, course: TaskCourse): Promise<void> {
  await complete(t, user, course)
  const content = Buffer.from(zipSync({ 'work.txt': [Buffer.from(`The work of ${user.name}`), { level: 0 }] }))
  const upload = await t.as(user).post('/api/helpers/file-to-link/final-tasks', ...multipart({}, { fileName: 'w.zip', content }))
  const submission = { fileLink: upload.json().link, finalTaskId: course.finalTaskId }
  assert.equal((await t.as(user).post('/api/final-tasks/submit', submission)).statusCode, 201)
}

/** Reviews what another learner submitted, with a mark of 80 %. */
export async function reviewNext(t: TestApp, user: TestUser, course: TaskCourse): Promise<void> {
  const held = (await t.as(user).get(`/api/final-tasks/for-review/${course.id}`)).json<{ submittedFinalTaskId: number }>()
  const review = await t.as(user).post('/api/final-tasks/review', {
    submittedFinalTaskId: held.submittedFinalTaskId,
    submittedReviewQuestions: [{ questionId: course.questionId, mark: 8 }],
    comment: `A fine scarf, says ${user.name} to ${rareName}.`,
  })
  assert.equal(review.statusCode, 201, review.body)
}

/** What no call leaves in a test: uploads that never ended, mails, and names in the lists that all authors share. */
async function leaveTraces(t: TestApp, { id, name, email }: TestUser, learner: TestUser): Promise<void> {
  const now = t.clock.now()
  await t.db.run(sql`
    insert into uploads (id, user_id, file_name, size, changed_at) values (${`upload-${id}`}, ${id}, ${`${name}.mp4`}, 9, ${now})`)
  await t.db.run(sql`insert into resources (name, creator_id) values (${`Blog of ${name} ${id}`}, ${id})`)
  await t.db.run(sql`
    insert into mails (user_id, recipient, kind, message_id, content, state, created_at, next_try_at)
    values (${id}, ${email}, 'account', ${`${id}@test`}, ${{ subject: `Hello ${name}`, paragraphs: [] }}, 'sent', ${now}, ${now})`)
  await t.db.run(sql`insert into mail_choices (user_id, kind, choice) values (${id}, 'course-sold', 'never')`)
  await t.db.run(sql`insert into sign_in_addresses (user_id, address, signed_in_at) values (${id}, '\\x01', ${now})`)
  await t.db.run(sql`insert into time_zones (user_id, name) values (${id}, 'Europe/Berlin')`)
  await t.db.run(sql`
    insert into account_links (hash, user_id, purpose, email, new_email, by_mail, expires_at)
    values (${`\\x${id.toString(16).padStart(64, '0')}`}::bytea, ${id}, 'change-email', ${email}, ${`new-${email}`}, true, ${now})`)
  await t.db.run(sql`
    insert into passkeys (user_id, name, credential_id, public_key, counter, transports, created_at)
    values (${id}, ${`The phone of ${name}`}, ${`credential-${id}`}, '\\x01', 0, '{}', ${now})`)
  await t.db.run(
    sql`insert into passkey_challenges (challenge, user_id, expires_at) values (${`challenge-${id}`}, ${id}, ${now})`,
  )
  const stakes = { byTime: false, before: { price: 0, minutes: 0, courseIds: [] }, levels: [] }
  await t.db.run(sql`
    with skill as (select id from skills order by id limit 1),
    question as (insert into questions (creator_id, created_at) values (${learner.id}, ${now}) returning id),
    version as (
      insert into question_versions (question_id, version, skill_id, level, question)
      select question.id, 1, skill.id, 1, ${{ kind: 'short', text: 'What is it?', accepted: ['It'] }} from question, skill returning id),
    placement as (
      insert into placements (user_id, skill_id, stakes, left_out, started_at)
      select ${id}, id, ${stakes}, '{}', ${now} from skill returning id, skill_id),
    answered as (
      insert into placement_questions (placement_id, position, version_id, shown_order, answer, answered_at, is_right)
      select placement.id, 1, version.id, '{}', ${{ kind: 'short', text: `${name} knows it` }}, ${now}, false from placement, version)
    insert into placed_levels (user_id, skill_id, level, counts_until) select ${id}, skill_id, 1, ${now} from placement`)
  await t.db.run(sql`insert into totp_secrets (user_id, secret, created_at) values (${id}, 'sealed', ${now})`)
  await t.db.run(sql`insert into recovery_codes (user_id, hash) values (${id}, '\\x01')`)
  await t.db.run(sql`
    insert into oidc_identities (issuer, subject, user_id, linked_at) values ('https://school.test', ${`subject ${id}`}, ${id}, ${now})`)
  // As an Admin's log could hold it, in an act that concerns the person.
  await t.db.run(sql`
    insert into audit_log (at, admin_id, act, user_id, details) values (${now}, ${learner.id}, 'sign-out', ${id}, ${`${name} <${email}>`})`)
}

const readCode = async (t: TestApp, user: TestUser, courseId?: number) =>
  (
    await t.db.one<{ code: string }>(sql`
      select code from certificates where user_id = ${user.id} and (${courseId ?? null}::int is null or course_id = ${courseId ?? null})`)
  ).code
