import type { Role } from '#contract/accounts/accounts.ts'
import type { User } from './tokens.ts'

export const toRoles = ({ isCreator, isAdmin }: { isCreator: boolean; isAdmin: boolean }): Role[] => [
  'Student',
  ...(isCreator ? (['Creator'] as const) : []),
  ...(isAdmin ? (['Admin'] as const) : []),
]

export const isAdmin = (user: User): boolean => user.roles.includes('Admin')

export const isCreator = (user: User): boolean => user.roles.includes('Creator')

/** Most things can be changed by the user who made them and by Admins. Demo content may have no owner. */
export const isOwnerOrAdmin = (user: User, ownerId: number | null): boolean => ownerId === user.id || isAdmin(user)
