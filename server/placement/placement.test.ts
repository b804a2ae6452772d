import assert from 'node:assert/strict'
import { test } from 'node:test'
import { PlanCourse, PlanInfo } from '#contract/automated-search/automated-search.ts'
import type { Answer } from '#contract/checks/answers.ts'
import { Placement, SkillWorth } from '#contract/placement/placement.ts'
import { placedOf } from '#server/automated-search/index.ts'
import { sql } from '#server/core/database/db.ts'
import { rateLimits } from '#server/core/security/rate-limits.ts'
import {
  buildCheck,
  buildCourse,
  buildQuestion,
  buildSkill,
  buildUser,
  buildVideo,
  type TestUser,
} from '#server/testing/build.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { listAsked } from './placements.queries.ts'
import { renewDifficulties } from './renew-difficulties.ts'

// Searches have low priority: on a busy machine even a small one can take seconds.
const t = await startTestApp({ SEARCHES_PER_ADDRESS: '1000', SEARCH_SECONDS: '60' })
const author = await buildUser(t, { isCreator: true })
const [sqlSkill, git, empty] = [await buildSkill(t, 'SQL'), await buildSkill(t, 'Git'), await buildSkill(t, 'Weaving')]
const video = await buildVideo(t, { learningMinutes: 60 })
const skillOf = (skill: { id: number }, level: number) => [{ id: skill.id, level }]
const offers = (name: string, price: number, skill: { id: number }, level: number) =>
  buildCourse(t, author, { name, price, skills: skillOf(skill, level), materials: [video] })
await offers('SQL for beginners', 40, sqlSkill, 2)
const large = await offers('All of SQL', 170, sqlSkill, 5)
const gitCourse = await offers('Git basics', 30, git, 3)
await offers('Weaving basics', 20, empty, 3)

/** Nobody's plan has this course, because it is far too dear; its check has questions of all levels, which have more than one right form. */
const questions = await Promise.all(
  Array.from({ length: 40 }, (_, place) =>
    buildQuestion(
      t,
      author,
      { kind: 'short', text: `Question ${place}?`, accepted: [`secret ${place}`], explanation: 'Because of the secret.' },
      { skill: { id: sqlSkill.id }, level: 1 + (place % 10) },
    ),
  ),
)
const dear = await buildCourse(t, author, {
  name: 'A dear course',
  price: 1000,
  skills: skillOf(sqlSkill, 1),
  materials: [await buildCheck(t, author, { questions })],
})

type Wish = [{ id: number }, number][]
const both: Wish = [
  [sqlSkill, 5],
  [git, 3],
]
const toBody = (wish: Wish) => ({ wish: wish.map(([{ id }, level]) => ({ skillId: id, level })) })
const inQuery = (guest?: string | null, more = '') => `?${guest ? `guest=${guest}&` : ''}${more}`
async function weigh(
  who: TestUser | undefined,
  wish: Wish,
  { guest, more = '', ...body }: { guest?: string | null; more?: string; byTime?: boolean } = {},
) {
  const response = await t.as(who).post(`/api/placements/worth${inQuery(guest, more)}`, { ...toBody(wish), ...body })
  assert.equal(response.statusCode, 200, response.body)
  return SkillWorth.array().parse(response.json())
}
const start = (who: TestUser | undefined, skill = sqlSkill, guest?: string | null, wish = both) =>
  t.as(who).post(`/api/placements${inQuery(guest)}`, { ...toBody(wish), skillId: skill.id })
async function started(who: TestUser | undefined, guest?: string | null): Promise<Placement> {
  const response = await start(who, sqlSkill, guest)
  assert.equal(response.statusCode, 201, response.body)
  return Placement.parse(response.json())
}
const send = (who: TestUser | undefined, id: number, position: number, answer: Answer | null, guest?: string | null) =>
  t.as(who).put(`/api/placements/${id}/answers/${position}${inQuery(guest)}`, { answer })
const end = (who: TestUser | undefined, id: number, guest?: string | null) =>
  t.as(who).post(`/api/placements/${id}/end${inQuery(guest)}`)

/** Answers to the end. What is right only the text of the question says. */
async function answerAll(who: TestUser | undefined, begun: Placement, isRight: boolean): Promise<Placement> {
  let state = begun
  while (state.next) {
    const number = /\d+/.exec(state.next.question.text)?.[0]
    const response = await send(
      who,
      state.id,
      state.next.position,
      { kind: 'short', text: isRight ? `Secret ${number}` : 'no idea' },
      state.guest,
    )
    assert.equal(response.statusCode, 200, response.body)
    assert.doesNotMatch(response.body, /secret \d|Because of|accepted|isRight/i)
    state = Placement.parse(response.json())
  }
  return state
}
async function readPlan(who: TestUser | undefined, wish: Wish, guest?: string | null, more = '') {
  const response = await t.as(who).post(`/api/courses/automated-search${inQuery(guest, more)}`, toBody(wish).wish)
  assert.equal(response.statusCode, 200, response.body)
  const info = PlanInfo.parse(JSON.parse(String(response.headers['x-plan'])))
  return {
    ids: PlanCourse.array()
      .parse(response.json())
      .map(({ id }) => id),
    price: info.TotalPrice,
    info,
  }
}

