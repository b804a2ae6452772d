import type { Reportable } from '#contract/reports/reports.ts'
import { noteAct } from '#server/audit/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { hideCourse } from '#server/courses/index.ts'
import { notify, withdrawWaitingReports } from '#server/notifications/index.ts'
import { hideRatingOrReply } from '#server/ratings/index.ts'
import {
  type Decision,
  findDecision,
  insertDecision,
  lockOpenReports,
  lockThing,
  noteShownAgain,
  settleReports,
  type Thing,
} from './reports.queries.ts'
import { notes, refusals, things } from './words.ts'

/** One decision for all open reports of a thing. Of two Admins at once, the second is told that it is decided. */
export function decideReports(
  parts: Parts,
  adminId: number,
  { what, id, decision, reason }: { what: Reportable; id: number } & Omit<Decision, 'thing'>,
): Promise<void> {
  return inTransaction(parts, async (parts) => {
    const { db, clock } = parts
    const now = clock.now()
    const thing = await lockThing(db, what, id)
    if (!thing) throw refusals[`${what}Gone` as const]()
    const isHidden = decision === 'hidden'
    const decisionId = await insertDecision(db, { thing, decision, reason: isHidden ? reason : '' }, adminId, now)
    const reporters = await settleReports(db, thing, decisionId)
    if (reporters.length === 0) throw refusals.alreadyDecided()
    if (isHidden && !(await hide(parts, thing, reason))) throw refusals[`${what}Gone` as const]()
    const { authorId } = thing
    const details = `${thingName(thing)}${isHidden ? `: ${reason}` : ''}`
    await noteAct(db, {
      adminId,
      act: isHidden ? 'hide-reported' : 'keep-reported',
      ...(authorId && { userId: authorId }),
      details,
      now,
    })
    const told = new Set(reporters.filter((userId) => userId !== null))
    const note = notes[`${what}${isHidden ? 'Hidden' : 'Kept'}` as const]
    await notify(parts, [
      ...[...told].map((userId) => ({ userId, kind: 'report-decided' as const, courseId: thing.courseId, note })),
      ...(isHidden && authorId ? [hiddenNews(thing, authorId, notes[`${what}OfYoursHidden` as const]({ reason }))] : []),
    ])
    if ((await lockOpenReports(db)) === 0) await withdrawWaitingReports(parts)
  })
}

/** Undoes a decision to hide something. What its author has deleted meanwhile stays deleted. */
export function showAgain(parts: Parts, adminId: number, decisionId: number): Promise<void> {
  return inTransaction(parts, async (parts) => {
    const { db, clock } = parts
    const found = await findDecision(db, decisionId)
    if (!found) throw refusals.noSuchDecision()
    const { what } = found
    const thing = await lockThing(db, what, found.id)
    if (!thing) throw refusals[`${what}Gone` as const]()
    if (!(await noteShownAgain(db, decisionId, adminId, clock.now()))) throw refusals.notHiddenAnyMore()
    if (!(await hide(parts, thing, null))) throw refusals[`${what}Gone` as const]()
    const { authorId } = thing
    const details = thingName(thing)
    await noteAct(db, { adminId, act: 'show-again', ...(authorId && { userId: authorId }), details, now: clock.now() })
    if (authorId) await notify(parts, [hiddenNews(thing, authorId, notes[`${what}OfYoursShown` as const])])
  })
}

/** For the log. The name of a course may name its author, so it is only in entries about that author: both can be forgotten together. */
function thingName({ what, courseId, courseName, ratingId }: Thing): string {
  if (what === 'rating') return things.rating({ ratingId: String(ratingId), courseId: String(courseId) })
  return things[what]({ name: courseName })
}

/** Null shows it again. Returns whether it is there to be hidden or shown. */
const hide = (parts: Parts, { what, courseId, ratingId }: Thing, reason: string | null): Promise<boolean> =>
  what === 'course' ? hideCourse(parts, courseId, reason) : hideRatingOrReply(parts.db, what, ratingId ?? 0, reason)

const hiddenNews = ({ courseId }: Thing, userId: number, note: string) => ({
  userId,
  kind: 'content-hidden' as const,
  courseId,
  note,
})
