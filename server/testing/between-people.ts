import assert from 'node:assert/strict'
import { buildCourse, type TestUser } from './build.ts'
import type { TestApp } from './test-app.ts'

// What the person of full-life.ts and others do to each other. Every text names the person.

/** The person rates and is rated, replies and gets a reply, and finds a rating helpful; every text names the person. */
export async function rateEachOther(
  t: TestApp,
  {
    person,
    learner,
    author,
    admin,
    soldCourse,
    boughtCourse,
  }: Record<'person' | 'learner' | 'author' | 'admin', TestUser> & Record<'soldCourse' | 'boughtCourse', { id: number }>,
): Promise<void> {
  const ok = async (response: ReturnType<ReturnType<TestApp['as']>['put']>) => assert.equal((await response).statusCode, 204)
  const listRatings = async ({ id }: { id: number }) =>
    (await t.as(author).get(`/api/courses/${id}/ratings`)).json<{ id: number; isOwn: boolean; writer: { name: string } }[]>()
  await ok(t.as(learner).put(`/api/courses/${boughtCourse.id}/ratings/own`, { stars: 5, text: 'Warm scarves.' }))
  await ok(
    t
      .as(person)
      .put(`/api/courses/${boughtCourse.id}/ratings/own`, { stars: 4, text: `Nice, says ${person.name}.`, minutes: 90 }),
  )
  await ok(
    t.as(learner).put(`/api/courses/${soldCourse.id}/ratings/own`, { stars: 2, text: `I expected more of ${person.name}.` }),
  )
  const [ofPerson, ofLearner] = await listRatings(boughtCourse)
  const [ofSold] = await listRatings(soldCourse)
  await ok(t.as(author).put(`/api/ratings/${ofPerson?.id}/reply`, { text: `Thank you, ${person.name}.` }))
  await ok(t.as(person).put(`/api/ratings/${ofSold?.id}/reply`, { text: `It will grow. ${person.name}` }))
  await ok(t.as(person).put(`/api/ratings/${ofLearner?.id}/helpful`))
  await reportEachOther(t, { person, learner, admin, courseId: boughtCourse.id, soldId: soldCourse.id, replyId: ofSold?.id ?? 0 })
}

/** The person reports a course, and a course and a reply of the person are reported; an Admin hides the reply. */
async function reportEachOther(
  t: TestApp,
  {
    person,
    learner,
    admin,
    courseId,
    soldId,
    replyId,
  }: Record<'person' | 'learner' | 'admin', TestUser> & Record<'courseId' | 'soldId' | 'replyId', number>,
): Promise<void> {
  const report = async (who: TestUser, what: string, id: number) => {
    const made = await t.as(who).post('/api/reports', { what, id, reason: 'other', text: `Ask ${person.name} about it.` })
    assert.equal(made.statusCode, 200, made.body)
  }
  await report(person, 'course', courseId)
  await report(learner, 'course', soldId)
  await report(learner, 'reply', replyId)
  const decision = { what: 'reply', id: replyId, decision: 'hidden', reason: `${person.name} should not say this.` }
  assert.equal((await t.as(admin).post('/api/reports/decisions', decision)).statusCode, 204)
}

/** A gift to the person that waits, one that was claimed, and one from the person. */
export async function exchangeGifts(t: TestApp, person: TestUser, learner: TestUser, author: TestUser): Promise<{ id: number }> {
  const free = async () => (await buildCourse(t, author, { price: 0 })).id
  const give = async (from: TestUser, courseId: number, email: string, message: string) => {
    const gift = await t.as(from).post('/api/gifts', { courseId, email, message })
    assert.equal(gift.statusCode, 201, gift.body)
    return gift.json<{ id: number }>().id
  }
  await give(learner, await free(), person.email, `For ${person.name}`)
  const received = await give(learner, await free(), person.email, `Also for ${person.name}`)
  const claimed = await t.as(person).put(`/api/gifts/${received}/claim`)
  assert.equal(claimed.statusCode, 200, claimed.body)
  await give(person, await free(), `friend-of-${person.id}@example.com`, `From ${person.name}`)
  return { id: claimed.json<{ courseId: number }>().courseId }
}
