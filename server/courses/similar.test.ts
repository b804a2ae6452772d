import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { CourseCard } from '#contract/courses/courses.ts'
import { SimilarCourses } from '#contract/courses/similar.ts'
import { addToCart, buyCart } from '#server/cart/index.ts'
import { sql } from '#server/core/database/db.ts'
import { deleteDueAccounts } from '#server/own-data/index.ts'
import {
  buildCourse,
  buildSkill,
  buildUser,
  buildVideo,
  type CourseOptions,
  password,
  type TestUser,
} from '#server/testing/build.ts'
import { courseForm } from '#server/testing/course-form.ts'
import { randomFrom } from '#server/testing/plans.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { beginRound, renewSimilar } from './index.ts'
import { type Bounds, lockRound } from './similar.queries.ts'

const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })
const build = (course: CourseOptions) => buildCourse(t, author, { price: 0, ...course })
const ids = (cards: { id: number }[]) => cards.map(({ id }) => id)

async function take(userId: number, ...courses: { id: number }[]): Promise<void> {
  for (const { id } of courses) await addToCart(t, userId, id)
  await buyCart(t, userId)
}
async function renewAll(bounds?: Bounds): Promise<void> {
  await beginRound(t.db)
  await renewSimilar(t.db, 60, bounds)
}
/** One step alone, which is for courses that were changed, if there are any. */
const renewChanged = () => renewSimilar(t.db, 0)
async function similarTo({ id }: { id: number }, viewer?: TestUser): Promise<SimilarCourses> {
  const response = await t.as(viewer).get(`/api/courses/${id}/similar`)
  assert.equal(response.statusCode, 200, response.body)
  return SimilarCourses.parse(response.json())
}

/** What the lists must be, from all rows, without any SQL of the job. */
async function byForce({ coursesOfSkill, buyers, purchases }: Bounds): Promise<object[]> {
  const courses = await t.db.many<{ id: number; students: number }>(
    sql`select id, students_count as students from courses where archived_at is null order by id`,
  )
  const shown = new Set(ids(courses))
  const students = new Map(courses.map(({ id, students }) => [id, students]))
  const teaches = await t.db.many<{ id: number; skill: number; level: number }>(
    sql`select course_id as id, skill_id as skill, level from course_skills order by course_id desc`,
  )
  const bought = await t.db.many<{ id: number; user: number }>(sql`
    select e.course_id as id, e.user_id as user from enrolments e join users u on u.id = e.user_id
     where u.deleted_at is null order by e.bought_at desc, e.course_id desc`)
  const best = (scores: Map<number, number>) =>
    [...scores]
      .toSorted(([a, one], [b, other]) => other - one || b - a)
      .slice(0, 24)
      .map(([id]) => id)
  const add = (scores: Map<number, number>, id: number, score: number) => scores.set(id, (scores.get(id) ?? 0) + score)
  return courses.map(({ id }) => {
    const bySkills = new Map<number, number>()
    for (const own of teaches.filter((row) => row.id === id)) {
      const newest = teaches.filter((row) => row.skill === own.skill && shown.has(row.id)).slice(0, coursesOfSkill)
      for (const other of newest.filter((row) => row.id !== id)) {
        const rarity = Math.round(1000 / Math.log(1 + newest.length))
        add(bySkills, other.id, rarity * (20 - Math.abs(own.level - other.level)))
      }
    }
    const byBuyers = new Map<number, number>()
    const takers = bought.filter((row) => row.id === id).map(({ user }) => user)
    for (const taker of takers.toSorted((a, b) => b - a).slice(0, buyers)) {
      const others = bought.filter(({ user }) => user === taker).slice(0, purchases)
      for (const other of others.filter((row) => row.id !== id)) add(byBuyers, other.id, 1)
    }
    const common = [...byBuyers].filter(([id, count]) => count >= 5 && shown.has(id))
    const byShare = new Map(common.map(([id, count]) => [id, (count * count) / (students.get(id) ?? 0)]))
    return { id, bySkills: best(bySkills), byBuyers: best(byShare) }
  })
}
const kept = () =>
  t.db.many<{ id: number; bySkills: number[]; byBuyers: number[] }>(sql`
    select c.id, s.by_skills as "bySkills", s.by_buyers as "byBuyers" from courses c left join similar_courses s on s.course_id = c.id
     where c.archived_at is null order by c.id`)

