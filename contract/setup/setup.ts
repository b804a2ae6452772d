import { z } from 'zod'
import { type Endpoint, Nothing } from '../core/http.ts'

/** What a new portal needs, in the order in which an Admin does it. */
export const setupSteps = ['contact', 'mail', 'fields', 'goals', 'course'] as const
export type SetupStep = (typeof setupSteps)[number]

export const Setup = z.object({
  /** Null once an Admin has put it away. */
  done: z.array(z.enum(setupSteps)).nullable(),
})
export type Setup = z.infer<typeof Setup>

export const getSetup = {
  method: 'GET',
  url: '/api/setup',
  config: { access: 'admin' },
  schema: {
    summary: 'Which steps of setting up the portal are done; null when an Admin has put them away',
    response: { 200: Setup },
  },
} as const satisfies Endpoint

export const dismissSetup = {
  method: 'DELETE',
  url: '/api/setup',
  config: { access: 'admin' },
  schema: { summary: 'Put the steps of setting up the portal away, for all Admins', response: { 204: Nothing } },
} as const satisfies Endpoint
