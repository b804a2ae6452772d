import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { RouteForm, RouteState } from '#contract/learning-routes/learning-routes.ts'
import type { RouteRenewal } from '#contract/learning-routes/route-renewal.ts'
import { createAccount } from '#server/accounts/index.ts'
import { SearchPool } from '#server/automated-search/index.ts'
import { addSeveralToCart, buyCart } from '#server/cart/index.ts'
import { sql } from '#server/core/database/db.ts'
import { Refused } from '#server/core/errors.ts'
import { setLearned } from '#server/learning/set-learned.ts'
import { checkLedger, issuePoints } from '#server/points/index.ts'
import { buildCourse, buildSkill, buildUser, buildVideo } from '#server/testing/build.ts'
import { randomFrom } from '#server/testing/plans.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { addDueToCart } from './add-due-to-cart.ts'
import { choosePlan, undoChoice } from './choose-plan.ts'
import { addDays, dayIn, sundayBefore } from './days.ts'
import { getRoute, listRoutes } from './get-route.ts'
import { addRoute } from './keep-route.ts'
import { RouteSearches } from './search-route.ts'
import { setPace } from './set-pace.ts'

const [learnerCount, weekCount] = [1000, 26]
const welcome = 60
const timeZone = 'UTC'
const t = await startTestApp({ SEARCH_SECONDS: '60', SEARCHES_PER_ADDRESS: '1000000', WELCOME_POINTS: String(welcome) })
// Learners look at their routes on Sundays, when nothing of the week's time is over.
t.clock.move({ days: 6 })
const problems: Error[] = []
const pool = new SearchPool(t.db.access, (error) => problems.push(error), {
  name: 'simulated',
  workers: 1,
  searchesOfWorker: 250,
})
const searches = new RouteSearches(t, pool)
/** Two steps suffice to begin with. */
const firstSearches = new RouteSearches(t, {
  follow: (question, ...others) => pool.follow({ ...question, mostPlans: 2 }, ...others),
})
after(() => pool.close())

/** Each learner has a generator of their own, so that the order in which the server works changes nothing. */
function makeRandom(seed: number) {
  const { whole, chance, list } = randomFrom(seed)
  return { whole, chance, list, pick: <T>(items: readonly T[]): T => items[whole(0, items.length - 1)] as T }
}
const { whole, chance, list, pick } = makeRandom(2026)
const today = () => dayIn(timeZone, t.clock.now())

// The catalogue: few skills, so that courses can take the place of others; many share materials.
const author = await buildUser(t, { isCreator: true })
const skills = await Promise.all(['One', 'Two', 'Three'].map((name) => buildSkill(t, name)))
const shared = await Promise.all(list(8, () => buildVideo(t, { learningMinutes: whole(20, 150) })))

async function addCourse(): Promise<void> {
  const own = await Promise.all(list(whole(1, 3), () => buildVideo(t, { learningMinutes: whole(30, 240) })))
  const taught = chance(0.7) ? [pick(skills)] : [...new Set([pick(skills), pick(skills)])]
  await buildCourse(t, author, {
    price: whole(0, 12) * 5,
    skills: taught.map(({ id }) => ({ id, level: whole(1, 2) })),
    materials: [...own, ...shared.filter(() => chance(0.1))],
  })
}
for (let count = 0; count < 24; count++) await addCourse()

/** Prices move, some courses leave the catalogue, and others come. */
async function changeCatalogue(): Promise<void> {
  const offered = await t.db.many<{ id: number; price: number }>(
    sql`select id, price from courses where archived_at is null order by id`,
  )
  for (const { id, price } of list(3, () => pick(offered)))
    await t.db.run(sql`update courses set price = ${Math.max(0, price + whole(-4, 7) * 5)} where id = ${id}`)
  for (const { id } of chance(0.7) && offered.length > 18 ? [pick(offered)] : [])
    await t.db.run(sql`update courses set archived_at = ${t.clock.now()} where id = ${id}`)
  if (chance(0.8)) await addCourse()
}

interface Course {
  price: number
  isOffered: boolean
  levels: { skillId: number; level: number }[]
  materials: number[]
}
interface Person {
  balance: number
  bought: Set<number>
  completed: Set<number>
  learned: Set<number>
  levels: Map<number, number>
  form: Pick<RouteForm, 'hoursPerWeek' | 'weeksOff' | 'points'> & { dates: (string | null)[] }
  plan: Planned[]
  hasPlan: boolean
}
interface Planned {
  courseId: number
  by: number
}
interface World {
  courses: Map<number, Course>
  minutes: Map<number, number>
  people: Map<number, Person>
}