test('four common buyers show nothing, five do, and nobody learns how many there were', async () => {
  const [one, other] = [await build({}), await build({})]
  const buyers: TestUser[] = []
  while (buyers.length < 4) buyers.push(await buildUser(t))
  for (const buyer of buyers) await take(buyer.id, one, other)
  await renewAll()
  assert.deepEqual(await similarTo(one), { alsoTaken: [], sameSkills: [] })

  const fifth = await buildUser(t)
  await take(fifth.id, one, other)
  await renewAll()
  const guest = await t.as().get(`/api/courses/${one.id}/similar`)
  const [card] = (await t.as().get(`/api/courses/filtered/1/100/0/true`)).json<CourseCard[]>().filter(({ id }) => id === other.id)
  assert.deepEqual(guest.json(), { alsoTaken: [card], sameSkills: [] })
  assert.deepEqual(ids((await similarTo(other)).alsoTaken), [one.id])
  assert.deepEqual(await similarTo(one, fifth), { alsoTaken: [], sameSkills: [] }, 'who has a course is not offered it')
})

test('more shared skills come first, then rarer ones, then similar levels; what leaves the catalogue vanishes at once', async () => {
  const [common, rare, second] = [await buildSkill(t, 'Common'), await buildSkill(t, 'Rare'), await buildSkill(t, 'Second')]
  const of = (...skills: [{ id: number }, number][]) => build({ skills: skills.map(([{ id }, level]) => ({ id, level })) })
  const wanted = await of([common, 3], [rare, 3], [second, 3])
  const [far, near] = [await of([common, 9]), await of([common, 4])]
  const [rareOnly, both] = [await of([rare, 3]), await of([common, 3], [rare, 3])]
  await of([common, 10])
  const all = await of([common, 9], [rare, 9], [second, 9])
  const unrelated = await of([await buildSkill(t, 'Other'), 3])
  await renewAll()
  const { sameSkills } = await similarTo(wanted)
  assert.deepEqual(ids(sameSkills).slice(0, 5), [all.id, both.id, rareOnly.id, near.id, far.id])
  assert.equal(ids(sameSkills).includes(unrelated.id), false)
  assert.deepEqual(await similarTo(wanted, author), { alsoTaken: [], sameSkills: [] }, 'an author is not offered their own')

  const [owner] = [await buildUser(t)]
  await take(owner.id, both)
  assert.deepEqual(ids((await similarTo(wanted, owner)).sameSkills).slice(0, 2), [all.id, rareOnly.id])
  assert.equal((await t.as(author).delete(`/api/courses/${both.id}`)).statusCode, 204)
  assert.deepEqual(ids((await similarTo(wanted)).sameSkills).slice(0, 2), [all.id, rareOnly.id])
  for (const url of [`/api/courses/${both.id}/similar`, '/api/courses/999999/similar'])
    assert.equal((await t.as().get(url)).statusCode, 404)
  assert.equal((await t.as(owner).get(`/api/courses/${both.id}/similar`)).statusCode, 200)
  assert.equal((await t.as().get('/api/courses/x/similar')).statusCode, 400)
})

test('at most six are shown, and at most three of them because the same people took them', async () => {
  const skill = await buildSkill(t, 'Popular')
  const courses: { id: number }[] = []
  while (courses.length < 9) courses.push(await build({ skills: [{ id: skill.id, level: 2 }] }))
  for (let buyer = 0; buyer < 5; buyer++) await take((await buildUser(t)).id, ...courses.slice(0, 6))
  await renewAll()
  const { alsoTaken, sameSkills } = await similarTo(courses[0] ?? { id: 0 })
  assert.deepEqual([alsoTaken.length, sameSkills.length], [3, 3])
  assert.equal(new Set(ids([...alsoTaken, ...sameSkills])).size, 6)
})

