import { setRole } from '#server/accounts/index.ts'
import type { Parts } from '#server/core/app.ts'
import type { RoleRule } from '#server/core/setting-values.ts'
import { type Identity, saveGivenRoles } from './oidc.queries.ts'
import { words } from './words.ts'

type Claims = Record<string, unknown>

/** At a sign-in: gives the roles that the claims name, and takes away those that earlier claims gave. Roles given here stay. */
export async function applyClaims(parts: Parts, identity: Identity, claims: Claims): Promise<void> {
  const rules = parts.settings.oidc?.roles ?? []
  const isNamed = (role: RoleRule['role']) => rules.some((rule) => rule.role === role && holds(claims, rule))
  await followClaims(parts, identity, { isCreator: isNamed('Creator'), isAdmin: isNamed('Admin') })
}

/** Takes away the roles that claims gave, because without the link nobody would take them later. */
export const takeGivenRoles = (parts: Parts, identity: Identity) =>
  followClaims(parts, identity, { isCreator: false, isAdmin: false })

async function followClaims(parts: Parts, identity: Identity, named: { isCreator: boolean; isAdmin: boolean }): Promise<void> {
  const { userId } = identity
  const gaveCreator = await follow(parts, userId, 'Creator', identity.gaveCreator, named.isCreator)
  const gaveAdmin = await follow(parts, userId, 'Admin', identity.gaveAdmin, named.isAdmin)
  await saveGivenRoles(parts.db, { ...identity, gaveCreator, gaveAdmin })
}

/** Returns whether the user now has the role because of a claim. */
async function follow(parts: Parts, userId: number, role: RoleRule['role'], gave: boolean, isNamed: boolean): Promise<boolean> {
  if (!isNamed && !gave) return false
  const reason = isNamed ? words.claimed : words.noLongerClaimed
  const outcome = await setRole(parts, userId, { role, has: isNamed, reason })
  return isNamed ? gave || outcome === 'changed' : outcome === 'kept'
}

/** A claim holds one value or a list. A name with dots also leads into objects, as in realm_access.roles. */
function holds(claims: Claims, { claim, value }: RoleRule): boolean {
  const found = claim in claims ? claims[claim] : claim.split('.').reduce<unknown>(inside, claims)
  return [found ?? []].flat().map(String).includes(value)
}

const inside = (object: unknown, name: string) => (object as Claims | undefined)?.[name]