/** Everything as the database has it, read without the functions that are tested. */
async function readWorld(only?: number): Promise<World> {
  const mine = (column: string) =>
    only === undefined ? sql`true` : column === 'user_id' ? sql`user_id = ${only}` : sql`r.user_id = ${only}`
  const courses = new Map(
    (
      await t.db.many<Course & { id: number }>(sql`
        select c.id, c.price, c.archived_at is null as "isOffered",
               (select json_agg(json_build_object('skillId', skill_id, 'level', level)) from course_skills where course_id = c.id) as levels,
               array(select material_id from course_materials where course_id = c.id order by position) as materials
          from courses c`)
    ).map((course) => [course.id, course]),
  )
  const minutes = new Map(
    (await t.db.many<{ id: number; minutes: number }>(sql`select id, learning_minutes as minutes from materials`)).map((row) => [
      row.id,
      row.minutes,
    ]),
  )
  const pairs = async (query: ReturnType<typeof sql>) =>
    Map.groupBy(await t.db.many<{ userId: number; id: number; level: number }>(query), ({ userId }) => userId)
  const bought = await pairs(
    sql`select user_id as "userId", course_id as id, 0 as level from enrolments where ${mine('user_id')}`,
  )
  const completed = await pairs(
    sql`select user_id as "userId", course_id as id, 0 as level from certificates where ${mine('user_id')}`,
  )
  const learned = await pairs(
    sql`select user_id as "userId", material_id as id, 0 as level from learned_materials where ${mine('user_id')}`,
  )
  const levels = await pairs(sql`select user_id as "userId", skill_id as id, level from user_skills where ${mine('user_id')}`)
  const rows = await t.db.many<{
    userId: number
    balance: number
    dates: (string | null)[]
    halfHours: number
    weeksOff: string[]
    areLimit: boolean
    expected: RouteForm['points']['expected']
    plan: Planned[] | null
  }>(sql`
    select r.user_id as "userId", a.balance, r.milestone_dates::text[] as dates, r.half_hours_per_week as "halfHours",
           r.weeks_off::text[] as "weeksOff", r.points_are_limit as "areLimit", r.expected_points as expected, p.courses as plan
      from learning_routes r join point_accounts a on a.user_id = r.user_id left join learning_route_plans p on p.id = r.chosen_plan_id
     where ${mine('r')}`)
  const toIds = (found: typeof bought, userId: number) => new Set(found.get(userId)?.map(({ id }) => id))
  const people = rows.map(({ userId, balance, dates, halfHours, weeksOff, areLimit, expected, plan }): [number, Person] => [
    userId,
    {
      balance,
      bought: toIds(bought, userId),
      completed: toIds(completed, userId),
      learned: toIds(learned, userId),
      levels: new Map(levels.get(userId)?.map(({ id, level }) => [id, level])),
      form: { hoursPerWeek: halfHours / 2, weeksOff, points: { areLimit, expected }, dates },
      plan: plan ?? [],
      hasPlan: plan !== null,
    },
  ])
  return { courses, minutes, people: new Map(people) }
}

interface Learner {
  id: number
  routeId: number
  random: ReturnType<typeof makeRandom>
  kind: 'follows' | 'slips' | 'stops'
  stopsIn: number
  buys: 'all' | 'due' | 'next'
  /** By milestone. */
  wanted: { skillId: number; level: number }[][]
  /** What was learned of materials that are not finished, in sevenths of a minute. */
  begun: Map<number, number>
  /** What the state said to a learner who follows, with everything bought: the courses and the day by which they are learned. */
  promises: { date: string; courseIds: number[] }[]
  finishedOn: Map<number, string>
  isDone: boolean
}