test('a saved course and those similar to it come first, before any round', async () => {
  const skill = await buildSkill(t, 'Weaving')
  const other = await build({ skills: [{ id: skill.id, level: 2 }] })
  await renewAll()
  const { id: video } = await buildVideo(t)
  await t.db.run(sql`update materials set creator_id = ${author.id} where id = ${video}`)
  const form = { ...courseForm, thumbnail: '', materials: [{ id: video }], finalTask: null }
  const created = await t.as(author).post('/api/courses', { ...form, skills: [{ id: skill.id, name: 'Weaving', level: 2 }] })
  assert.equal(created.statusCode, 201, created.body)
  const { id } = created.json<{ id: number }>()
  await renewChanged()
  assert.deepEqual(ids((await similarTo({ id })).sameSkills), [other.id])
  assert.deepEqual(ids((await similarTo(other)).sameSkills), [id])

  const { updateDateUTC } = (await t.as(author).get(`/api/courses/edit/${id}`)).json<{ updateDateUTC: string }>()
  const dyeing = await buildSkill(t, 'Dyeing')
  const skills = [{ id: dyeing.id, name: 'Dyeing', level: 2 }]
  const saved = await t.as(author).put(`/api/courses/${id}`, { ...form, skills, updateDateUTC })
  assert.ok(saved.statusCode < 300, saved.body)
  await renewChanged()
  assert.deepEqual([(await similarTo({ id })).sameSkills, (await similarTo(other)).sameSkills], [[], []])
})

test('while one server renews the lists, another leaves it alone', async () => {
  await beginRound(t.db)
  await t.db.tx(async (db) => {
    assert.ok(await lockRound(db))
    await renewSimilar(t.db, 60)
    assert.deepEqual(await db.one(sql`select reached from similar_round`), { reached: 0 })
  })
})

for (const [what, bounds] of [
  ['everything', { coursesOfSkill: 1000, buyers: 1000, purchases: 100 }],
  ['the newest courses, buyers and purchases', { coursesOfSkill: 9, buyers: 7, purchases: 6 }],
] as const) {
  test(`after any changes and purchases the lists equal those by force, looking at ${what}`, async () => {
    const random = randomFrom(what.length)
    const skills = await Promise.all(random.list(8, (place) => buildSkill(t, `Skill ${place} of ${what}`)))
    const some = () => skills.filter(() => random.chance(0.3)).map(({ id }) => ({ id, level: random.whole(1, 10) }))
    const courses = await Promise.all(random.list(70, () => build({ skills: some() })))
    const buyers = await Promise.all(random.list(14, () => buildUser(t)))
    const any = <T>(from: T[]) => from[random.whole(0, from.length - 1)] as T
    for (let round = 0; round < 3; round++) {
      for (let act = 0; act < 60; act++) {
        const { id } = any(courses)
        t.clock.move({ seconds: 1 })
        if (random.chance(0.8)) await take(any(buyers).id, { id }).catch(() => {})
        else if (random.chance(0.5)) {
          await t.db.run(sql`delete from course_skills where course_id = ${id}`)
          for (const skill of some()) await t.db.run(sql`insert into course_skills values (${id}, ${skill.id}, ${skill.level})`)
        } else if (random.chance(0.3))
          assert.ok([204, 404].includes((await t.as(author).delete(`/api/courses/${id}`)).statusCode))
        else courses.push(await build({ skills: some() }))
      }
      await t.db.run(sql`update users set deleted_at = now() where id = ${any(buyers).id}`)
      await renewAll(bounds)
      assert.deepEqual(await kept(), await byForce(bounds))
    }
    const lists = await kept()
    assert.ok(lists.some(({ byBuyers }) => byBuyers.length > 0) && lists.some(({ bySkills }) => bySkills.length === 24))
  })
}

test('a deleted account no longer counts as a buyer', async () => {
  const [one, other] = [await build({}), await build({})]
  const buyers: TestUser[] = []
  while (buyers.length < 5) buyers.push(await buildUser(t))
  for (const buyer of buyers) await take(buyer.id, one, other)
  await renewAll()
  assert.deepEqual(ids((await similarTo(one)).alsoTaken), [other.id])
  const [leaver] = buyers
  const requested = await t.as(leaver).post('/api/account/deletion', { password, keepCertificates: false })
  assert.equal(requested.statusCode, 200, requested.body)
  t.clock.move({ days: 7 })
  assert.deepEqual(await deleteDueAccounts(t), [leaver?.id])
  await renewChanged()
  assert.deepEqual([(await similarTo(one)).alsoTaken, (await similarTo(other)).alsoTaken], [[], []])
})
