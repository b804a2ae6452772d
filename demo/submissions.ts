import { Readable } from 'node:stream'
import { strToU8, zipSync } from 'fflate'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import { type Db, sql } from '#server/core/database/db.ts'
import type { User } from '#server/core/security/tokens.ts'
import { receiveDraft, storeZip } from '#server/files/index.ts'
import { getForReview, sendReview, submitFinalTask } from '#server/final-tasks/index.ts'

/** Submissions in every state that a panel can show, with Sam in five of them. */
export async function seedSubmissions(
  db: Db,
  parts: Parts,
  people: Map<string, number>,
  courses: Map<string, number>,
): Promise<void> {
  const sam = people.get('student@demo.test') ?? 0
  const stage = async (name: string) => {
    const course = courses.get(name) ?? 0
    return { course, others: (await listGraduates(db, course)).filter((id) => id !== sam) }
  }
  const at = (hoursAgo: number): Parts => ({
    ...parts,
    db,
    clock: { now: () => later(parts.clock.now(), { minutes: -60 * hoursAgo }) },
  })

  // Sam is reviewed and has reviewed, so the mark is shown.
  const done = await stage('Spreadsheets that answer questions')
  await submit(at(190), done.course, [sam, ...done.others.slice(0, 2)])
  await review(
    at(150),
    done.course,
    done.others[0],
    [0.9, 0.8, 1],
    'Clear sheets, and the chart says at once what matters. The last formula could carry a name.',
  )
  await review(at(120), done.course, sam, [0.8, 0.7, 0.9], 'Good structure; a short note on the sources would help.')

  // Sam waits for a review and has one to give.
  const waiting = await stage('Charts that tell the truth')
  await submit(at(30), waiting.course, [...waiting.others.slice(0, 2), sam])

  // Sam is reviewed but still owes a review.
  const owed = await stage('Clear English at work')
  await submit(at(60), owed.course, [sam, ...owed.others.slice(0, 2)])
  await review(
    at(20),
    owed.course,
    owed.others[0],
    [0.7, 0.9, 0.8],
    'Short sentences, friendly tone. The subject line could say what you want.',
  )

  // Sam is the only one with the task, so the author reviews it.
  const alone = await stage('Photography in available light')
  await submit(at(3), alone.course, [sam])

  // Past its deadline without a review, so it waits for Clara, the author.
  const late = await stage('SQL from zero')
  await submit(at(24 * 12), late.course, late.others.slice(0, 3))
}

const listGraduates = (db: Db, courseId: number) =>
  db
    .many<{ id: number }>(sql`select user_id as id from certificates where course_id = ${courseId} order by issued_at, user_id`)
    .then((rows) => rows.map((row) => row.id))

const person = (id: number): User => ({ id, sessionId: '', name: '', email: '', roles: ['Student'] })
const findTask = (db: Db, courseId: number) =>
  db.one<{ id: number }>(sql`select final_task_id as id from courses where id = ${courseId}`).then((row) => row.id)

async function submit(parts: Parts, courseId: number, learners: number[]): Promise<void> {
  const finalTaskId = await findTask(parts.db, courseId)
  for (const [place, userId] of learners.entries()) {
    const moment: Parts = { ...parts, clock: { now: () => later(parts.clock.now(), { minutes: place * 20 }) } }
    const zip = zipSync({ 'final-task/notes.txt': strToU8('What I did, why, and what I would do next time.\n'.repeat(4)) })
    const draft = await receiveDraft(parts.settings.dataDir, Readable.from([Buffer.from(zip)]), 'final-task.zip')
    const fileLink = await storeZip(moment, userId, draft).finally(() => draft.discard())
    await submitFinalTask(moment, userId, { finalTaskId, fileLink })
  }
}

/** Each question gets that share of its maximum. */
async function review(
  parts: Parts,
  courseId: number,
  userId: number | undefined,
  shares: number[],
  comment: string,
): Promise<void> {
  if (userId === undefined) return
  const task = await getForReview(parts, person(userId), courseId)
  const marks = task.reviewQuestions.map(({ id, maxMark }, index) => ({
    questionId: id,
    mark: Math.round(maxMark * (shares[index] ?? 0.8)),
  }))
  await sendReview(parts, person(userId), {
    submittedFinalTaskId: task.submittedFinalTaskId,
    submittedReviewQuestions: marks,
    comment,
  })
}
