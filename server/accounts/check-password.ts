import type { Parts } from '#server/core/app.ts'
import { toNetwork } from '#server/core/security/network.ts'
import { hashOfNoPassword, passwordMatches } from '#server/core/security/passwords.ts'
import type { Allowance } from '#server/core/security/rate-limits.ts'
import { countAttempt, uncountAttempt, uncountOnError } from '#server/core/security/throttle.ts'
import type { Account } from './accounts.queries.ts'
import type { Counted } from './origins.ts'

/** Who tries, and from where. */
interface Trial {
  email: string
  address: string
  counted: Counted
}

/** Returns the account when the password is right. An unknown email takes as long as a wrong password. */
export async function checkPassword(
  parts: Parts,
  { password, ...trial }: Trial & { password: string },
  account: Account | undefined,
): Promise<Account | undefined> {
  // The account's email if there is one: PostgreSQL and JavaScript lower-case some letters differently, such as İ.
  const email = account?.email ?? trial.email
  const stored = account?.passwordHash ?? hashOfNoPassword
  const isRight = await countWrong(parts, { ...trial, email }, () => passwordMatches(password, stored))
  return isRight ? account : undefined
}

/**
 * Whether the check succeeds: it only starts if there were not too many wrong ones. They count for the account together with their
 * origin, and for the address, whether or not the account exists. Passwords and codes count together.
 */
export async function countWrong(parts: Parts, trial: Trial, check: () => Promise<boolean>): Promise<boolean> {
  const allowances = allowancesFor(trial)
  for (const allowance of allowances) await countAttempt(parts, allowance)
  const isRight = await uncountOnError(parts, allowances, check())
  if (isRight) for (const allowance of allowances) await uncountAttempt(parts, allowance)
  return isRight
}

/**
 * A device that has signed in to the account has its own count, so neither strangers nor others behind the same address can lock it out. All such
 * devices of a network have one more count together: each sign-in makes a known device, so somebody with the password could have any number.
 */
function allowancesFor({ email: given, address, counted }: Trial): Allowance[] {
  const email = given.toLowerCase()
  const forAccount = (who: string): Allowance => ({ what: 'password:account', who })
  const forAddress: Allowance = { what: 'password:address', who: address }
  const forDevices: Allowance = { what: 'password:devices', who: `${email}\0${toNetwork(address)}` }
  if (counted === 'elsewhere') return [forAddress, forAccount(email)]
  // The device first, so that one with too many wrong passwords does not use up the count of the others.
  if ('device' in counted) return [forAccount(`${email}\0device\0${counted.device}`), forDevices]
  return [forAddress, forAccount(`${email}\0address\0${counted.address}`)]
}