test('each skill says what knowing it would save, and the saving is the difference of two plans that are found later', async () => {
  const learner = await buildUser(t)
  const worth = await weigh(learner, both)
  assert.deepEqual(
    worth.map(({ skillName, levels, canTry }) => [skillName, canTry, levels.map(({ level, savedPrice }) => [level, savedPrice])]),
    [
      [
        'SQL',
        true,
        [
          [3, 130],
          [5, 170],
        ],
      ],
      ['Git', false, [[3, 30]]],
    ],
  )
  const { price, ids } = await readPlan(learner, both)
  assert.deepEqual([price, ids.includes(large.id)], [200, true])
  for (const { level, savedPrice } of worth[0]?.levels ?? []) {
    const knower = await buildUser(t)
    await t.db.run(sql`insert into user_skills values (${knower.id}, ${sqlSkill.id}, ${level})`)
    assert.equal(price - (await readPlan(knower, both)).price, savedPrice)
  }
})

test('by time it is the minutes that are saved; what is earned, owned or worth nothing is not offered', async () => {
  const [timed] = await weigh(undefined, [[git, 3]], { byTime: true })
  assert.deepEqual(timed?.levels, [{ level: 3, savedPrice: 30, savedMinutes: 60 }])
  const learner = await buildUser(t)
  await t.db.run(sql`insert into user_skills values (${learner.id}, ${sqlSkill.id}, 5)`)
  assert.deepEqual(
    (await weigh(learner, both)).map(({ skillName }) => skillName),
    ['Git'],
  )
  assert.deepEqual(
    (await weigh(learner, both, { more: 'countOwn=false' })).map(({ skillName }) => skillName),
    ['SQL', 'Git'],
  )
  assert.deepEqual(await weigh(learner, [[sqlSkill, 4]]), [])
  // Out of reach: the plan itself says so.
  assert.deepEqual(await weigh(undefined, [[git, 99]]), [])
  assert.deepEqual(await weigh(undefined, [[{ id: 999_999 }, 1]]), [])
  assert.deepEqual(await weigh(undefined, both, { more: 'must=999999' }), [])
  const refused = await t.as(undefined).post('/api/placements/worth', { wish: [] })
  assert.equal(refused.statusCode, 400)
})

test('somebody who knows everything is excused with few questions: the plan costs exactly less what was said', async () => {
  const learner = await buildUser(t)
  const begun = await started(learner)
  assert.deepEqual([begun.answered, begun.verdict, begun.guest], [0, null, null])
  const { verdict, answered } = await answerAll(learner, begun, true)
  assert.ok(answered < 20)
  assert.deepEqual([verdict?.known?.level, verdict?.known?.savedPrice], [5, 170])
  assert.deepEqual([verdict?.before.totalPrice, verdict?.after?.totalPrice], [200, 30])
  assert.deepEqual(verdict?.after?.courses, [{ id: gitCourse.id, name: 'Git basics', price: 30 }])
  const plan = await readPlan(learner, both)
  assert.deepEqual([plan.price, plan.ids], [30, [gitCourse.id]])
  assert.deepEqual(plan.info.Counted?.Levels, [{ SkillId: sqlSkill.id, Level: 5 }])
  assert.equal((await readPlan(learner, both, undefined, 'countOwn=false')).price, 200)
  // It is nothing but a shorter plan.
  assert.deepEqual((await t.as(learner).get('/api/account')).json().usersSkills, [])
  assert.equal((await t.db.many(sql`select from certificates where user_id = ${learner.id}`)).length, 0)
  await t.db.run(sql`update placed_levels set counts_until = clock_timestamp() where user_id = ${learner.id}`)
  assert.equal((await readPlan(learner, both)).price, 200)
})

test('somebody who knows nothing loses nothing, and can try again after a month, not before', async () => {
  const learner = await buildUser(t)
  const { verdict, id, answered } = await answerAll(learner, await started(learner), false)
  assert.deepEqual([verdict?.known, verdict?.after, answered], [null, null, 4])
  assert.equal((await readPlan(learner, both)).price, 200)
  const again = await start(learner)
  assert.deepEqual([again.statusCode, again.json().Message], [409, 'You can try this skill again in 30 days.'])
  const [worth] = await weigh(learner, both)
  assert.deepEqual([worth?.isOpen, worth?.nextTryUTC], [false, verdict?.nextTryUTC])
  // Sessions would be over after a month.
  const waits = (days: number, hours: number) =>
    t.db.run(
      sql`update placements set started_at = started_at - make_interval(days => ${days}, hours => ${hours}) where id = ${id}`,
    )
  await waits(29, 1)
  assert.equal((await start(learner)).json().Message, 'You can try this skill again tomorrow.')
  await waits(1, 0)
  assert.notEqual((await started(learner)).id, id)
})

