import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import { tooMany } from '#server/core/errors.ts'

/** More than our pages send at the same time: large files are resumable uploads, and pictures and zips are sent one by one. */
const mostOfOne = 5
/** How many forms each user has open in this process. */
const open = new Map<number, number>()

/**
 * Counts a form of this user, or refuses it, because what arrives is on the disk or in memory before it counts as the user's space.
 * It counts until its response has ended, or until the returned function is called.
 */
export function enterForm(userId: number, response: ServerResponse): () => void {
  const own = open.get(userId) ?? 0
  if (own >= mostOfOne) throw tooMany(`You are sending ${mostOfOne} files already. Please wait until one of them has arrived.`, 5)
  open.set(userId, own + 1)
  let isOpen = true
  const leave = () => {
    if (!isOpen) return
    isOpen = false
    const left = (open.get(userId) ?? 1) - 1
    if (left > 0) open.set(userId, left)
    else open.delete(userId)
  }
  finished(response, leave)
  return leave
}
