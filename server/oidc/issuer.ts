import * as client from 'openid-client'
import { paths } from '#contract/core/paths.ts'
import { screens } from '#contract/core/screens.ts'
import type { OidcSettings } from '#server/core/combined-settings.ts'
import type { Attempt } from './attempt.ts'
import type { Subject } from './oidc.queries.ts'
import { refusals } from './words.ts'

/** What the school says about somebody who has just signed in there. */
export interface Person extends Subject {
  email: string | undefined
  isEmailVerified: boolean
  claims: Record<string, unknown>
}

export type Issuer = ReturnType<typeof openIssuer>

const patienceSeconds = 5
const knownFor = 60 * 60 * 1000

/**
 * The school's provider. Its addresses are asked for when somebody first signs in, so that the portal starts and serves without it.
 * Refusals have a sentence for the user; `report` gets the cause, which only the operator can understand.
 */
export function openIssuer(settings: OidcSettings, report: (problem: string) => void) {
  const { name: school, publicUrl } = settings
  const redirectUri = publicUrl + screens.schoolSignIn.path
  let known: { configuration: Promise<client.Configuration>; until: number } | undefined

  /** People who come at the same time wait for the same response. A failure is not kept. */
  function configuration(): Promise<client.Configuration> {
    if (known && Date.now() < known.until) return known.configuration
    const configuration = discover(settings)
    known = { configuration, until: Date.now() + knownFor }
    configuration.catch(() => {
      known = undefined
    })
    return configuration
  }

  /** The address with which the school sends somebody back. */
  function returnUrl(response: string): URL {
    const url = new URL(redirectUri)
    url.search = response
    return url
  }

  function refuse(error: unknown): never {
    report(describeError(error))
    if (isAway(error)) throw refusals.schoolAway({ school }, { retryAfterSeconds: patienceSeconds })
    if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied')
      throw refusals.wasCancelled({ school })
    throw refusals.didNotWork({ school })
  }

  return {
    name: school,

    /** The address to send somebody to, and what `finish` will check. */
    async start(): Promise<{ url: string } & Pick<Attempt, 'state' | 'nonce' | 'verifier'>> {
      const found = await configuration().catch(refuse)
      const verifier = client.randomPKCECodeVerifier()
      const checks = { state: client.randomState(), nonce: client.randomNonce() }
      const url = client.buildAuthorizationUrl(found, {
        ...checks,
        redirect_uri: redirectUri,
        scope: 'openid profile email',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { ...checks, verifier, url: url.href }
    },

    /** Whether `finish` would send a code to the school. A wrong state and an error, such as a cancelled login, are refused before. */
    sendsCode(response: string, { state }: Attempt): boolean {
      const { searchParams } = returnUrl(response)
      return searchParams.get('state') === state && !searchParams.get('error')
    },

    /** Exchanges the code in the response. Checks state, issuer, PKCE, and the ID token's signature, issuer, audience, time and nonce. */
    async finish(response: string, { state, nonce, verifier }: Attempt): Promise<Person> {
      try {
        const found = await configuration()
        const url = returnUrl(response)
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
        const tokens = await client.authorizationCodeGrant(found, url, checks)
        const claims = tokens.claims()
        if (!claims) throw new Error('there is no ID token')
        const more = found.serverMetadata().userinfo_endpoint
          ? await client.fetchUserInfo(found, tokens.access_token, claims.sub)
          : {}
        return toPerson(claims, more)
      } catch (error) {
        return refuse(error)
      }
    },

    /** Undefined if the provider cannot do this, or cannot be reached. */
    async signOutUrl(): Promise<string | undefined> {
      const found = await configuration().catch((error) => report(describeError(error)))
      if (!found?.serverMetadata().end_session_endpoint) return undefined
      return client.buildEndSessionUrl(found, { post_logout_redirect_uri: publicUrl + paths.courses() }).href
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: OidcSettings): Promise<client.Configuration> {
  const execute = [client.enableNonRepudiationChecks]
  // The settings allow this for the machine itself only.
  if (issuer.protocol === 'http:') execute.push(client.allowInsecureRequests)
  return client.discovery(issuer, clientId, clientSecret, undefined, { timeout: patienceSeconds, execute })
}

/** The email address and whether it is verified come from the same source. */
function toPerson(claims: client.IDToken, more: Record<string, unknown>): Person {
  const source: Record<string, unknown> = claims.email === undefined ? more : claims
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: typeof source.email === 'string' ? source.email : undefined,
    isEmailVerified: source.email_verified === true,
    claims: { ...more, ...claims },
  }
}

/** No response, or one that is not of this protocol, such as a proxy's error page. */
const isAway = (error: unknown) =>
  error instanceof TypeError ||
  (error instanceof client.ClientError &&
    ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'].includes(error.code ?? ''))

/** Without what the error carries along: that may be tokens. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code, error: reason, cause } = error as Error & { code?: string; error?: string }
  const deeper = error instanceof TypeError && cause instanceof Error ? cause.message : undefined
  return [code, reason, error.message, deeper].filter(Boolean).join(': ')
}