/** What is wrong with a plan, if it is followed day by day from today on. */
function findFaults(
  world: World,
  learner: Learner,
  plan: Planned[],
  form = findPerson(world, learner).form,
): Set<'gone' | 'levels' | 'points' | 'time'> {
  const person = findPerson(world, learner)
  const faults = new Set<'gone' | 'levels' | 'points' | 'time'>()
  const open = plan.filter(({ courseId }) => isOpen(world, person, courseId))
  if (open.length < plan.length) faults.add('gone')
  const { dates, points } = form
  for (const [place, date] of dates.entries()) {
    const due = open.filter(({ by }) => by <= place)
    for (const { skillId, level } of learner.wanted.slice(0, place + 1).flat()) {
      const given = due
        .filter(({ courseId }) => !person.completed.has(courseId))
        .map(({ courseId }) => world.courses.get(courseId)?.levels.find((one) => one.skillId === skillId)?.level ?? 0)
      if (given.reduce((sum, more) => sum + more, person.levels.get(skillId) ?? 0) < level) faults.add('levels')
    }
    const coming = points.expected.filter((more) => more.date > today() && (date === null || more.date <= date))
    const price = due.reduce(
      (sum, { courseId }) => sum + (person.bought.has(courseId) ? 0 : (world.courses.get(courseId)?.price ?? 0)),
      0,
    )
    if (points.areLimit && price > coming.reduce((sum, more) => sum + more.points, person.balance)) faults.add('points')
    if (date !== null && !isLearnedBy(world, person, due, form, date)) faults.add('time')
  }
  return faults
}

/** Learns minute by minute until the evening of that day. */
function isLearnedBy(
  world: World,
  person: Person,
  due: Planned[],
  { hoursPerWeek, weeksOff }: Person['form'],
  date: string,
): boolean {
  const open = plannedMaterials(world, due).filter((id) => !person.learned.has(id))
  let left = 7 * open.reduce((sum, id) => sum + (world.minutes.get(id) ?? 0), 0)
  for (let day = today(); day <= date && left > 0; day = addDays(day, 1))
    if (!weeksOff.includes(sundayBefore(day))) left -= hoursPerWeek * 60
  return left <= 0
}

const plannedMaterials = ({ courses }: World, plan: Planned[]) => [
  ...new Set(plan.flatMap(({ courseId }) => courses.get(courseId)?.materials ?? [])),
]
const findPerson = ({ people }: World, { id }: Learner) => people.get(id) as Person
const isOpen = ({ courses }: World, { bought }: Person, id: number) => bought.has(id) || courses.get(id)?.isOffered === true

const counts = {
  renewals: 0,
  renewed: 0,
  cheaper: 0,
  refused: 0,
  undone: 0,
  hours: 0,
  later: 0,
  promises: 0,
  late: 0,
  short: 0,
  gone: 0,
  holds: 0,
  done: 0,
}

/** The state says what following the plan day by day shows. */
function checkState(world: World, learner: Learner, state: RouteState, name: string): void {
  const person = findPerson(world, learner)
  const faults = findFaults(world, learner, person.plan)
  assert.equal(state.kind === 'none', !person.hasPlan, name)
  if (state.kind === 'none') return
  assert.ok(state.kind !== 'lacks', `${name}: nobody changed what is wanted or taught`)
  counts[state.kind]++
  if (state.kind === 'done') {
    const open = plannedMaterials(world, person.plan).filter((id) => !person.learned.has(id))
    assert.deepEqual([open, person.plan.filter(({ courseId }) => !person.bought.has(courseId))], [[], []], name)
    return
  }
  const expected = faults.has('gone') ? 'gone' : faults.has('points') ? 'short' : faults.has('time') ? 'late' : 'holds'
  assert.equal(state.kind, expected, name)
  if (state.kind !== 'gone') assert.ok(!faults.has('levels'), `${name}: the plan reaches the goal`)
  const at = (form: Partial<Person['form']>) => findFaults(world, learner, person.plan, { ...person.form, ...form })
  if (state.kind === 'late' && state.hoursNeeded !== null) {
    assert.ok(!at({ hoursPerWeek: state.hoursNeeded }).has('time'), `${name}: the hours suffice`)
    assert.ok(at({ hoursPerWeek: state.hoursNeeded - 0.5 }).has('time'), `${name}: fewer hours do not`)
  }
  if ((state.kind === 'late' || state.kind === 'short') && state.later)
    assert.deepEqual([...at({ dates: state.later })], [], `${name}: the later dates hold`)
}

