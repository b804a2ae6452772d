// What several settings mean together. Each function returns that, or throws `BadSettings`.
import { relative, resolve } from 'node:path'

/** Its message lists every problem, each with the name of its setting. */
export class BadSettings extends Error {
  constructor(...sentences: string[]) {
    super(`Some settings are wrong:\n${sentences.map((sentence) => `  ${sentence}`).join('\n')}`)
  }
}

export function firstAdminIn({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: { ADMIN_EMAIL?: Text; ADMIN_PASSWORD?: Text }) {
  if ((email === undefined) !== (password === undefined))
    throw new BadSettings('ADMIN_EMAIL and ADMIN_PASSWORD must be given together.')
  return email && password ? { email, password } : undefined
}

export function readUrlIn({ DATABASE_READ_URL, DATABASE_URL }: { DATABASE_READ_URL?: Text; DATABASE_URL?: Text }) {
  if (DATABASE_READ_URL !== undefined && DATABASE_URL === undefined)
    throw new BadSettings('DATABASE_READ_URL must be given together with DATABASE_URL.')
  return DATABASE_READ_URL
}

/** Each worker gets an equal share, and needs at least two, as a single process does. */
export function connectionsIn(e: { DATABASE_CONNECTIONS?: number | undefined; WORKERS: number }): number {
  const { DATABASE_CONNECTIONS: given, WORKERS: workers } = e
  if (given !== undefined && given < 2 * workers) {
    const least = `must be at least ${2 * workers}, two for each of the ${workers} workers.`
    throw new BadSettings(`DATABASE_CONNECTIONS ${least}`)
  }
  return given ?? Math.max(10, 5 * workers)
}

export function backupDirIn(e: { BACKUP_DIR?: Text; DATA_DIR: string; DATABASE_URL?: Text }): string | undefined {
  if (e.BACKUP_DIR === undefined) return undefined
  if (e.DATABASE_URL) {
    const instead = 'Back up the one of DATABASE_URL with its own tools (docs/operations.md says how).'
    throw new BadSettings(`BACKUP_DIR is only for the built-in database. ${instead}`)
  }
  if (isInside(e.DATA_DIR, e.BACKUP_DIR)) throw new BadSettings('BACKUP_DIR must be outside of DATA_DIR, best on another disk.')
  return resolve(e.BACKUP_DIR)
}

/** Whether a path is this folder or somewhere in it. */
export const isInside = (folder: string, path: string) => !/^\.\.(\/|$)/.test(relative(resolve(folder), resolve(path)))

/** The bucket for uploaded files. */
export interface S3Settings {
  bucket: string
  endpoint: string
  region: string
  accessKey: string
  secretKey: string
  /** Empty, or ends with a slash. */
  prefix: string
  forcePathStyle: boolean
  /** Where browsers reach the bucket themselves: its endpoint, and the origin of its files. */
  direct: { url: string; origin: string } | undefined
}

interface S3Environment {
  S3_BUCKET?: Text
  S3_ENDPOINT?: Text
  S3_REGION: string
  S3_ACCESS_KEY?: Text
  S3_SECRET_KEY?: Text
  S3_PREFIX?: Text
  S3_FORCE_PATH_STYLE: boolean
  FILES_DIRECT_URL?: Text
}

/** All or none: with only some of them, uploads would silently go to the disk. `given` is what the operator set, without defaults. */
export function s3In(e: S3Environment, given: object): S3Settings | undefined {
  if (!Object.keys(e).some((name) => /^(S3_|FILES_DIRECT)/.test(name) && name in given)) return undefined
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = e
  if (!bucket || !endpoint || !accessKey || !secretKey) {
    const others = 'the other S3_ settings and FILES_DIRECT_URL only with them.'
    throw new BadSettings(`S3_BUCKET, S3_ENDPOINT, S3_ACCESS_KEY and S3_SECRET_KEY must be given together, ${others}`)
  }
  const prefix = e.S3_PREFIX ? `${e.S3_PREFIX.replace(/\/$/, '')}/` : ''
  const forcePathStyle = e.S3_FORCE_PATH_STYLE
  const direct = e.FILES_DIRECT_URL ? directIn(e.FILES_DIRECT_URL, forcePathStyle ? '' : `${bucket}.`) : undefined
  return { bucket, endpoint, region: e.S3_REGION, accessKey, secretKey, prefix, forcePathStyle, direct }
}

function directIn(url: string, subdomain: string): S3Settings['direct'] {
  const { protocol, host } = new URL(url)
  return { url, origin: `${protocol}//${subdomain}${host}` }
}

type Text = string | undefined
