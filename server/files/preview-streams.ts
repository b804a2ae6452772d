import type { ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import { tooMany } from '#server/core/errors.ts'

/** Enough for a class behind one address. */
const mostOfOne = 40
/** For each process: a bucket serves it 1,000 files at a time, and most of them must remain for learners. */
const mostOfAll = 200

/** Anybody can open previews, without an account, so only so many of their files are sent at the same time. */
export class PreviewStreams {
  private readonly open = new Map<string, number>()
  private all = 0

  /** Counts a response for this address until it has ended, or refuses it. */
  enter(address: string, response: ServerResponse): void {
    const own = this.open.get(address) ?? 0
    if (own >= mostOfOne || this.all >= mostOfAll) {
      throw tooMany('Many people are looking at previews right now. Please try again in a moment.', 5)
    }
    this.open.set(address, own + 1)
    this.all++
    finished(response, () => this.leave(address))
  }

  private leave(address: string): void {
    const left = (this.open.get(address) ?? 1) - 1
    if (left > 0) this.open.set(address, left)
    else this.open.delete(address)
    this.all--
  }
}
