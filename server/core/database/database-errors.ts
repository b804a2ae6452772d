import pg from 'pg'
import { Refused } from '../errors.ts'
import { refusals } from '../words.ts'

/** No response, although the server should have cancelled the statement by now: the connection or the server is dead. */
export class Silent extends Error {
  constructor(milliseconds: number) {
    super(`the database did not respond within ${milliseconds / 1000} s`)
  }
}

/** The database cannot do its work now. Nothing is wrong with the request, so the same one may succeed later. */
export class Unavailable extends Refused {
  constructor(reason: Reason, cause: unknown) {
    const { status, message, retryAfterSeconds, code } = reason()
    super(status, message, {}, { retryAfterSeconds, code })
    this.cause = cause
  }
}

type Reason = () => Refused

const away = () => refusals.databaseAway({ retryAfterSeconds: 5 })
const full = () => refusals.databaseFull({ retryAfterSeconds: 60 })
const readOnly = () => refusals.databaseReadOnly({ retryAfterSeconds: 5 })
const busy = () => refusals.databaseBusy({ retryAfterSeconds: 5 })

/** PostgreSQL's error codes, or their beginnings. Its messages may be in any language. */
const reasons: [RegExp, Reason][] = [
  // The disk is full.
  [/^53100/, full],
  // The server is a replica, perhaps since a moment ago, or was made read-only.
  [/^25006/, readOnly],
  // Cancelled by a time limit, a lock that was not released, or a transaction that lost against others at every try.
  [/^(57014|55P03|40001|40P01)/, busy],
  // Connections, resources, shutdown, input and output, an ended transaction, a wrong password, a missing database.
  [/^(08|53|57P|58|25P0[34]|28|3D)/, away],
]

export const databaseAway = (cause: unknown) => new Unavailable(away, cause)

/** The refusal for an error of the driver that is no fault of the request; undefined for all others. */
export function unavailable(error: unknown): Unavailable | undefined {
  // A value that cannot be sent or read is a bug. Everything else that the driver throws is about the connection.
  if (error instanceof TypeError || error instanceof SyntaxError) return undefined
  if (!(error instanceof pg.DatabaseError)) return databaseAway(error)
  const reason = isStalePlan(error) ? busy : reasons.find(([codes]) => codes.test(error.code ?? ''))?.[1]
  return reason && new Unavailable(reason, error)
}

const isCode = (error: unknown, ...codes: string[]) => error instanceof pg.DatabaseError && codes.includes(error.code ?? '')

/** The codes of errors about stale plans, and the functions of PostgreSQL that find them: any, for a statement, for a value in a trigger. */
const stalePlans: [code: string, routine: RegExp][] = [
  ['26000', /^/],
  ['0A000', /^RevalidateCachedQuery$/],
  ['42804', /^(plpgsql_param_eval_|ExecEvalParamExtern)/],
]

/**
 * A table was changed after this connection had planned the statement, or one in a trigger that it starts: "cached plan must not change
 * result type", "type of parameter … does not match that when preparing the plan". Or the connection now leads to another server, which
 * does not know the statement. Either way it changed nothing.
 */
export const isStalePlan = (error: unknown) =>
  stalePlans.some(([code, routine]) => isCode(error, code) && routine.test((error as pg.DatabaseError).routine ?? ''))

/** A write was refused because the server is a replica or was made read-only. Another server may be the primary now. */
export const isReadOnly = (error: unknown) => isCode(error, '25006')

/** Whether nothing has happened, so that the same may succeed at the next try: a stale plan, a deadlock, a lost race, another primary. */
export const isWorthRetrying = (error: unknown) => isStalePlan(error) || isReadOnly(error) || isCode(error, '40P01', '40001')

/**
 * Whether the connection broke, or could not be opened: it was reset or went silent, or the server stops (57P01, 57P02) or starts (57P03).
 * Nobody knows what became of a statement that was on its way.
 */
export function isLost(error: unknown): boolean {
  if (!(error instanceof Unavailable)) return false
  return !(error.cause instanceof pg.DatabaseError) || /^(08|57P0[123])/.test(error.cause.code ?? '')
}

/** Whether the statement was cancelled by a time limit. */
export const isTooSlow = (error: Unavailable) => isCode(error.cause, '57014')

/** After these errors the connection can be used again; after any other it is closed. */
export function leavesConnectionIntact(error: unknown): boolean {
  const cause = error instanceof Unavailable ? error.cause : error
  return cause instanceof pg.DatabaseError && /^(2[123]|40|42|44|53[12]|55|57014|P0)/.test(cause.code ?? '')
}

/** Whether a write was refused because of this unique constraint or index. */
export const breaks = (error: unknown, constraint: string) =>
  isCode(error, '23505') && (error as pg.DatabaseError).constraint === constraint

/** Whether a text or a number was sent that the database cannot store. */
export const isUnstorable = (error: unknown) => isCode(error, '22021', '22003')

/** Whether a row could not be deleted because another one refers to it. */
export const isStillUsed = (error: unknown) => isCode(error, '23503')
