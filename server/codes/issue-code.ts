import type { PointsCode } from '#contract/codes/codes.ts'
import type { CodeForm } from '#contract/core/forms.ts'
import { noteAct } from '#server/audit/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { type Attempt, once } from '#server/core/database/once.ts'
import { insertCode, isBeforeToday, isCode, stopOpen } from './codes.queries.ts'
import { newCode } from './read-code.ts'
import { refusals, words } from './words.ts'

/** An Admin issues a code. Points are made when it is redeemed; the audit log says how many there can be. */
export function issueCode(parts: Parts, adminId: number, form: CodeForm, attempt: Attempt): Promise<PointsCode> {
  return once(parts, adminId, attempt, async ({ db, clock }) => {
    const now = clock.now()
    if (await isBeforeToday(db, form.lastDay, now)) throw refusals.lastDayIsOver()
    const code = await insertCode(db, adminId, newCode(), form, now)
    const { points, uses, lastDay, reason } = form
    const details = words.issued({
      code: lastLetters(code.code),
      points: String(points),
      uses: String(uses),
      all: String(points * uses),
      lastDay,
      reason,
    })
    await noteAct(db, { adminId, act: 'issue-code', details, now })
    return code
  })
}

/** Nobody can redeem it from now on. Does nothing a second time. */
export function stopCode(parts: Parts, adminId: number, id: number): Promise<void> {
  return inTransaction(parts, async ({ db, clock }) => {
    const now = clock.now()
    const stopped = await stopOpen(db, id, now)
    if (stopped) await noteAct(db, { adminId, act: 'stop-code', details: `${lastLetters(stopped.code)}: ${stopped.reason}`, now })
    else if (!(await isCode(db, id))) throw refusals.noSuchIssuedCode()
  })
}

/** For the log, whose readers need not be able to redeem it. */
const lastLetters = (code: string) => `…${code.slice(-4)}`
