import { z } from 'zod'
import { LoginForm, PasswordForm, ProfileForm, RegisterForm } from '../core/forms.ts'
import { type Endpoint, Nothing } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { line } from '../core/text.ts'
import { CourseCard, emailOfAuthor } from '../courses/courses.ts'
import { UserSkill } from '../skills/skills.ts'
import { words } from './words.ts'

export const Role = z.enum(['Student', 'Creator', 'Admin'])
export type Role = z.infer<typeof Role>

/** What the access token contains; the web reads the name, the roles and a coming deletion from it. */
export const AccessClaims = z.object({
  sub: z.string(),
  sid: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.array(Role),
  /** When the account will be deleted, if its owner wants that. */
  deletionDueUTC: z.string().optional(),
  iat: z.int(),
  exp: z.int(),
})
export type AccessClaims = z.infer<typeof AccessClaims>

export const TokenPair = z.object({ accessToken: z.string().max(4096), refreshToken: z.string().max(512) })
export type TokenPair = z.infer<typeof TokenPair>

/** Anything but text counts as empty, so that a broken text never blocks signing in. */
const guestText = z.string().catch('').default('')

/** What a guest kept in the browser and brings along when signing in (guest-cart.ts, guest-wishlist.ts, guest-plan.ts). */
export const guestLists = { shoppingCart: guestText, wishlist: guestText, plan: guestText }

export const Registration = RegisterForm.extend(guestLists)
export const Login = LoginForm.extend(guestLists)

const PublicProfile = z.object({
  name: z.string(),
  position: z.string(),
  avatar: z.string().nullable(),
  usersSkills: z.array(UserSkill),
  createdCourses: z.array(CourseCard),
})

export const AuthorPage = PublicProfile.extend({ handle: z.string(), email: emailOfAuthor })
export type AuthorPage = z.infer<typeof AuthorPage>

export const Profile = PublicProfile.extend({
  id: z.int(),
  email: z.string(),
  /** Only where the portal sends mail. */
  isEmailUnverified: z.boolean(),
  /** Where a mail server sends: passkeys, the authenticator app, the school's account and calendar addresses wait for the confirmation. */
  mustConfirmEmail: z.boolean(),
  /** Welcome points that come when the address is confirmed. */
  waitingPoints: z.int(),
  /** The address that the email will change to when its link is opened. */
  newEmail: z.string().nullable(),
  /** The address of the author page; null for users who are not Creators. */
  handle: z.string().nullable(),
  balance: z.int(),
  roles: z.array(Role),
})
export type Profile = z.infer<typeof Profile>

export const register = {
  method: 'POST',
  url: '/api/account/register',
  config: { access: 'entry' },
  schema: { summary: 'Register', body: Registration, response: { 200: TokenPair } },
} as const satisfies Endpoint

export const login = {
  method: 'POST',
  url: '/api/account/login',
  config: { access: 'entry' },
  schema: { summary: 'Sign in', body: Login, response: { 200: TokenPair } },
} as const satisfies Endpoint

/** An account that anybody may try. */
export const DemoAccount = z.object({ role: Role, email: z.string(), password: z.string() })
export type DemoAccount = z.infer<typeof DemoAccount>

export const listDemoAccounts = {
  method: 'GET',
  url: '/api/account/demo',
  config: { access: 'entry' },
  schema: { summary: 'Accounts to try the demo with; none where there is no demo', response: { 200: z.array(DemoAccount) } },
} as const satisfies Endpoint

export const refreshTokens = {
  method: 'POST',
  url: '/api/tokens/refresh',
  config: { access: 'entry', isRoutine: true },
  schema: { summary: 'Exchange a refresh token for a new pair', body: TokenPair, response: { 200: TokenPair } },
} as const satisfies Endpoint

export const revokeTokens = {
  method: 'POST',
  url: '/api/tokens/revoke',
  config: { access: 'entry' },
  schema: {
    summary: 'Sign out: end the session of a refresh token',
    body: TokenPair.pick({ refreshToken: true }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const getAccount = {
  method: 'GET',
  url: '/api/account',
  config: { access: 'signed-in' },
  schema: { summary: 'The signed-in user', response: { 200: Profile } },
} as const satisfies Endpoint

export const updateAccount = {
  method: 'PUT',
  url: '/api/account',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Change the profile; another email address needs the password and, where the portal sends mail, a confirmation',
    body: ProfileForm,
    response: { 200: TokenPair },
  },
} as const satisfies Endpoint

export const changePassword = {
  method: 'PUT',
  url: '/api/account/password',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Change the password and end all other sessions',
    body: PasswordForm,
    response: { 200: TokenPair },
  },
} as const satisfies Endpoint

export const becameCreator = {
  method: 'PUT',
  url: '/api/account/became-creator',
  config: { access: 'signed-in' },
  schema: { summary: 'Become a Creator', response: { 200: TokenPair } },
} as const satisfies Endpoint

/** A handle or an email address: a handle never contains an @. */
export const AuthorAddress = z.object({ author: line(words.author, limits.email.max) })

export const getAuthor = {
  method: 'GET',
  url: '/api/account/author/:author',
  config: { access: 'open' },
  schema: {
    summary: 'Public page of a Creator, by handle or by email address',
    params: AuthorAddress,
    response: { 200: AuthorPage },
  },
} as const satisfies Endpoint
