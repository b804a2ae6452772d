import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { BadSettings, backupDirIn, connectionsIn, firstAdminIn, readUrlIn, type S3Settings, s3In } from './combined-settings.ts'
import { type MailSettings, mailIn, Sender, SmtpUrl } from './mail-settings.ts'
import { OidcIssuer, OidcRoles, type OidcSettings, oidcIn } from './oidc-settings.ts'

const whole = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}.`
  return z.coerce.number(message).int(message).min(min, message).max(max, message)
}
const yesNo = z.enum(['0', '1'], 'must be 0 or 1.').transform((value) => value === '1')
/** Proxies on this machine or in a private network. */
const nearby = ['loopback', 'linklocal', 'uniquelocal']
const range = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
const proxies = z
  .string()
  .transform((value) => (value === '0' ? [] : value === '1' ? nearby : value.split(',').map((item) => item.trim())))
  .refine(
    (list) => list.every((item) => nearby.includes(item) || (range.safeParse(item).success && !item.endsWith('/0'))),
    'must be 0, 1 or the addresses of the proxies, such as 203.0.113.7, 198.51.100.0/24.',
  )
const mostWorkers = 64
const workers = z
  .string()
  .transform((value) => (value === 'auto' ? Math.min(availableParallelism(), mostWorkers) : Number(value)))
  .refine(
    (count) => Number.isInteger(count) && count >= 1 && count <= mostWorkers,
    `must be auto or a whole number from 1 to ${mostWorkers}.`,
  )
const text = z.string().trim().min(1, 'must not be empty.')
const databaseUrl = text.regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')

const SecretKey = z
  .string()
  .min(32, 'must have at least 32 characters.')
  .refine((key) => new Set(key).size >= 10, 'is too easy to guess: use a random one, such as openssl rand -hex 32 prints.')

/** The present key and earlier ones, separated by commas or blanks. */
export const SecretKeys = z
  .string()
  .transform(splitKeys)
  .pipe(z.tuple([SecretKey], SecretKey))
export type SecretKeys = z.output<typeof SecretKeys>

/** A sentence can be a key too: only a text that has a whole key between its commas or blanks is a list. */
function splitKeys(text: string): [string, ...string[]] {
  const [first = text, ...others] = text.split(/[\s,]+/).filter((part) => part !== '')
  const isList = others.length > 0 && [first, ...others].some((key) => SecretKey.safeParse(key).success)
  return isList ? [first, ...others] : [text]
}

/** Every setting the portal knows, by the name of its environment variable. The README lists them; a test compares. */
export const environment = z.object({
  PORT: whole(0, 65535).default(3000),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('data'),
  BACKUP_DIR: text.optional(),
  BACKUP_DAYS: whole(1, 3650).default(7),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  DATABASE_CONNECTIONS: whole(2, 500).optional(),
  DATABASE_PREPARE: yesNo.default(true),
  S3_BUCKET: text.optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an address like https://s3.example.org' }).optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY: text.optional(),
  S3_SECRET_KEY: text.optional(),
  S3_PREFIX: text.regex(/^[\w-]+(\/[\w-]+)*\/?$/, 'must be a path like portal/files.').optional(),
  S3_FORCE_PATH_STYLE: yesNo.default(true),
  FILES_DIRECT_URL: z.url({ protocol: /^https?$/, error: 'must be an address like https://s3.example.org' }).optional(),
  SMTP_URL: SmtpUrl.optional(),
  MAIL_FROM: Sender.optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an address like https://learn.example.org' }).optional(),
  TRUST_PROXY: proxies.default([]),
  OIDC_ISSUER: OidcIssuer.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_NAME: text.max(60, 'must have at most 60 characters.').optional(),
  OIDC_ROLES: OidcRoles.optional(),
  SECRET_KEY: SecretKeys.optional(),
  DEMO: yesNo.optional(),
  WELCOME_POINTS: whole(0, 1_000_000).default(1000),
  COURSE_APPROVAL: yesNo.default(false),
  ADMIN_EMAIL: z.email('must be an email address.').optional(),
  ADMIN_PASSWORD: z.string().min(limits.password.min, `must have at least ${limits.password.min} characters.`).optional(),
  WRONG_PASSWORDS_PER_ACCOUNT: whole(1, 1_000_000).default(10),
  WRONG_PASSWORDS_PER_ADDRESS: whole(1, 1_000_000).default(100),
  REGISTRATIONS_PER_ADDRESS: whole(1, 1_000_000).default(100),
  SEARCHES_PER_ADDRESS: whole(1, 1_000_000).default(30),
  DOCUMENTS_PER_ADDRESS: whole(1, 1_000_000).default(60),
  SEARCH_SECONDS: whole(1, 60).default(2),
  UPLOADS_PER_USER_GB: whole(1, 1_000_000).default(10),
  WORKERS: workers.default(1),
  DRAIN_SECONDS: whole(0, 300).default(0),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info or warn.')
    .default('info'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters.').optional(),
})

type Environment = z.output<typeof environment>

export interface Settings {
  port: number
  host: string
  dataDir: string
  /** Where the built-in database copies its write-ahead segments. */
  backupDir: string | undefined
  backupDays: number
  databaseUrl: string | undefined
  /** Replicas of that database. */
  databaseReadUrl: string | undefined
  /** Of all workers together; to each replica as many. */
  databaseConnections: number
  /** Whether connections keep the statements they have parsed. */
  databasePrepare: boolean
  s3: S3Settings | undefined
  /** Without it nothing is sent. */
  mail: MailSettings | undefined
  publicUrl: string | undefined
  /** The proxies whose X-Forwarded-For is trusted. Never all of them, because visitors can send the header too. */
  trustProxy: string[]
  oidc: OidcSettings | undefined
  secretKeys: SecretKeys | undefined
  demo: boolean
  welcomePoints: number
  /** Whether an Admin has to approve new courses and raised levels. */
  courseApproval: boolean
  firstAdmin: { email: string; password: string } | undefined
  throttle: {
    wrongPasswordsPerAccount: number
    wrongPasswordsPerAddress: number
    registrationsPerAddress: number
    searchesPerAddress: number
    documentsPerAddress: number
  }
  searchSeconds: number
  uploadsPerUserGb: number
  /** How many processes serve; 1 is a single one without a primary. */
  workers: number
  /** How long a stop waits, not ready any more, before it refuses connections. */
  drainSeconds: number
  logLevel: Environment['LOG_LEVEL']
  metricsToken: string | undefined
}

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = environment.safeParse(given)
  if (!result.success) throw new BadSettings(...result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`))
  const e = result.data
  const demoByDefault = e.DATABASE_URL === undefined && isLoopback(e.HOST)
  return {
    port: e.PORT,
    host: e.HOST,
    dataDir: resolve(e.DATA_DIR),
    backupDir: backupDirIn(e),
    backupDays: e.BACKUP_DAYS,
    databaseUrl: e.DATABASE_URL,
    databaseReadUrl: readUrlIn(e),
    databaseConnections: connectionsIn(e),
    databasePrepare: e.DATABASE_PREPARE,
    s3: s3In(e, given),
    mail: mailIn(e),
    publicUrl: e.PUBLIC_URL && new URL(e.PUBLIC_URL).origin,
    trustProxy: e.TRUST_PROXY,
    oidc: oidcIn(e),
    secretKeys: e.SECRET_KEY,
    demo: e.DEMO ?? demoByDefault,
    welcomePoints: e.WELCOME_POINTS,
    courseApproval: e.COURSE_APPROVAL,
    firstAdmin: firstAdminIn(e),
    throttle: {
      wrongPasswordsPerAccount: e.WRONG_PASSWORDS_PER_ACCOUNT,
      wrongPasswordsPerAddress: e.WRONG_PASSWORDS_PER_ADDRESS,
      registrationsPerAddress: e.REGISTRATIONS_PER_ADDRESS,
      searchesPerAddress: e.SEARCHES_PER_ADDRESS,
      documentsPerAddress: e.DOCUMENTS_PER_ADDRESS,
    },
    searchSeconds: e.SEARCH_SECONDS,
    uploadsPerUserGb: e.UPLOADS_PER_USER_GB,
    workers: e.WORKERS,
    drainSeconds: e.DRAIN_SECONDS,
    logLevel: e.LOG_LEVEL,
    metricsToken: e.METRICS_TOKEN,
  }
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host)
}
