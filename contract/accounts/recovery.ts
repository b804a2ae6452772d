import { z } from 'zod'
import { ForgottenForm, NewPasswordForm } from '../core/forms.ts'
import { type Endpoint, Nothing } from '../core/http.ts'
import { words } from './words.ts'

/** From a link. Longer than any token of ours, so that a damaged one is refused like an unknown one. */
const token = z.string(words.linkIncomplete).min(1, words.linkIncomplete).max(200)

/** `byMail`: whether the portal sends reset links. Where it does not, users ask an Admin for one. */
export const Recovery = z.object({ byMail: z.boolean() })

export const getRecovery = {
  method: 'GET',
  url: '/api/account/recovery',
  config: { access: 'entry' },
  schema: { summary: 'How to get back into an account', response: { 200: Recovery } },
} as const satisfies Endpoint

export const forgotPassword = {
  method: 'POST',
  url: '/api/account/forgot',
  config: { access: 'entry' },
  schema: {
    summary: 'Send a reset link to this address, if somebody is registered with it; the response does not say so',
    body: ForgottenForm,
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const resetPassword = {
  method: 'POST',
  url: '/api/account/reset',
  config: { access: 'entry' },
  schema: {
    summary: 'Set a new password with the token of a reset link, and end all sessions',
    body: NewPasswordForm.extend({ token }),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const getWelcome = {
  method: 'GET',
  url: '/api/account/welcome',
  config: { access: 'entry' },
  schema: {
    summary: 'How many points a new user gets, and whether they come only when the email address is confirmed',
    response: { 200: z.object({ points: z.int(), waits: z.boolean() }) },
  },
} as const satisfies Endpoint

export const confirmEmail = {
  method: 'POST',
  url: '/api/account/confirm-email',
  config: { access: 'entry' },
  schema: {
    summary: 'Confirm an email address with the token of the link that was sent to it',
    body: z.object({ token }),
    response: { 200: z.object({ email: z.string() }) },
  },
} as const satisfies Endpoint

export const sendEmailLink = {
  method: 'POST',
  url: '/api/account/email-link',
  config: { access: 'signed-in' },
  schema: { summary: 'Send the link again that confirms the own email address, or the new one', response: { 204: Nothing } },
} as const satisfies Endpoint

export const cancelEmailChange = {
  method: 'DELETE',
  url: '/api/account/email-change',
  config: { access: 'signed-in' },
  schema: { summary: 'Keep the present email address: the link to the new one no longer works', response: { 204: Nothing } },
} as const satisfies Endpoint
