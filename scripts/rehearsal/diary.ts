/** Whose waiting is measured separately. */
export const groups = ['buyers', 'readers', 'learners', 'creators'] as const
export type Group = (typeof groups)[number]

interface Visits {
  group: Group
  lastServed: number
  longestPause: number
}

/** What the portal acknowledged, and how long people had to wait for it. */
export class Diary {
  /** Every act that was acknowledged, written like the rows of `listKept`. */
  readonly acts = new Set<string>()
  /** How often each status occurred; 0 means no response. */
  readonly statuses = new Map<number, number>()
  /** Uploads that had to begin again because the portal no longer knew them. */
  uploadsBegunAgain = 0
  private readonly people = new Map<string, Visits>()

  arrive(person: string, group: Group): void {
    this.people.set(person, { group, lastServed: Date.now(), longestPause: 0 })
  }

  leave(person: string): void {
    this.people.delete(person)
  }

  /** This person got what they wanted. */
  served(person: string): void {
    const visits = this.people.get(person)
    if (!visits) return
    const now = Date.now()
    visits.longestPause = Math.max(visits.longestPause, now - visits.lastServed)
    visits.lastServed = now
  }

  responded(status: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1)
  }

  beginStep(): void {
    for (const visits of this.people.values()) visits.longestPause = 0
  }

  everybodyServedSince(time: number): boolean {
    return [...this.people.values()].every(({ lastServed }) => lastServed > time)
  }

  /** For each group, the longest time in seconds between two successes of the same person in this step. */
  pauses(): Record<Group, number> {
    const longest: Record<Group, number> = { buyers: 0, readers: 0, learners: 0, creators: 0 }
    for (const { group, longestPause } of this.people.values()) longest[group] = Math.max(longest[group], longestPause / 1000)
    return longest
  }
}
