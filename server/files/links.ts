import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ImageFolder } from '#contract/files.ts'
import { limits } from '#contract/limits.ts'
import type { Parts } from '#server/core/app.ts'
import { later } from '#server/core/clock.ts'
import type { Key } from '#server/core/security/secrets.ts'

/** Pictures are always stored as WebP. */
export const imageExtension = 'webp'

export function publicLink(folder: ImageFolder, fileId: string): string
export function publicLink(folder: ImageFolder, fileId: string | null): string | null
export function publicLink(folder: ImageFolder, fileId: string | null): string | null {
  return fileId && `/files/${folder}/${fileId}.${imageExtension}`
}

export const fileIdOf = (folder: ImageFolder, link: string) =>
  new RegExp(`^/files/${folder}/([\\w-]{22})\\.${imageExtension}$`).exec(link)?.[1]

export type LinkOf = (fileId: string) => string

/** Makes links to private files for one user, which expire. The caller has checked that the user may open the files. */
export const privateLinksFor =
  ({ clock, secrets }: Parts, userId: number): LinkOf =>
  (fileId) => {
    const expires = Math.floor(later(clock.now(), { minutes: limits.privateLinkMinutes }).getTime() / 1000)
    return `/media/${fileId}?u=${userId}&e=${expires}&s=${signature(secrets.privateLink[0], fileId, userId, expires)}`
  }

/** Captions have no file, but an id for the same kind of link. */
export const captionsId = (materialId: number, language: string) => `captions-${materialId}-${language}`

export function isGoodPrivateLink({ clock, secrets }: Parts, link: { id: string; u: number; e: number; s: string }): boolean {
  const given = Buffer.from(link.s)
  const isSigned = secrets.privateLink.some((key) => {
    const expected = Buffer.from(signature(key, link.id, link.u, link.e))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  return isSigned && link.e * 1000 > clock.now().getTime()
}

const signature = ({ secret }: Key, fileId: string, userId: number, expires: number) =>
  createHmac('sha256', secret).update(`GET\n${fileId}\n${userId}\n${expires}`).digest('base64url')
