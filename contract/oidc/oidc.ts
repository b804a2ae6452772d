import { z } from 'zod'
import { guestLists, TokenPair } from '../accounts/accounts.ts'
import { safeReturnUrl } from '../accounts/return-url.ts'
import { type Endpoint, Nothing } from '../core/http.ts'

/** The school's account: an OpenID Connect provider that the operator has set up. */

/** `name` is how people call it; null where it is not set up. */
export const getSchoolAccount = {
  method: 'GET',
  url: '/api/account/oidc',
  config: { access: 'entry' },
  schema: {
    summary: "The name of the school's account, to offer on the login screen",
    response: { 200: z.object({ name: z.string().nullable() }) },
  },
} as const satisfies Endpoint

const mostReturnUrl = 1000
/** The server may not know the address that browsers use. A path of any portal is a path of this one. */
const anyPortal = 'https://portal.invalid'

/** Where to go afterwards: a path of this portal, and short, because a cookie keeps it. Anything else leads home. */
const Departure = z.object({
  returnUrl: z
    .string()
    .catch('/')
    .default('/')
    .transform((text) => safeReturnUrl(text, anyPortal))
    .transform((path) => (path.length > mostReturnUrl ? '/' : path)),
})

/** An address of the school, to open in this browser. */
const Destination = z.object({ url: z.string() })

export const startSchoolSignIn = {
  method: 'POST',
  url: '/api/account/oidc/start',
  config: { access: 'entry' },
  schema: {
    summary: "Start a sign-in with the school's account; sets a cookie for ten minutes",
    body: Departure,
    response: { 200: Destination },
  },
} as const satisfies Endpoint

export const startSchoolLink = {
  method: 'POST',
  url: '/api/account/oidc/link',
  config: { access: 'signed-in', confirmed: true },
  schema: {
    summary: "Start to link the school's account with your own; sets a cookie for ten minutes",
    body: Departure,
    response: { 200: Destination },
  },
} as const satisfies Endpoint

export const finishAtSchool = {
  method: 'POST',
  url: '/api/account/oidc/exchange',
  config: { access: 'open' },
  schema: {
    summary: "Finish a sign-in or a link: exchange the school's one-use code for a session",
    body: z.object({
      /** The query of the address to which the school sent the browser. */
      response: z.string().min(1).max(8192),
      ...guestLists,
    }),
    response: {
      200: z.object({
        /** Null after a link: the session continues. */
        pair: TokenPair.nullable(),
        returnUrl: z.string(),
      }),
    },
  },
} as const satisfies Endpoint

export const SchoolLink = z.object({
  name: z.string().nullable(),
  /** Null when it is not linked. */
  linkedUTC: z.string().nullable(),
  /** Whether there is another way to sign in. */
  canUnlink: z.boolean(),
})
export type SchoolLink = z.infer<typeof SchoolLink>

export const getSchoolLink = {
  method: 'GET',
  url: '/api/account/oidc/link',
  config: { access: 'signed-in' },
  schema: { summary: "Whether the school's account is linked with yours", response: { 200: SchoolLink } },
} as const satisfies Endpoint

export const removeSchoolLink = {
  method: 'DELETE',
  url: '/api/account/oidc/link',
  config: { access: 'signed-in', confirmed: true },
  schema: { summary: "Unlink the school's account from yours", response: { 204: Nothing } },
} as const satisfies Endpoint

export const getSchoolSignOut = {
  method: 'GET',
  url: '/api/account/oidc/sign-out',
  config: { access: 'entry' },
  schema: {
    summary: 'Where to sign out at the school; null if that is not possible',
    response: { 200: z.object({ url: z.string().nullable() }) },
  },
} as const satisfies Endpoint