/** A renewed plan is feasible, says the truth about itself, and keeps what is bought; or there is a reason. */
async function checkRenewal(world: World, learner: Learner, { plans, refusal }: RouteRenewal, name: string): Promise<void> {
  const person = findPerson(world, learner)
  if (refusal) {
    counts.refused++
    assert.deepEqual(plans, [], name)
    assert.match(refusal.message, /cannot be kept|not enough points|cannot be reached|levels|longer than/, name)
    assert.notEqual(findFaults(world, learner, person.plan).size, 0, `${name}: the plan that is refused does not hold by itself`)
    return
  }
  assert.ok(plans.length === 1 || plans.length === 2, name)
  for (const { plan, leaves, comes, stays } of plans) {
    const { courses } = await t.db.one<{ courses: Planned[] }>(
      sql`select courses from learning_route_plans where id = ${plan.id}`,
    )
    const ids = courses.map(({ courseId }) => courseId)
    assert.deepEqual([...findFaults(world, learner, courses)], [], `${name}: feasible`)
    const price = ids.reduce((sum, id) => sum + (person.bought.has(id) ? 0 : (world.courses.get(id)?.price ?? 0)), 0)
    const open = plannedMaterials(world, courses).filter((id) => !person.learned.has(id))
    assert.deepEqual([plan.price, plan.minutes], [price, open.reduce((sum, id) => sum + (world.minutes.get(id) ?? 0), 0)], name)
    assert.ok(
      !person.form.points.areLimit ||
        price <= person.balance + person.form.points.expected.reduce((sum, more) => sum + more.points, 0),
      name,
    )
    const before = new Set(person.plan.map(({ courseId }) => courseId))
    const dropped = [...before].filter((id) => person.bought.has(id) && !person.completed.has(id) && !ids.includes(id))
    assert.deepEqual(dropped, [], `${name}: nothing bought is dropped`)
    assert.deepEqual(new Set(comes.map(({ id }) => id)), new Set(ids.filter((id) => !before.has(id))), name)
    assert.equal(stays.length + comes.length, ids.length, name)
    assert.ok(
      leaves.every(({ id }) => before.has(id) && !ids.includes(id) && !person.completed.has(id)),
      name,
    )
    assert.ok(plan.proof.isOptimal, `${name}: proven`)
    if (plan.changes === null) continue
    assert.deepEqual(plan.changes, { count: comes.length, least: comes.length }, name)
    if (findFaults(world, learner, person.plan).size === 0)
      assert.equal(comes.length, 0, `${name}: what holds needs no new course`)
  }
  const [fewest, cheapest] = plans
  assert.ok(fewest?.plan.changes && (!cheapest || cheapest.plan.price < fewest.plan.price), name)
}

/** Looks for a way out, checks it, and mostly takes one. */
async function renew(world: World, learner: Learner, state: RouteState, name: string): Promise<World> {
  counts.renewals++
  const { id, routeId, random } = learner
  const { whole, chance } = random
  const address = '10.0.0.1'
  const renewal = await searches.renew(routeId, { userId: id, address, timeZone, signal: new AbortController().signal })
  await checkRenewal(world, learner, renewal, name)
  const before = findPerson(world, learner)
  const dates = before.form.dates
  const [fewest, cheapest] = renewal.plans
  const choice = whole(0, 9)
  const isLate = state.kind === 'late' || state.kind === 'short'
  if (choice <= 4 && fewest) {
    const taken = cheapest && chance(0.3) ? cheapest : fewest
    await choosePlan(t, id, { id: routeId, planId: taken.plan.id })
    counts[taken === cheapest ? 'cheaper' : 'renewed']++
  } else if (choice <= 6 && state.kind === 'late' && state.hoursNeeded !== null && state.hoursNeeded <= 20) {
    await setPace(t, id, routeId, { hoursPerWeek: state.hoursNeeded, dates })
    counts.hours++
  } else if (choice <= 8 && isLate && state.later) {
    await setPace(t, id, routeId, { hoursPerWeek: before.form.hoursPerWeek, dates: state.later })
    counts.later++
  } else return world
  const isUndone = chance(0.15)
  if (isUndone) await undoChoice(t, id, routeId)
  const now = await readWorld(id)
  const person = findPerson(now, learner)
  if (isUndone) {
    counts.undone++
    assert.deepEqual([person.plan, person.form], [before.plan, before.form], `${name}: undone`)
    return now
  }
  learner.promises = []
  const [summary] = await listRoutes(t, id, timeZone)
  checkState(now, learner, summary?.state ?? { kind: 'none' }, `${name}, after a yes`)
  assert.ok(
    ['holds', 'done'].includes(summary?.state.kind ?? ''),
    `${name}: a way out leads out: ${JSON.stringify(summary?.state)}`,
  )
  return now
}

