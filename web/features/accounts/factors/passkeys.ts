import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { passkeyToUse } from '#contract/accounts/factors.ts'
import { call } from '#web/core/call.ts'
import { CallError } from '#web/core/call-error.ts'
import { words } from './words.ts'

/** Browsers have passkeys only on secure pages, and for names: not for 127.0.0.1. */
export const canUsePasskeys = () => 'PublicKeyCredential' in globalThis && !/^[\d.]+$|^\[/.test(location.hostname)

/** Lets the user choose one of the passkeys for this portal, and returns what it signed. */
export async function askForPasskey() {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const options = await call(passkeyToUse)
  return startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON }).catch(() => {
    throw noPasskey(words.noPasskeyUsed)
  })
}

/** Browsers do not say why: it was cancelled, took too long, or there is none. */
export const noPasskey = (message: string) => new CallError({ status: 400, statusText: '', url: '', message })
