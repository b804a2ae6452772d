/** The cheapest plan that is finished by a day. */
export interface Step {
  day: number
  price: number
  /** Up to this day nothing is cheaper: the limit with which it was found, or a later one that brought nothing cheaper. */
  until: number
}

/** Days where another step may be. */
export interface Gap<S> {
  /** Undefined before the first one. */
  before: S | undefined
  middle: number
}

/** The plans of a goal, each later and cheaper than the one before. */
export class Staircase<S extends Step> {
  private list: S[] = []
  private begin = Number.POSITIVE_INFINITY

  get steps(): readonly S[] {
    return this.list
  }

  /** Returns whether it belongs to the staircase: no other step is as early and as cheap. Drops those that it makes useless. */
  add(step: S): boolean {
    const isBeside = (other: S, than: S) => other.day <= than.day && other.price <= than.price
    const same = this.list.find((other) => isBeside(other, step))
    if (same) {
      same.until = Math.max(same.until, same.price === step.price ? step.until : 0)
      return false
    }
    this.list = [...this.list.filter((other) => !isBeside(step, other)), step].sort((a, b) => a.day - b.day)
    return true
  }

  /** The cheapest that is finished by this day. */
  bestBy(day: number): S | undefined {
    return this.list.findLast((step) => step.day <= day)
  }

  /** Nothing is finished before this day. */
  beginAt(day: number): void {
    this.begin = day
  }

  /** The widest gap where something may be between. */
  widestGap(): Gap<S> | undefined {
    const gaps = [undefined, ...this.list].flatMap((before, place) => {
      const from = before ? before.until + 1 : this.begin
      const to = (this.list[place]?.day ?? 0) - 1
      return from <= to ? [{ before, from, to }] : []
    })
    const [widest] = gaps.sort((a, b) => b.to - b.from - (a.to - a.from))
    return widest && { before: widest.before, middle: Math.floor((widest.from + widest.to) / 2) }
  }

  /** Nothing better is finished by the middle of this gap. */
  narrow({ before, middle }: Gap<S>): void {
    if (before) before.until = middle
    else this.begin = middle + 1
  }
}