/** Buys what the plan needs, as far as the points go. Too few points change nothing. */
async function buy(world: World, learner: Learner): Promise<World> {
  const { id, routeId } = learner
  const { plan, bought, completed } = findPerson(world, learner)
  const missing = plan.map(({ courseId }) => courseId).filter((courseId) => !bought.has(courseId))
  if (missing.length === 0) return world
  // Some buy everything at once, some what is due, and some only what they need next.
  const isLearned = plan.every(({ courseId }) => !bought.has(courseId) || completed.has(courseId))
  if (learner.buys === 'all') await addSeveralToCart(t, id, missing)
  else if (learner.buys === 'due') await addDueToCart(t, id, routeId)
  else if (isLearned) await addSeveralToCart(t, id, missing.slice(0, 1))
  await buyCart(t, id).catch((error) => {
    if (!(error instanceof Refused)) throw error
  })
  await t.db.run(sql`delete from cart_items where user_id = ${id}`)
  return readWorld(id)
}

/** A week of learning in the order of the plan, day by day; a material that is not finished goes on next week. */
async function learn(world: World, learner: Learner, share: number): Promise<void> {
  const { plan, bought, learned, form } = findPerson(world, learner)
  const open = plan.flatMap(({ courseId }) =>
    bought.has(courseId) ? (world.courses.get(courseId)?.materials ?? []).map((materialId) => ({ courseId, materialId })) : [],
  )
  const known = new Set(learned)
  let spare = 0
  for (let day = today(), count = 0; count < 7; day = addDays(day, 1), count++) {
    if (!form.weeksOff.includes(sundayBefore(day))) spare += Math.round(form.hoursPerWeek * 60 * share)
    for (const { courseId, materialId } of open) {
      if (known.has(materialId)) continue
      const done = learner.begun.get(materialId) ?? 0
      const needed = 7 * (world.minutes.get(materialId) ?? 0) - done
      const part = Math.min(spare, needed)
      spare -= part
      if (part < needed) {
        learner.begun.set(materialId, done + part)
        break
      }
      known.add(materialId)
      await setLearned(t, learner.id, { materialId, courseId })
      learner.finishedOn.set(materialId, day)
    }
    if (open.every(({ materialId }) => known.has(materialId))) spare = 0
  }
}

/** What was promised for days that are over was kept. */
function checkPromises(world: World, learner: Learner, name: string): void {
  for (const { date, courseIds } of learner.promises.filter(({ date }) => date < today())) {
    counts.promises++
    for (const material of courseIds.flatMap((id) => world.courses.get(id)?.materials ?? [])) {
      const day = learner.finishedOn.get(material)
      assert.ok(day !== undefined && day <= date, `${name}: promised for ${date}, finished on ${day}`)
    }
  }
  learner.promises = learner.promises.filter(({ date }) => date >= today())
}

/** Only if all courses until a date are bought, nothing that others do can break it. */
function promise(world: World, learner: Learner): void {
  const { plan, bought, form } = findPerson(world, learner)
  learner.promises = form.dates.flatMap((date, place) => {
    const due = plan.filter(({ by }) => by <= place).map(({ courseId }) => courseId)
    return date !== null && date >= today() && due.every((id) => bought.has(id)) ? [{ date, courseIds: due }] : []
  })
}

