import type { GuestLists, Origin, SignedIn } from '#server/accounts/index.ts'
import type { Parts } from '#server/core/app.ts'
import { Refused } from '#server/core/errors.ts'
import type { Allowance } from '#server/core/security/rate-limits.ts'
import { countAttempt, uncountAttempt } from '#server/core/security/throttle.ts'
import type { User } from '#server/core/security/tokens.ts'
import type { Attempt } from './attempt.ts'
import type { Issuer, Person } from './issuer.ts'
import { linkPerson } from './link.ts'
import { signInPerson } from './sign-in.ts'
import { refusals } from './words.ts'

interface Return extends GuestLists {
  response: string
  viewer: User | undefined
  origin: Origin
}

/** Somebody comes back from the school. Returns who is signed in now; undefined after a link. */
export async function finish(
  parts: Parts,
  issuer: Issuer,
  attempt: Attempt | undefined,
  { response, shoppingCart, wishlist, plan, viewer, origin }: Return,
): Promise<SignedIn | undefined> {
  if (!attempt) throw refusals.tookTooLong()
  const { userId } = attempt
  const linker = userId !== undefined && viewer?.id === userId ? viewer : undefined
  if (userId !== undefined && !linker) throw refusals.otherAccountNow()
  const person = await readPerson(parts, issuer, response, attempt, origin)
  if (!linker) return signInPerson(parts, person, { shoppingCart, wishlist, plan, origin })
  await linkPerson(parts, linker, person)
  return undefined
}

/**
 * Counted like wrong passwords: otherwise anybody could make the portal send any number of codes to the school. What sends no code, or gets no
 * response, does not count: a whole school is one network, and people who cancel must not keep the others out.
 */
async function readPerson(
  parts: Parts,
  issuer: Issuer,
  response: string,
  attempt: Attempt,
  { address }: Origin,
): Promise<Person> {
  if (!issuer.sendsCode(response, attempt)) return issuer.finish(response, attempt)
  const allowance: Allowance = { what: 'school:address', who: address }
  await countAttempt(parts, allowance)
  try {
    const person = await issuer.finish(response, attempt)
    await uncountAttempt(parts, allowance)
    return person
  } catch (error) {
    if (error instanceof Refused && error.status === 503) await uncountAttempt(parts, allowance)
    throw error
  }
}