test('an open placement goes on where it was; the same answer twice, and two at once, change nothing', async () => {
  const learner = await buildUser(t)
  const begun = await started(learner)
  assert.deepEqual(await started(learner), begun)
  const position = begun.next?.position ?? 0
  const answers = await Promise.all([1, 2, 3].map(() => send(learner, begun.id, position, null)))
  const [first, ...others] = answers.map((response) => Placement.parse(response.json()))
  for (const other of others) assert.deepEqual(other, first)
  assert.equal(first?.answered, 1)
  assert.deepEqual(Placement.parse((await send(learner, begun.id, position, { kind: 'short', text: 'other' })).json()), first)
  const [worth] = await weigh(learner, both)
  assert.deepEqual([worth?.isOpen, worth?.nextTryUTC], [true, null])
  const begunTwice = await buildUser(t)
  const ids = await Promise.all([1, 2, 3].map(async () => (await started(begunTwice)).id))
  assert.equal(new Set(ids).size, 1)
})

test('it can be ended at any time: what is certain by then counts', async () => {
  const learner = await buildUser(t)
  const { id } = await started(learner)
  const ended = Placement.parse((await end(learner, id)).json())
  assert.deepEqual([ended.next, ended.verdict?.known], [null, null])
  assert.deepEqual(Placement.parse((await end(learner, id)).json()), ended)
})

test('a guest keeps the level in the browser, and takes it along to an account', async () => {
  const state = await answerAll(undefined, await started(undefined), true)
  assert.equal(state.verdict?.known?.level, 5)
  const { guest } = state
  assert.ok(guest && guest.length < 1000)
  const { price, info } = await readPlan(undefined, both, guest)
  assert.deepEqual([price, info.Counted?.Levels], [30, [{ SkillId: sqlSkill.id, Level: 5 }]])
  assert.equal((await readPlan(undefined, both)).price, 200)
  assert.deepEqual(
    (await weigh(undefined, both, { guest })).map(({ skillName }) => skillName),
    ['Git'],
  )
  assert.equal((await start(undefined, sqlSkill, guest)).statusCode, 409)
  // Somebody else's, or made up: it counts as none.
  for (const made of [`${guest.slice(0, -4)}AAAA`, 'x', state.guest?.split('.').slice(0, 2).join('.')])
    assert.equal((await readPlan(undefined, both, made)).price, 200)
  const user = await buildUser(t)
  assert.equal((await t.as(user).post('/api/placements/keep', { guest: 'made up' })).statusCode, 400)
  assert.equal((await t.as(user).post('/api/placements/keep', { guest: 'made-up' })).statusCode, 204)
  assert.equal((await readPlan(user, both)).price, 200)
  assert.equal((await t.as(user).post('/api/placements/keep', { guest })).statusCode, 204)
  assert.equal((await readPlan(user, both)).price, 30)
  assert.deepEqual((await placedOf(t, guest)).length, 1)
  const later = { ...t, clock: { now: () => new Date(t.clock.now().getTime() + 366 * 86_400_000) } }
  assert.deepEqual(await placedOf(later, guest), [])
})

test('nobody sees, answers or ends the placement of somebody else', async () => {
  const [owner, other] = [await buildUser(t), await buildUser(t)]
  const { id, next } = await started(owner)
  const guestOnes = await started(undefined)
  const another = await started(undefined)
  assert.notEqual(guestOnes.id, another.id)
  const strangers: [TestUser | undefined, number, string?][] = [
    [other, id],
    [undefined, id],
    [undefined, id, another.guest ?? ''],
    [other, guestOnes.id],
    [undefined, guestOnes.id],
    [undefined, guestOnes.id, another.guest ?? ''],
    [owner, 999_999],
  ]
  for (const [who, placementId, guest] of strangers) {
    assert.equal((await send(who, placementId, next?.position ?? 1, null, guest)).statusCode, 404)
    assert.equal((await end(who, placementId, guest)).statusCode, 404)
  }
  assert.equal((await send(owner, id, 7, null)).statusCode, 404)
  const misfit = await send(owner, id, 1, { kind: 'one', option: 0 })
  assert.deepEqual([misfit.statusCode, misfit.json().errors], [400, { answer: 'This answer does not fit the question.' }])
  assert.equal((await t.as(undefined).post('/api/placements/keep', { guest: 'x' })).statusCode, 401)
})

