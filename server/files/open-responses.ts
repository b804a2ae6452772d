import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import type { Refused } from '#server/core/errors.ts'
import { refusals } from './words.ts'

interface Limits {
  ofOne: number
  ofAll?: number
  busy: (details: { retryAfterSeconds: number }) => Refused
}

/** Counts the responses of this process that have not ended, by whom they are for, and refuses more than its limits. */
export class OpenResponses<Who> {
  private readonly open = new Map<Who, number>()
  private all = 0
  private readonly limits: Limits

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** Counts the response until it has ended, or until the returned function is called. */
  enter(who: Who, response: ServerResponse): () => void {
    const { ofOne, ofAll = Number.POSITIVE_INFINITY, busy } = this.limits
    if ((this.open.get(who) ?? 0) >= ofOne || this.all >= ofAll) throw busy({ retryAfterSeconds: 5 })
    this.count(who, 1)
    let isOpen = true
    const leave = () => {
      if (isOpen) this.count(who, -1)
      isOpen = false
    }
    finished(response, leave)
    return leave
  }

  private count(who: Who, change: 1 | -1): void {
    const own = (this.open.get(who) ?? 0) + change
    if (own > 0) this.open.set(who, own)
    else this.open.delete(who)
    this.all += change
  }
}

/**
 * Forms with a file, by user: what arrives is on the disk or in memory before it counts as the user's space. Our pages send fewer at the
 * same time: large files are resumable uploads, and pictures and zips are sent one by one.
 */
export const openForms = new OpenResponses<number>({
  ofOne: 5,
  busy: (details) => refusals.tooManyForms({ count: 5 }, details),
})

/**
 * Files of previews, by network, because anybody can open them without an account. 40 are enough for a class behind one address. A bucket
 * serves a process 1,000 files at a time, and most of them must remain for learners.
 */
export const openPreviews = () =>
  new OpenResponses<string>({
    ofOne: 40,
    ofAll: 200,
    busy: refusals.tooManyPreviews,
  })
