import { z } from 'zod'
import { TokenPair } from '../accounts/accounts.ts'
import { DeletionForm } from '../core/forms.ts'
import type { Endpoint } from '../core/http.ts'

/** A zip with everything that is stored about the user. */
export const DataDownload = z.object({
  state: z.enum(['waiting', 'preparing', 'ready', 'failed']),
  /** A percentage. */
  progress: z.int(),
  requestedAtUTC: z.string(),
  /** Only when it is ready: a link for this user that expires, and until when the zip is kept. */
  ready: z.object({ link: z.string(), size: z.int(), keptUntilUTC: z.string() }).nullable(),
})
export type DataDownload = z.infer<typeof DataDownload>

export const OwnData = z.object({
  download: DataDownload.nullable(),
  /** When the account will be deleted, if its owner wants that. */
  deletionDueUTC: z.string().nullable(),
  /** How many certificates the deletion keeps or withdraws. */
  certificatesCount: z.int(),
})
export type OwnData = z.infer<typeof OwnData>

export const getOwnData = {
  method: 'GET',
  url: '/api/account/data',
  config: { access: 'signed-in' },
  schema: { summary: 'The download of your data, and whether your account will be deleted', response: { 200: OwnData } },
} as const satisfies Endpoint

export const requestDownload = {
  method: 'POST',
  url: '/api/account/data/download',
  config: { access: 'signed-in' },
  schema: { summary: 'Prepare a zip with everything that is stored about you', response: { 202: DataDownload } },
} as const satisfies Endpoint

export const requestDeletion = {
  method: 'POST',
  url: '/api/account/deletion',
  config: { access: 'signed-in', confirmed: true },
  schema: { summary: 'Delete your account, in seven days', body: DeletionForm, response: { 200: TokenPair } },
} as const satisfies Endpoint

export const cancelDeletion = {
  method: 'DELETE',
  url: '/api/account/deletion',
  config: { access: 'signed-in' },
  schema: { summary: 'Keep your account', response: { 200: TokenPair } },
} as const satisfies Endpoint
