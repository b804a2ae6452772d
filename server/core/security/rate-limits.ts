import type { Settings } from '../settings.ts'
import { toNetwork } from './network.ts'

interface RateLimit {
  /** What is counted, as docs/settings.md says it. */
  counts: string
  by: keyof typeof toWho
  most: number | ((settings: Settings) => number)
  minutes: number
}

const asGiven = (who: string) => who
/** What is counted separately. An address counts with its network, and an email address in any spelling. */
const toWho = {
  address: toNetwork,
  user: asGiven,
  email: (email: string) => email.toLowerCase(),
  'account and origin': asGiven,
  everybody: asGiven,
}

const wrongPasswords = { by: 'address', most: (settings: Settings) => settings.wrongPasswordsPerAddress, minutes: 15 } as const
const mails = { most: 5, minutes: 60 }
const third = (settings: Settings) => Math.ceil(settings.searchesPerAddress / 3)

/** Every limit on how often something may be tried. `throttle.ts` counts; all servers of a portal count together. */
export const rateLimits = {
  'password:account': {
    counts: 'wrong passwords and codes',
    by: 'account and origin',
    most: (settings) => settings.wrongPasswordsPerAccount,
    minutes: 15,
  },
  'password:devices': {
    counts: 'the same from all devices of a network that have signed in to the account before',
    by: 'account and origin',
    most: (settings) => 3 * settings.wrongPasswordsPerAccount,
    minutes: 15,
  },
  'password:address': { counts: 'wrong passwords and codes', ...wrongPasswords },
  'forgot:address': { counts: 'requests for a reset link', ...wrongPasswords },
  'link:address': { counts: 'links from mails that are not valid', ...wrongPasswords },
  'school:address': { counts: 'logins that the school’s provider refuses', ...wrongPasswords },
  'route-calendar': { counts: 'addresses of calendars that do not exist', ...wrongPasswords },
  // Each is a row until it is used or too old.
  'passkey:challenge': { counts: 'logins begun with a passkey', by: 'address', most: 1000, minutes: 15 },
  register: { counts: 'registrations', by: 'address', most: (settings) => settings.registrationsPerAddress, minutes: 60 },
  'forgot:account': { counts: 'mails with a reset link', by: 'email', ...mails },
  'link-mail': { counts: 'mails that confirm an address', by: 'user', ...mails },
  'link-mail:to': { counts: 'the same to one address, from all users', by: 'email', ...mails },
  // Somebody could find out which addresses are taken.
  'change-email': { counts: 'changes of the own email address', by: 'user', most: 10, minutes: 60 },
  redeem: { counts: 'codes that do not exist', by: 'user', most: 10, minutes: 60 },
  'redeem:address': { counts: 'codes that do not exist', by: 'address', most: 100, minutes: 60 },
  gift: { counts: 'gifts', by: 'user', most: 20, minutes: 60 },
  // From all givers together, because each brings a mail.
  'gift:address': { counts: 'gifts to one address, from all users', by: 'email', most: 10, minutes: 60 },
  report: { counts: 'reports by users', by: 'user', most: 30, minutes: 60 },
  'report:address': { counts: 'reports by guests', by: 'address', most: 60, minutes: 60 },
  'automated-search': {
    counts: 'automated searches, searches of routes and proofs',
    by: 'address',
    most: (settings) => settings.searchesPerAddress,
    minutes: 1,
  },
  'cheapest-ways': {
    counts: 'courses whose cheapest ways are looked for; further ones are shown without',
    by: 'address',
    most: third,
    minutes: 1,
  },
  'cheapest-ways:all': { counts: 'the same', by: 'everybody', most: (settings) => 2 * third(settings), minutes: 1 },
  savings: {
    counts: 'calls that find out what knowing a skill would save',
    by: 'address',
    most: third,
    minutes: 1,
  },
  'placement:guest': { counts: 'placements begun by guests', by: 'address', most: 30, minutes: 24 * 60 },
  document: {
    counts: 'new PDFs of certificates and routes',
    by: 'address',
    most: (settings) => settings.documentsPerAddress,
    minutes: 1,
  },
  'shared-route': { counts: 'looks at shared routes', by: 'address', most: 60, minutes: 1 },
} satisfies Record<string, RateLimit>

/** A row of the table, and whose count it is. */
export interface Allowance {
  what: keyof typeof rateLimits
  who: string | number
}

export function allowedRate(settings: Settings, { what }: Pick<Allowance, 'what'>): { most: number; minutes: number } {
  const { most, minutes }: RateLimit = rateLimits[what]
  return { most: typeof most === 'function' ? most(settings) : most, minutes }
}

export const countedWho = ({ what, who }: Allowance): string => toWho[rateLimits[what].by](String(who))