async function begin(place: number): Promise<Learner> {
  const random = makeRandom(place)
  const { whole, chance, list, pick } = random
  const account = await createAccount(t, {
    name: 'A learner',
    email: `learner-${place}@example.com`,
    passwordHash: '',
    isCreator: false,
    isAdmin: false,
  })
  assert.ok(account)
  const { id } = account
  const [one, other] = [pick(skills), pick(skills)]
  const first = addDays(today(), whole(30, 80))
  const milestones = [
    ...(chance(0.5) ? [{ date: first, skills: [{ skillId: one.id, level: whole(1, 3) }] }] : []),
    { date: chance(0.85) ? addDays(first, whole(20, 110)) : null, skills: [{ skillId: other.id, level: whole(3, 6) }] },
  ]
  const expected = chance(0.3) ? [{ date: addDays(today(), 7 * whole(1, 8)), points: whole(2, 12) * 10 }] : []
  const form: RouteForm = {
    name: 'A way',
    milestones,
    hoursPerWeek: whole(2, 8) / 2,
    weeksOff: list(20, (week) => addDays(sundayBefore(today()), 7 * week)).filter(() => chance(0.08)),
    points: { areLimit: chance(0.7), expected },
    musts: [],
    leftOut: [],
    countOwn: true,
    countsForAuthors: false,
  }
  const { id: routeId } = await addRoute(t, id, form)
  for await (const _ of firstSearches.search(routeId, {
    userId: id,
    address: '10.0.0.1',
    timeZone,
    signal: new AbortController().signal,
  }));
  const { plans } = await getRoute(t, id, routeId, timeZone)
  const wanted = form.milestones.at(-1)?.date ?? null
  const inTime = plans.filter(({ finishDate }) => wanted === null || finishDate <= wanted)
  if (inTime.length > 0) await choosePlan(t, id, { id: routeId, planId: pick(inTime).id })
  const kind = pick(['follows', 'follows', 'slips', 'slips', 'stops'] as const)
  return {
    id,
    routeId,
    random,
    kind,
    buys: pick(['all', 'due', 'next', 'next'] as const),
    stopsIn: kind === 'stops' ? whole(2, 12) : weekCount,
    wanted: form.milestones.map(({ skills }) => skills),
    begun: new Map(),
    promises: [],
    finishedOn: new Map(),
    isDone: false,
  }
}

async function live(start: World, learner: Learner, week: number): Promise<void> {
  const name = `week ${week}, learner ${learner.id}`
  const { whole, chance } = learner.random
  let world = start
  // What is done stays so.
  if (learner.isDone && week % 4 > 0) return
  const [summary] = await listRoutes(t, learner.id, timeZone)
  const state = summary?.state ?? { kind: 'none' }
  checkState(world, learner, state, name)
  checkPromises(world, learner, name)
  assert.ok(findPerson(world, learner).balance >= 0, name)
  learner.isDone = state.kind === 'done'
  if (state.kind === 'none' || state.kind === 'done') return
  const isWrong = state.kind !== 'holds'
  // A learner who stops looks at it now and then.
  const looks =
    week < learner.stopsIn ? chance(learner.kind === 'follows' && learner.promises.length > 0 ? 0.3 : 0.7) : chance(0.15)
  if ((isWrong && looks) || (!isWrong && chance(0.02))) world = await renew(world, learner, state, name)
  if (week >= learner.stopsIn) return
  world = await buy(world, learner)
  const [now] = learner.promises.length === 0 ? await listRoutes(t, learner.id, timeZone) : []
  if (learner.kind === 'follows' && now?.state.kind === 'holds') promise(world, learner)
  await learn(world, learner, learner.kind === 'follows' ? 1 : chance(0.3) ? 0 : whole(3, 11) / 10)
}

test('a thousand learners follow, slip and stop for six months while the catalogue changes', async () => {
  const learners: Learner[] = []
  await forEachAtOnce([...Array(learnerCount).keys()], async (place) => void learners.push(await begin(place)))
  for (let week = 0; week < weekCount; week++) {
    if (week > 0) await changeCatalogue()
    const world = await readWorld()
    await forEachAtOnce(learners, async (learner) => {
      for (const { date, points } of findPerson(world, learner).form.points.expected.filter(({ date }) => date === today())) {
        await issuePoints(t.db, { userId: learner.id, points, kind: 'grant', reason: date, now: t.clock.now() })
        findPerson(world, learner).balance += points
      }
      await live(world, learner, week)
    })
    t.clock.move({ days: 7 })
  }
  assert.deepEqual(problems, [])
  assert.ok((await checkLedger(t.db, t.clock.now())).every(({ breaches }) => breaches === 0))
  // Everything has happened often enough.
  const least = learnerCount / 20
  for (const [what, count] of Object.entries(counts))
    assert.ok(count > (what === 'undone' || what === 'cheaper' ? least / 5 : least), `${what}: ${count}`)
})

/** A few at a time, as on a server. */
async function forEachAtOnce<T>(items: T[], work: (item: T) => Promise<void>): Promise<void> {
  const open = items.values()
  const one = async () => {
    for (const item of open) await work(item)
  }
  await Promise.all([one(), one(), one()])
}
