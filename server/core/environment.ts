import { resolve } from 'node:path'
import { z } from 'zod'
import { limits } from '#contract/core/limits.ts'
import {
  address,
  databaseUrl,
  mailServer,
  oidcIssuer,
  oidcRoles,
  proxies,
  SecretKeys,
  sender,
  text,
  whole,
  workers,
  yesNo,
} from './setting-values.ts'

// The table of all settings, by the names of their environment variables. Everything else follows from it: what is accepted, what is
// refused, the types, and docs/settings.md, where each is described in these words. `default` is for a default that depends on others.

const server = {
  PORT: whole(0, 65535).prefault(3000).describe('the port it listens on; 0 takes any free port'),
  HOST: text.prefault('127.0.0.1').describe('the address it listens on; 0.0.0.0 opens it to the network'),
  PUBLIC_URL: address('https://learn.example.org')
    .transform((url) => new URL(url).origin)
    .optional()
    .describe('the address that users open, such as https://learn.example.org; with https, cookies and headers are set for it'),
  TRUST_PROXY: proxies
    .prefault('0')
    .describe(
      '1 behind a reverse proxy on this machine or in its private network that sets X-Forwarded-For; for any other, its addresses or ranges, such as 203.0.113.7, 198.51.100.0/24',
    ),
  WORKERS: workers.prefault('1').describe('how many processes serve: a whole number, or auto for one for each core'),
  DRAIN_SECONDS: whole(0, 300)
    .prefault(0)
    .describe(
      'how long a server that stops still serves while `/health/ready` is 503, so that a balancer notices before connections are refused',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level such as info or warn.')
    .prefault('info')
    .describe('fatal, error, warn, info, debug, trace or silent'),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters.')
    .optional()
    .describe('turns on `/metrics` for Prometheus, for clients that send it as Bearer token; at least 16 characters'),
}

const data = {
  DATA_DIR: text
    .transform((path) => resolve(path))
    .prefault('data')
    .describe('the folder for the built-in database, the uploaded files and the secret key'),
  BACKUP_DIR: text
    .transform((path) => resolve(path))
    .optional()
    .describe(
      'an existing folder, best on another disk: the built-in database copies its changes there every minute, and `npm run portal -- backup` puts backups there, so that a restore can go to any minute',
    ),
  BACKUP_DAYS: whole(1, 3650)
    .prefault(7)
    .describe('how many days a restore from `BACKUP_DIR` can go back; `npm run portal -- backup` removes what is older'),
}

const database = {
  DATABASE_URL: databaseUrl
    .optional()
    .describe(
      'another PostgreSQL (15 or newer) instead of the built-in one; it may name several servers, such as postgresql://user@a:5432,b:5432/portal, of which the one that takes writes is used',
    ),
  DATABASE_READ_URL: databaseUrl
    .optional()
    .describe('one or more replicas of that database; what guests read and the statistics then come from them'),
  DATABASE_CONNECTIONS: whole(2, 500).optional().meta({
    description: 'the number of connections to the database, and to each replica, of all workers together',
    default: '10; 5 for each worker if that is more',
  }),
  DATABASE_PREPARE: yesNo
    .prefault('1')
    .describe(
      '0 behind a pooler in transaction mode, such as PgBouncer: statements are then sent without names, which costs some speed',
    ),
}

const bucket = {
  S3_BUCKET: text
    .optional()
    .describe(
      'keep uploaded files in this S3-compatible bucket instead of `DATA_DIR`; together with `S3_ENDPOINT`, `S3_ACCESS_KEY` and `S3_SECRET_KEY`',
    ),
  S3_ENDPOINT: address('https://s3.example.org').optional().describe('the address of the bucket’s service'),
  S3_ACCESS_KEY: text.optional().describe('the name of the key to the bucket'),
  S3_SECRET_KEY: text.optional().describe('the secret part of that key'),
  S3_REGION: text.prefault('us-east-1').describe('the region of the bucket'),
  S3_PREFIX: text
    .regex(/^[\w-]+(\/[\w-]+)*\/?$/, 'must be a path like portal/files.')
    .optional()
    .describe('a path in the bucket, such as portal/files, when it holds other things too'),
  S3_FORCE_PATH_STYLE: yesNo.prefault('1').describe('0 when the bucket’s name is part of the host name (Amazon)'),
  FILES_DIRECT_URL: address('https://s3.example.org')
    .optional()
    .describe(
      'the address at which browsers reach the bucket, such as https://s3.example.org: players and downloads then get videos and books straight from it, with links that expire',
    ),
}

const mail = {
  SMTP_URL: mailServer
    .optional()
    .describe(
      'the mail server, such as smtp://user:password@mail.example.org:587 (smtps:// for TLS from the start); together with `MAIL_FROM` and `PUBLIC_URL` ([Mail](operations.md#mail))',
    ),
  MAIL_FROM: sender.optional().describe('what mails come from, such as Coursewise <portal@example.org>'),
}

const school = {
  OIDC_ISSUER: oidcIssuer
    .optional()
    .describe(
      'the address of an OpenID Connect provider with which people can log in; together with `OIDC_CLIENT_ID`, `OIDC_CLIENT_SECRET` and `PUBLIC_URL` ([The school’s account](operations.md#the-schools-account))',
    ),
  OIDC_CLIENT_ID: text.optional().describe('what the provider calls this portal'),
  OIDC_CLIENT_SECRET: text.optional().describe('the secret that the provider shares with this portal'),
  OIDC_NAME: text
    .max(60, 'must have at most 60 characters.')
    .prefault('your school’s account')
    .describe('what the login button calls it: "Log in with …"'),
  OIDC_ROLES: oidcRoles
    .optional()
    .describe('which claims of the provider give which roles, such as groups:teachers=Creator, groups:it=Admin'),
}

const keys = {
  SECRET_KEY: SecretKeys.optional().meta({
    description:
      'at least 32 random characters; must be the same on all servers of one portal. Earlier keys may follow, separated by commas or blanks: what was made with them stays valid ([Keys](operations.md#keys))',
    default: 'made at first start',
  }),
  ADMIN_EMAIL: z
    .email('must be an email address.')
    .optional()
    .describe('creates the first Admin of an empty portal, together with `ADMIN_PASSWORD`'),
  ADMIN_PASSWORD: z
    .string()
    .min(limits.password.min, `must have at least ${limits.password.min} characters.`)
    .optional()
    .describe('the password of this Admin'),
}

const portal = {
  DEMO: yesNo.optional().meta({
    description: 'fill an empty portal with demo data',
    default: '1 with the built-in database on a loopback address, else 0',
  }),
  WELCOME_POINTS: whole(0, 1_000_000)
    .prefault(1000)
    .describe(
      'the points that a new user gets: at once or, where a mail server sends (`SMTP_URL`, no demo), when the address is confirmed',
    ),
  COURSE_APPROVAL: yesNo
    .prefault('0')
    .describe(
      'with 1, an Admin approves new courses, and changes that add a skill or raise a level ([Approving courses](operations.md#approving-courses))',
    ),
  SEARCH_SECONDS: whole(1, 60)
    .prefault(2)
    .describe(
      'how long an automated search may take; then it returns the best plan found so far, and says how much better another could be',
    ),
  UPLOADS_PER_USER_GB: whole(1, 1_000_000)
    .prefault(10)
    .describe('the space for one user’s videos, books, pictures and final tasks together, including unfinished uploads'),
}

const most = whole(1, 1_000_000)
/** What they count is in `security/rate-limits.ts`. */
const rateLimits = {
  WRONG_PASSWORDS_PER_ACCOUNT: most.prefault(10).describe('wrong passwords in 15 minutes, until signing in has to wait'),
  WRONG_PASSWORDS_PER_ADDRESS: most
    .prefault(100)
    .describe('wrong passwords in 15 minutes; each of the others of the table below with this number is counted apart'),
  REGISTRATIONS_PER_ADDRESS: most.prefault(100).describe('registrations in an hour'),
  SEARCHES_PER_ADDRESS: most.prefault(30).describe('automated searches in a minute'),
  DOCUMENTS_PER_ADDRESS: most
    .prefault(60)
    .describe('new PDFs of certificates and routes in a minute; those kept in memory do not count'),
}

/** As docs/settings.md lists them. */
export const sections = {
  'The server': server,
  'Its data': data,
  'Another database': database,
  'A bucket for files': bucket,
  Mail: mail,
  'The school’s account': school,
  'Keys and the first Admin': keys,
  'The portal': portal,
  'How often something may be tried': rateLimits,
}

/** Those that mean something on their own. */
export const single = z.object({ ...server, ...data, ...database, ...portal, ...rateLimits })
export const environment = single.extend({ ...bucket, ...mail, ...school, ...keys })
export type Environment = z.output<typeof environment>
