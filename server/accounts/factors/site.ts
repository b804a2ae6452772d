import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { portalOrigin } from '#server/core/http/origin.ts'
import { refusals } from './words.ts'

/** The portal as passkeys know it. One that was made for a site works on no other, so nobody can be lured into using it elsewhere. */
export interface Site {
  origin: string
  /** The name of the host. */
  id: string
}

export function askedSite(request: FastifyRequest): Site {
  const address = portalOrigin(request.server, request)
  if (!URL.canParse(address)) return { origin: address, id: '' }
  const { origin, hostname } = new URL(address)
  return { origin, id: hostname }
}

/** Browsers make no passkeys for numbers. */
export function mustHaveName({ id }: Site): void {
  if (id === '' || isIP(id.replaceAll(/[[\]]/g, ''))) throw refusals.addressHasNoName()
}
