import type { ReportReason } from '#contract/core/forms.ts'
import type { Reportable } from '#contract/reports/reports.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { lockUser } from '#server/core/database/locks.ts'
import { sessionOver } from '#server/core/errors.ts'
import { countAttempt } from '#server/core/security/throttle.ts'
import { noteWaitingReports, withdrawWaitingReports } from '#server/notifications/index.ts'
import { findVisible, insertReport, lockOpenReports } from './reports.queries.ts'
import { refusals } from './words.ts'

export interface NewReport {
  what: Reportable
  id: number
  reason: ReportReason
  text: string
}

/** By a user, or without an id by a guest. A second open report by the same user changes nothing. */
export async function report(
  parts: Parts,
  userId: number | undefined,
  form: NewReport,
  address: string,
): Promise<{ isNew: boolean }> {
  await countAttempt(parts, userId === undefined ? { what: 'report:address', who: address } : { what: 'report', who: userId })
  return inTransaction(parts, async (parts) => {
    const { db, clock } = parts
    // An account that is deleted meanwhile leaves no report behind.
    if (userId !== undefined && !(await lockUser(db, userId))) throw sessionOver()
    const thing = await findVisible(db, form.what, form.id, userId)
    if (!thing) throw refusals[`${form.what}Missing` as const]()
    if (userId !== undefined && thing.authorId === userId) throw refusals[`${form.what}IsYours` as const]()
    const isNew = await insertReport(db, thing, userId, form, clock.now())
    if (isNew) await notifyAdmins(parts)
    return { isNew }
  })
}

async function notifyAdmins(parts: Parts): Promise<void> {
  // What an Admin has not read yet may be about things that their authors have removed since.
  if ((await lockOpenReports(parts.db)) === 1) await withdrawWaitingReports(parts)
  await noteWaitingReports(parts)
}
