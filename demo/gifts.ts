import { issueCode, redeemCode } from '#server/codes/index.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import type { Db } from '#server/core/database/db.ts'
import { claimGift, giveCourse } from '#server/gifts/index.ts'
import { demoAdmin, demoStudent } from './accounts.ts'
import { demoStudents } from './content/index.ts'

const claimed = { course: 'Sleep better, step by step', message: 'It helped me after my night shifts. Good night!' }
const waiting = { course: 'Reading music in six weeks', message: 'Happy birthday, Sam! You always wanted to read a score.' }
const code = { reason: 'Open day in spring', points: 50, uses: 100 }

/** A gift that Sam has claimed, one that waits for Sam, and a code that a few have redeemed. */
export async function seedGifts(db: Db, parts: Parts, people: Map<string, number>, courses: Map<string, number>): Promise<void> {
  const on = (days: number): Parts => ({ ...parts, db, clock: { now: () => later(parts.clock.now(), { days }) } })
  const id = (email: string) => people.get(email) ?? 0
  const [giver, ...others] = demoStudents
  const give = (days: number, { course, message }: { course: string; message: string }) =>
    giveCourse(
      on(days),
      id(giver?.email ?? ''),
      { courseId: courses.get(course) ?? 0, email: demoStudent.email, message },
      { what: 'give', key: undefined },
    )
  const first = await give(-13, claimed)
  await claimGift(on(-12), id(demoStudent.email), first.id)
  await give(-2, waiting)

  const lastDay = later(parts.clock.now(), { days: 60 }).toISOString().slice(0, 10)
  const issued = await issueCode(on(-5), id(demoAdmin.email), { ...code, lastDay }, { what: 'issue-code', key: undefined })
  for (const { email } of others.slice(0, 3)) {
    await redeemCode(on(-4), id(email), issued.code, { what: 'redeem-code', key: undefined }, '127.0.0.1')
  }
}