test('what is not wanted, saves nothing, or has too few questions cannot be tried', async () => {
  const learner = await buildUser(t)
  assert.equal((await start(learner, empty)).statusCode, 400)
  assert.equal((await start(learner, git)).json().Message, 'There are not enough questions about this skill.')
  await t.db.run(sql`insert into user_skills values (${learner.id}, ${sqlSkill.id}, 5)`)
  assert.equal((await start(learner)).json().Message, 'It is not proven that knowing this skill would save anything.')
})

test('questions of courses in the plan, in the cart, one’s own, and answered before in a check are not asked', async () => {
  const canTry = async (who: TestUser | undefined, more = '') => (await weigh(who, both, { more }))[0]?.canTry
  const learner = await buildUser(t)
  assert.equal(await canTry(learner), true)
  assert.equal(await canTry(learner, `must=${dear.id}`), false)
  await t.as(learner).put(`/api/shopping-cart/add-to-cart/${dear.id}`)
  assert.equal(await canTry(learner), false)
  assert.equal((await start(learner)).statusCode, 409)
  const [own] = await weigh(author, both)
  // An author's own courses are in no plan of theirs either.
  assert.equal(own, undefined)
  const trying = await buildUser(t)
  await t.db.run(sql`
    with attempt as (
      insert into check_attempts (material_id, user_id, started_at, is_trial, pass_percent)
      select material_id, ${trying.id}, now(), true, 80 from check_questions limit 1 returning id)
    insert into attempt_questions (attempt_id, position, version_id, shown_order)
    select attempt.id, row_number() over (), v.id, '{}' from attempt, question_versions v where v.question_id <> ${questions[0]?.id ?? 0}`)
  assert.equal(await canTry(trying), false)
  await t.db.run(sql`delete from check_attempts where user_id = ${trying.id}`)
  // Nobody can see what is in a course that has left the catalogue, either.
  await t.db.run(sql`update courses set archived_at = now() where id = ${dear.id}`)
  assert.equal(await canTry(undefined), false)
  await t.db.run(sql`update courses set archived_at = null where id = ${dear.id}`)
})

test('of 20 placements, no question of a bank of 40 is in more than eleven', async () => {
  await t.db.run(sql`delete from placements`)
  for (let count = 0; count < 20; count++) {
    const learner = await buildUser(t)
    await answerAll(learner, await started(learner), count % 2 === 0)
  }
  const shown = await t.db.many<{ count: number }>(sql`
    select count(*)::int as count from placement_questions group by version_id order by 1 desc`)
  assert.ok(shown.length > 15 && (shown[0]?.count ?? 0) <= 11, `${shown.length} questions, the first ${shown[0]?.count} times`)
})

test('the nightly job renews difficulties, and placements count with them', async () => {
  await renewDifficulties(t)
  const { count } = await t.db.one<{ count: number }>(sql`select count(*)::int as count from question_difficulties`)
  assert.ok(count > 10)
  const before = await t.db.many(sql`select * from placement_abilities`)
  assert.equal(before.length, 1)
  await renewDifficulties(t)
  assert.deepEqual(await t.db.many(sql`select * from placement_abilities`), before)
  const { id } = await started(await buildUser(t))
  for (const asked of await listAsked(t.db, id)) assert.equal(asked.difficulty === null, asked.spread === null)
})

test('an edited question is kept for those who were asked it, and a deleted one is only left out', async () => {
  const learner = await buildUser(t)
  const { id, next } = await started(learner)
  const [asked] = await listAsked(t.db, id)
  const form = { question: { kind: 'short', text: 'Another question', accepted: ['x'] }, skill: { id: sqlSkill.id }, level: 4 }
  const saved = await t.as(author).put(`/api/questions/${asked?.questionId}`, { ...form, version: 1 })
  assert.equal(saved.statusCode, 200, saved.body)
  assert.deepEqual((await started(learner)).next, next)
  await t.db.run(sql`delete from check_questions where question_id = ${asked?.questionId ?? 0}`)
  await t.db.run(sql`delete from questions where id = ${asked?.questionId ?? 0}`)
  const after = await started(learner)
  assert.equal(after.answered, 0)
  assert.notDeepEqual(after.next, next)
})

test('guests begin a bounded number of placements from an address', async () => {
  await t.db.run(sql`delete from throttles`)
  const { most } = rateLimits['placement:guest']
  await t.db.run(sql`delete from placements where guest_id is not null`)
  assert.equal((await start(undefined)).statusCode, 201)
  await t.db.run(sql`update throttles set count = ${most} where count = 1`)
  const refused = await start(undefined)
  assert.equal(refused.statusCode, 429)
  assert.ok(Number(refused.headers['retry-after']) > 0)
})
