// How the value of one setting is read. The messages follow the setting's name.
import { availableParallelism } from 'node:os'
import { z } from 'zod'

export const whole = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}.`
  return z.coerce.number(message).int(message).min(min, message).max(max, message)
}

export const yesNo = z.enum(['0', '1'], 'must be 0 or 1.').transform((value) => value === '1')

export const text = z.string().trim().min(1, 'must not be empty.')

export const databaseUrl = text.regex(/^postgres(ql)?:\/\//, 'must start with postgresql://')

export const address = (example: string) => z.url({ protocol: /^https?$/, error: `must be an address like ${example}` })

/** Proxies on this machine or in a private network. */
const nearby = ['loopback', 'linklocal', 'uniquelocal']
const range = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
/** Whose X-Forwarded-For is trusted. Never everybody's, because visitors can send the header too. */
export const proxies = z
  .string()
  .transform((value) => (value === '0' ? [] : value === '1' ? nearby : value.split(',').map((item) => item.trim())))
  .refine(
    (list) => list.every((item) => nearby.includes(item) || (range.safeParse(item).success && !item.endsWith('/0'))),
    'must be 0, 1 or the addresses of the proxies, such as 203.0.113.7, 198.51.100.0/24.',
  )

const mostWorkers = 64
export const workers = z
  .string()
  .transform((value) => (value === 'auto' ? Math.min(availableParallelism(), mostWorkers) : Number(value)))
  .refine(
    (count) => Number.isInteger(count) && count >= 1 && count <= mostWorkers,
    `must be auto or a whole number from 1 to ${mostWorkers}.`,
  )

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

export interface MailServer {
  host: string
  port: number
  /** TLS from the first byte, not only after STARTTLS. */
  isTls: boolean
  login: { user: string; password: string } | undefined
}

/** A value that `read` returns nothing for is refused. The message does not repeat it, because it may hold a password. */
const readBy = <Value>(read: (text: string) => Value | undefined, message: string) =>
  z.string().transform((text, context): Value => {
    const value = read(text)
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

/** A URL, taken apart. */
export const mailServer = readBy(readServer, 'must be an address like smtp://user:password@mail.example.org:587')

function readServer(text: string): MailServer | undefined {
  const url = URL.parse(text)
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') return undefined
  const isTls = url.protocol === 'smtps:'
  try {
    return {
      host: url.hostname.replaceAll(/[[\]]/g, ''),
      port: Number(url.port) || (isTls ? 465 : 587),
      isTls,
      login: url.username ? { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) } : undefined,
    }
  } catch {
    // A percent sign in the password that is not written as %25.
    return undefined
  }
}

/** `Coursewise <portal@example.org>`, or the address alone. */
export const sender = z
  .string()
  .transform((text) => /^(?:([^<>"\p{Cc}]*?)\s*<([^<>]+)>|([^<>]+))$/u.exec(text.trim()))
  .transform((match) => ({ name: match?.[1] ?? '', address: match?.[2] ?? match?.[3] ?? '' }))
  .refine(({ address }) => z.email().safeParse(address).success, 'must be an address like Coursewise <portal@example.org>')

/** Without TLS only on this machine, for trials and tests. */
export const oidcIssuer = readBy((text) => {
  const url = URL.parse(text)
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url && (url.protocol === 'https:' || isLocal) ? url : undefined
}, 'must be an address like https://login.example.org/realms/school')

/** `groups:teachers=Creator`: people with the value "teachers" in the claim "groups" are Creators. */
export interface RoleRule {
  claim: string
  value: string
  role: 'Creator' | 'Admin'
}

/** The claim ends at the last colon, because some claims have an address for a name. */
const rule = /^(\S.*):([^:]*\S)\s*=\s*(Creator|Admin)$/

export const oidcRoles = readBy((text) => {
  const items = text.split(',').map((item) => rule.exec(item.trim()))
  const rules = items.flatMap((match) => (match ? toRule(match) : []))
  return rules.length === items.length ? rules : undefined
}, 'must be a list like groups:teachers=Creator, groups:it=Admin (the roles are Creator and Admin).')

const toRule = ([, claim = '', value = '', role]: RegExpExecArray): RoleRule => ({ claim, value, role: role as RoleRule['role'] })
