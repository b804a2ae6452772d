// What several settings mean together. Each function returns that, or throws `BadSettings`.
import { relative, resolve } from 'node:path'
import type { Environment } from './environment.ts'

/** Its message lists every problem, each with the name of its setting. */
export class BadSettings extends Error {
  constructor(...sentences: string[]) {
    super(`Some settings are wrong:\n${sentences.map((sentence) => `  ${sentence}`).join('\n')}`)
  }
}

export function firstAdminIn({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Environment) {
  if ((email === undefined) !== (password === undefined))
    throw new BadSettings('ADMIN_EMAIL and ADMIN_PASSWORD must be given together.')
  return email && password ? { email, password } : undefined
}

export function checkReadUrl({ DATABASE_READ_URL, DATABASE_URL }: Environment): void {
  if (DATABASE_READ_URL !== undefined && DATABASE_URL === undefined)
    throw new BadSettings('DATABASE_READ_URL must be given together with DATABASE_URL.')
}

/** Each worker gets an equal share, and needs at least two, as a single process does. */
export function connectionsIn({ DATABASE_CONNECTIONS: given, WORKERS: workers }: Environment): number {
  if (given !== undefined && given < 2 * workers) {
    const least = `must be at least ${2 * workers}, two for each of the ${workers} workers.`
    throw new BadSettings(`DATABASE_CONNECTIONS ${least}`)
  }
  return given ?? Math.max(10, 5 * workers)
}

export function checkBackupDir({ BACKUP_DIR, DATA_DIR, DATABASE_URL }: Environment): void {
  if (BACKUP_DIR === undefined) return
  if (DATABASE_URL) {
    const instead = 'Back up the one of DATABASE_URL with its own tools (docs/operations.md says how).'
    throw new BadSettings(`BACKUP_DIR is only for the built-in database. ${instead}`)
  }
  if (isInside(DATA_DIR, BACKUP_DIR)) throw new BadSettings('BACKUP_DIR must be outside of DATA_DIR, best on another disk.')
}

/** Whether a path is this folder or somewhere in it. */
export const isInside = (folder: string, path: string) => !/^\.\.(\/|$)/.test(relative(resolve(folder), resolve(path)))

/** What the operator set, without defaults. */
type Given = Partial<Record<string, unknown>>
const isAnyGiven = (names: RegExp, given: Given) => Object.keys(given).some((name) => names.test(name))

export type S3Settings = NonNullable<ReturnType<typeof s3In>>

/** The bucket for uploaded files. All or none: with only some of the settings, uploads would silently go to the disk. */
export function s3In(e: Environment, given: Given) {
  if (!isAnyGiven(/^(S3_|FILES_DIRECT)/, given)) return undefined
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = e
  if (!bucket || !endpoint || !accessKey || !secretKey) {
    const others = 'the other S3_ settings and FILES_DIRECT_URL only with them.'
    throw new BadSettings(`S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY must be given together, ${others}`)
  }
  const { S3_REGION: region, S3_FORCE_PATH_STYLE: forcePathStyle } = e
  /** Empty, or ends with a slash. */
  const prefix = e.S3_PREFIX ? `${e.S3_PREFIX.replace(/\/$/, '')}/` : ''
  const direct = e.FILES_DIRECT_URL ? directIn(e.FILES_DIRECT_URL, forcePathStyle ? '' : `${bucket}.`) : undefined
  return { bucket, endpoint, region, accessKey, secretKey, prefix, forcePathStyle, direct }
}

/** Where browsers reach the bucket themselves: its endpoint, and the origin of its files. */
function directIn(url: string, subdomain: string): { url: string; origin: string } {
  const { protocol, host } = new URL(url)
  return { url, origin: `${protocol}//${subdomain}${host}` }
}

export type MailSettings = NonNullable<ReturnType<typeof mailIn>>

/** The mail server, and what mails come from. Without them nothing is sent. */
export function mailIn({ SMTP_URL: server, MAIL_FROM: from, PUBLIC_URL }: Environment) {
  if (!server && !from) return undefined
  if (server && from && PUBLIC_URL) return { server, from }
  throw new BadSettings('SMTP_URL, MAIL_FROM and PUBLIC_URL, which links in mails need, must be given together.')
}

export type OidcSettings = NonNullable<ReturnType<typeof oidcIn>>

/** Sign-in with an OpenID Connect provider, which sends people back to `publicUrl`. `name` stands in the middle of a sentence. */
export function oidcIn(e: Environment, given: Given) {
  if (!isAnyGiven(/^OIDC_/, given)) return undefined
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, PUBLIC_URL: publicUrl } = e
  if (!issuer || !clientId || !clientSecret || !publicUrl) {
    const names = 'OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and PUBLIC_URL'
    throw new BadSettings(`${names} must be given together, the other OIDC_ settings only with them.`)
  }
  return { issuer, clientId, clientSecret, name: e.OIDC_NAME, roles: e.OIDC_ROLES ?? [], publicUrl }
}
