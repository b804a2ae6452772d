import { z } from 'zod'
import { type Endpoint, Nothing, pathId } from '../core/http.ts'
import { limits } from '../core/limits.ts'
import { otherwise, requiredLine } from '../core/text.ts'
import { checks, labels } from '../core/words.ts'
import { guestLists, TokenPair } from './accounts.ts'
import { words } from './words.ts'

/** What a browser and a passkey exchange, in the JSON of the Web Authentication standard. Only what the server reads is described. */
const bytes = z
  .string()
  .max(16_384)
  .regex(/^[\w-]*$/)
const Credential = z.object({ id: bytes, rawId: bytes, type: z.literal('public-key') })

/** A new passkey. */
const PasskeyAttestation = Credential.extend({
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z
      .array(z.string().regex(/^[\w-]{1,32}$/))
      .max(10)
      .default([]),
  }),
})
export type PasskeyAttestation = z.output<typeof PasskeyAttestation>

/** What a passkey has signed. */
const PasskeyAssertion = Credential.extend({
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
})
export type PasskeyAssertion = z.output<typeof PasskeyAssertion>

/** For `navigator.credentials`. */
const PasskeyOptions = z.looseObject({ challenge: z.string() })
export type PasskeyOptions = z.infer<typeof PasskeyOptions>

const name = requiredLine(labels.name, limits.name.max)
const noCode = checks.required({ label: words.code })
/** Six digits from an authenticator app, or a recovery code; blanks and dashes do not matter. */
const code = z.string(noCode).trim().min(1, noCode).max(40, words.codeTooLong)

export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdUTC: z.string(),
  lastUsedUTC: z.string().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

export const Factors = z.object({
  passkeys: z.array(Passkey),
  /** The authenticator app; null while none is used. */
  totp: z.object({ switchedOnUTC: z.string(), lastUsedUTC: z.string().nullable(), recoveryCodesLeft: z.int() }).nullable(),
})
export type Factors = z.infer<typeof Factors>

/** Shown once. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** What a user adds to the password or uses instead of it. */
export const getFactors = {
  method: 'GET',
  url: '/api/account/factors',
  config: { access: 'signed-in' },
  schema: { summary: 'Your passkeys and your authenticator app', response: { 200: Factors } },
} as const satisfies Endpoint

export const passkeyToAdd = {
  method: 'POST',
  url: '/api/account/passkeys/options',
  config: { access: 'signed-in', confirmed: true },
  schema: { summary: 'What a browser needs to create a passkey, for five minutes', response: { 200: PasskeyOptions } },
} as const satisfies Endpoint

export const addPasskey = {
  method: 'POST',
  url: '/api/account/passkeys',
  config: { access: 'signed-in', confirmed: true },
  schema: {
    summary: 'Add a passkey; without a name it gets that of the device',
    body: z.object({ passkey: PasskeyAttestation, name: name.optional() }),
    response: { 201: Passkey },
  },
} as const satisfies Endpoint

const PasskeyId = z.object({ id: pathId('passkey') })

export const renamePasskey = {
  method: 'PUT',
  url: '/api/account/passkeys/:id',
  config: { access: 'signed-in' },
  schema: { summary: 'Rename a passkey', params: PasskeyId, body: z.object({ name }), response: { 204: Nothing } },
} as const satisfies Endpoint

export const removePasskey = {
  method: 'DELETE',
  url: '/api/account/passkeys/:id',
  config: { access: 'signed-in', confirmed: true },
  schema: { summary: 'Remove a passkey', params: PasskeyId, response: { 204: Nothing } },
} as const satisfies Endpoint

export const setUpTotp = {
  method: 'POST',
  url: '/api/account/totp',
  config: { access: 'signed-in', confirmed: true },
  schema: {
    summary: 'A secret for an authenticator app, which is used once a code has been sent',
    response: {
      200: z.object({
        /** In base32, to be typed. */
        secret: z.string(),
        /** The same as an `otpauth:` address. */
        address: z.string(),
        /** The address as a QR code: a picture in a `data:` link. */
        qrCode: z.string(),
      }),
    },
  },
} as const satisfies Endpoint

export const switchOnTotp = {
  method: 'PUT',
  url: '/api/account/totp',
  config: { access: 'signed-in', confirmed: true },
  schema: {
    summary: 'Ask for a code at each sign-in from now on',
    body: z.object({ code }),
    response: { 200: RecoveryCodes },
  },
} as const satisfies Endpoint

export const switchOffTotp = {
  method: 'DELETE',
  url: '/api/account/totp',
  config: { access: 'signed-in', confirmed: true },
  schema: { summary: 'Ask for no code any more', response: { 204: Nothing } },
} as const satisfies Endpoint

export const renewRecoveryCodes = {
  method: 'POST',
  url: '/api/account/recovery-codes',
  config: { access: 'signed-in', confirmed: true },
  schema: { summary: 'New recovery codes instead of the earlier ones', response: { 200: RecoveryCodes } },
} as const satisfies Endpoint

/** One of them is needed. */
const Proof = z.object({
  password: z
    .string()
    .min(1, checks.required({ label: labels.password }))
    .max(limits.password.max)
    .optional(),
  code: code.optional(),
  passkey: PasskeyAssertion.optional(),
})
export type Proof = z.output<typeof Proof>
const isGiven = ({ password, code, passkey }: Proof) => [password, code, passkey].some((proof) => proof !== undefined)
const nothingGiven = { path: ['code'], error: noCode }

export const confirmIdentity = {
  method: 'POST',
  url: '/api/account/confirm',
  config: { access: 'signed-in' },
  schema: {
    summary: 'Prove again who you are, with a password, a code or a passkey: for the next ten minutes of this session',
    body: Proof.refine(isGiven, nothingGiven),
    response: { 204: Nothing },
  },
} as const satisfies Endpoint

export const passkeyToUse = {
  method: 'POST',
  url: '/api/account/login/passkey/options',
  config: { access: 'entry' },
  schema: { summary: 'What a browser needs to use a passkey, for five minutes', response: { 200: PasskeyOptions } },
} as const satisfies Endpoint

export const loginWithPasskey = {
  method: 'POST',
  url: '/api/account/login/passkey',
  config: { access: 'entry' },
  schema: {
    summary: 'Log in with a passkey instead of a password',
    body: z.object({ passkey: PasskeyAssertion, rememberMe: otherwise(z.boolean(), false), ...guestLists }),
    response: { 200: TokenPair },
  },
} as const satisfies Endpoint

export const loginSecondStep = {
  method: 'POST',
  url: '/api/account/login/second-step',
  config: { access: 'entry' },
  schema: {
    summary: 'Sign in, second step: the token of the first one with a code or a passkey',
    body: Proof.omit({ password: true })
      .extend({
        token: z
          .string()
          .max(4096)
          .regex(/^[\w.-]*$/),
        ...guestLists,
      })
      .refine(isGiven, nothingGiven),
    response: { 200: TokenPair },
  },
} as const satisfies Endpoint
