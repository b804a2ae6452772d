import { createHmac, timingSafeEqual } from 'node:crypto'
import { limits } from '#contract/core/limits.ts'
import type { ImageFolder } from '#contract/files/files.ts'
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

export const fileIdIn = (folder: ImageFolder, link: string) =>
  new RegExp(`^/files/${folder}/([\\w-]{22})\\.${imageExtension}$`).exec(link)?.[1]

export type ToLink = (fileId: string) => string

/** Who may use a private link: one user, or everybody who looks into a course for as long as the material is a preview of it. */
export type Audience = { u: number } | { c: number }

/** Makes links to private files for one user, which expire. The caller has checked that the user may open the files. */
export const privateLinksFor = (parts: Parts, userId: number) => linksFor(parts, { u: userId })

/** Makes links to the previews of a course, which expire. Each request checks that the file still belongs to a preview. */
export const previewLinksFor = (parts: Parts, courseId: number) => linksFor(parts, { c: courseId })

const linksFor =
  (parts: Parts, audience: Audience): ToLink =>
  (id) => {
    const expiry = later(parts.clock.now(), { minutes: limits.privateLinkMinutes })
    return linksUntil(parts, audience, Math.floor(expiry.getTime() / 1000))(id)
  }

/** Links that expire at this second. */
export const linksUntil =
  ({ secrets }: Parts, audience: Audience, e: number): ToLink =>
  (id) => {
    const [[name, number] = []] = Object.entries(audience)
    return `/media/${id}?${name}=${number}&e=${e}&s=${signature(secrets.privateLink[0], { ...audience, id, e })}`
  }

/** Captions and the texts of lessons have no file, but ids for the same kind of link. */
export const captionsId = (materialId: number, language: string) => `captions-${materialId}-${language}`
export const lessonTextId = (materialId: number) => `lesson-${materialId}`

export function readCaptionsId(id: string): { materialId: number; language: string } | undefined {
  const [, materialId, language] = /^captions-(\d{1,9})-([A-Za-z0-9-]{2,35})$/.exec(id) ?? []
  return materialId && language ? { materialId: Number(materialId), language } : undefined
}

/** The lesson that a `lessonTextId` is of. */
export function readLessonTextId(id: string): number | undefined {
  const [, materialId] = /^lesson-(\d{1,9})$/.exec(id) ?? []
  return materialId === undefined ? undefined : Number(materialId)
}

interface Signed {
  id: string
  /** When it expires, in seconds. */
  e: number
}

export function isGoodPrivateLink({ clock, secrets }: Parts, link: Signed & Audience & { s: string }): boolean {
  const given = Buffer.from(link.s)
  const isSigned = secrets.privateLink.some((key) => {
    const expected = Buffer.from(signature(key, link))
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
  return isSigned && link.e * 1000 > clock.now().getTime()
}

/** The words keep a link for one audience from being valid for the other. */
const signature = ({ secret }: Key, link: Signed & Audience) =>
  createHmac('sha256', secret)
    .update(`GET\n${link.id}\n${'u' in link ? link.u : `previews of ${link.c}`}\n${link.e}`)
    .digest('base64url')
