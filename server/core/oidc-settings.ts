import { z } from 'zod'
import { BadSettings } from './combined-settings.ts'

/** Sign-in with an OpenID Connect provider: the school's account. */
export interface OidcSettings {
  issuer: URL
  clientId: string
  clientSecret: string
  /** What people call it, in the middle of a sentence. */
  name: string
  roles: RoleRule[]
  /** Where the provider sends people back to. */
  publicUrl: string
}

/** `groups:teachers=Creator`: people with the value "teachers" in the claim "groups" are Creators. */
export interface RoleRule {
  claim: string
  value: string
  role: 'Creator' | 'Admin'
}

/** Without TLS only on this machine, for trials and tests. */
export const OidcIssuer = z.string().transform((text, context): URL => {
  const url = URL.parse(text)
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  if (url && (url.protocol === 'https:' || isLocal)) return url
  context.addIssue({ code: 'custom', message: 'must be an address like https://login.example.org/realms/school' })
  return z.NEVER
})

/** The claim ends at the last colon, because some claims have an address for a name. */
const rule = /^(\S.*):([^:]*\S)\s*=\s*(Creator|Admin)$/

export const OidcRoles = z.string().transform((text, context): RoleRule[] => {
  const items = text.split(',').map((item) => rule.exec(item.trim()))
  const rules = items.flatMap((match) => (match ? ruleOf(match) : []))
  if (rules.length === items.length) return rules
  context.addIssue({
    code: 'custom',
    message: 'must be a list like groups:teachers=Creator, groups:it=Admin (the roles are Creator and Admin).',
  })
  return z.NEVER
})

const ruleOf = ([, claim = '', value = '', role]: RegExpExecArray): RoleRule => ({ claim, value, role: role as RoleRule['role'] })

interface OidcEnvironment {
  OIDC_ISSUER?: URL | undefined
  OIDC_CLIENT_ID?: string | undefined
  OIDC_CLIENT_SECRET?: string | undefined
  OIDC_NAME?: string | undefined
  OIDC_ROLES?: RoleRule[] | undefined
  PUBLIC_URL?: string | undefined
}

export function oidcIn(e: OidcEnvironment): OidcSettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, PUBLIC_URL } = e
  if (!(issuer || clientId || clientSecret || e.OIDC_NAME || e.OIDC_ROLES)) return undefined
  if (!issuer || !clientId || !clientSecret || !PUBLIC_URL) {
    const names = 'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and PUBLIC_URL'
    throw new BadSettings(`${names} must be given together, the other OIDC_ settings only with them.`)
  }
  const { OIDC_NAME: name = 'your school’s account', OIDC_ROLES: roles = [] } = e
  return { issuer, clientId, clientSecret, name, roles, publicUrl: new URL(PUBLIC_URL).origin }
}
