import assert from 'node:assert/strict'
import { test } from 'node:test'
import { RouteProof } from '#contract/learning-routes/route-proof.ts'
import { sql } from '#server/core/database/db.ts'
import { buildSkill, buildUser, renewed, type TestUser } from '#server/testing/build.ts'
import { buildTimedCourse, createRoute, searchEvents, wanting } from '#server/testing/learning-routes.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { checkCertificate } from '../../scripts/verify-plan/check-certificate.ts'
import { checkPlan } from '../../scripts/verify-plan/check-plan.ts'

const t = await startTestApp()
const author = await buildUser(t, { isCreator: true })

/** A user with a route, its cheapest plan, and courses at 10 and at 30 points. */
async function searched(form: object = {}) {
  const learner = await buildUser(t)
  const own = await buildSkill(t, `Dyeing ${learner.id}`)
  const gives = [{ id: own.id, level: 2 }]
  const [cheap, dear] = [
    await buildTimedCourse(t, author, { price: 10, minutes: 600, skills: gives }),
    await buildTimedCourse(t, author, { price: 30, minutes: 60, skills: gives }),
  ]
  const milestones = [{ date: null, skills: wanting([own, 2]) }]
  const id = await createRoute(t, learner, {
    name: 'My secret name',
    milestones,
    points: { areLimit: true, expected: [] },
    ...form,
  })
  const plans = (await searchEvents(t, learner, id)).flatMap((event) => (event.kind === 'plan' ? event.plan : []))
  const plan = plans.find(({ price }) => price === 10)
  assert.ok(plan)
  return { learner, id, plan, plans, cheap, dear }
}

async function readProof(user: TestUser | undefined, id: number, planId: number) {
  const caller = user && (await renewed(t, user))
  return t.as(caller).get(`/api/learning-routes/${id}/plans/${planId}/proof?timeZone=UTC`)
}

test('the proof of a plan is true, and names neither the user nor the route', async () => {
  const { learner, id, plans } = await searched()
  assert.ok(plans.length >= 2)
  for (const plan of plans) {
    const response = await readProof(learner, id, plan.id)
    assert.equal(response.statusCode, 200, response.body)
    assert.match(String(response.headers['content-disposition']), /attachment; filename="route-proof.json"/)
    const proof = RouteProof.parse(response.json())
    checkPlan(proof)
    checkCertificate(proof)
    const { price, finishDate } = plan
    assert.deepEqual([proof.price, proof.leastPrice, proof.finishDate], [price, price, finishDate])
    assert.doesNotMatch(response.body, new RegExp(`My secret name|${learner.email}|userId`))
  }
})

test('the proof is about today: what was bought costs nothing, and what is learned needs none', async () => {
  for (const countOwn of [true, false]) {
    const { learner, id, plan, cheap } = await searched({ countOwn })
    await t.as(await renewed(t, learner)).put(`/api/shopping-cart/add-to-cart/${cheap.id}`)
    const bought = await t.as(await renewed(t, learner)).put('/api/shopping-cart/buy')
    assert.equal(bought.statusCode, 200, bought.body)
    const response = await readProof(learner, id, plan.id)
    assert.equal(response.statusCode, 200, response.body)
    const proof = RouteProof.parse(response.json())
    checkPlan(proof)
    checkCertificate(proof)
    assert.equal(proof.price, 0)
    const learnt = await t
      .as(await renewed(t, learner))
      .put(`/api/courses/learned?materialId=${cheap.materialId}&courseId=${cheap.id}`)
    assert.equal(learnt.statusCode, 200, learnt.body)
    const done = await readProof(learner, id, plan.id)
    assert.deepEqual([done.statusCode, done.json().Message], [409, 'Nothing of this plan is left to learn.'])
  }
})

test('a plan that is no longer the cheapest, or no longer leads to the goal, has no proof', async () => {
  const { learner, id, plan, cheap, dear } = await searched()
  await t.db.run(sql`update courses set price = 40 where id = ${cheap.id}`)
  // Within the time of the cheap one, the dear one is cheaper now.
  const dearer = await readProof(learner, id, plan.id)
  assert.equal(dearer.statusCode, 409)
  assert.equal(dearer.json().Message, 'There is a cheaper plan by now. Please search again.')
  await t.db.run(sql`update courses set archived_at = now() where id = ${cheap.id}`)
  const gone = await readProof(learner, id, plan.id)
  assert.equal(gone.statusCode, 409)
  assert.match(gone.json().Message, /Please search again|Nothing of this plan/)
  await t.db.run(sql`update courses set archived_at = now() where id = ${dear.id}`)
  assert.equal(
    (await readProof(learner, id, plan.id)).json().Message,
    'This plan no longer leads to the goal in time. Please search again.',
  )
})

test('only the owner gets a proof', async () => {
  const { id, plan, learner } = await searched()
  assert.equal((await readProof(undefined, id, plan.id)).statusCode, 401)
  assert.equal((await readProof(await buildUser(t), id, plan.id)).statusCode, 404)
  const other = await searched()
  assert.equal((await readProof(learner, id, other.plan.id)).statusCode, 404)
  assert.equal((await readProof(learner, id, 999_999)).json().Message, 'This plan does not exist any more.')
})

test('a proof counts as a search of its address', async () => {
  const { learner, id, plan } = await searched()
  const { accessToken } = await renewed(t, learner)
  const ask = () =>
    t.app.inject({
      url: `/api/learning-routes/${id}/plans/${plan.id}/proof?timeZone=UTC`,
      remoteAddress: '10.9.9.9',
      headers: { authorization: `Bearer ${accessToken}` },
    })
  assert.equal((await ask()).statusCode, 200)
  await t.db.run(sql`update throttles set count = 1000`)
  assert.equal((await ask()).statusCode, 429)
})
