/**
 * One skill on its own: the cheapest entries whose levels add up to the target, and exceed it by no more than the cap. An entry is a course
 * in the list of a skill. Levels are small whole numbers, so a table with a row for each entry and a column for each level is exact.
 */
export class Knapsack {
  /** The least cost, after `solve`. */
  sum = 0
  private readonly levels: Int32Array
  private readonly entries: Int32Array
  private readonly cap: number
  /** The entries that may be taken. */
  private readonly list: Int32Array
  private count = 0
  private width = 1
  /** The levels that are enough, and not too many. */
  private from = 0
  private to = 0
  /**
   * Row k, column j: the least cost of reaching level j with the first k entries of the list; with a cap exactly j, otherwise at least j.
   */
  private readonly table: Float64Array

  /** `levels` is by entry, `entries` are those of this skill. A cap may be infinite. */
  constructor(levels: Int32Array, entries: Int32Array, target: number, cap: number) {
    this.levels = levels
    this.entries = entries
    this.cap = cap > highestCap ? Number.POSITIVE_INFINITY : cap
    this.list = new Int32Array(entries.length)
    this.table = new Float64Array((entries.length + 1) * (target + 1 + (this.isCapped ? cap : 0)))
  }

  private get isCapped(): boolean {
    return this.cap < Number.POSITIVE_INFINITY
  }

  /** Chooses what may be taken, and what has still to be reached. False if the target is exceeded by more than the cap. */
  open(isFree: (entry: number) => boolean, target: number): boolean {
    this.count = 0
    for (const entry of this.entries) if (isFree(entry)) this.list[this.count++] = entry
    this.from = Math.max(0, target)
    this.to = this.isCapped ? target + this.cap : this.from
    this.width = Math.max(0, this.to) + 1
    return this.to >= 0
  }

  /** Marks the cheapest choice. Returns its cost, which is infinite when there is none. */
  solve(costs: Float64Array, chosen: Uint8Array): number {
    const { table, list, levels, width, count } = this
    table.fill(Number.POSITIVE_INFINITY, 0, width)
    table[0] = 0
    for (let k = 0, row = 0; k < count; k++, row += width) {
      const entry = list[k] ?? 0
      const level = levels[entry] ?? 0
      const cost = costs[entry] ?? 0
      const next = row + width
      const below = this.isCapped ? Math.min(level, width) : Math.min(level, width - 1) + 1
      const alone = this.isCapped ? Number.POSITIVE_INFINITY : (table[row] ?? 0) + cost
      for (let j = 0; j < below; j++) {
        table[next + j] = Math.min(alone, table[row + j] ?? 0)
      }
      for (let j = below; j < width; j++) {
        table[next + j] = Math.min(table[row + j] ?? 0, (table[row + j - level] ?? 0) + cost)
      }
    }
    const last = count * width
    let open = this.from
    for (let j = this.from + 1; j <= this.to; j++) if ((table[last + j] ?? 0) < (table[last + open] ?? 0)) open = j
    this.sum = table[last + open] ?? 0
    if (this.sum === Number.POSITIVE_INFINITY) return this.sum
    for (let k = count - 1, row = last; k >= 0; k--, row -= width) {
      if ((table[row + open] ?? 0) >= (table[row - width + open] ?? 0)) continue
      const entry = list[k] ?? 0
      chosen[entry] = 1
      open = Math.max(0, open - (levels[entry] ?? 0))
    }
    return this.sum
  }

  /** Says for each entry how much the least cost rises when the entry must be taken, and when it must not. Needs the table of `solve`. */
  eachForced(costs: Float64Array, report: (entry: number, withIt: number, without: number) => void): void {
    const { table, list, levels, width, count, from, to } = this
    /** By level: the least cost of reaching it with the entries after this one. */
    let after = new Float64Array(width).fill(Number.POSITIVE_INFINITY)
    let next = new Float64Array(width)
    after[0] = 0
    /** With so many levels before, the least cost of the entries after this one. */
    const rest = (levels: number) => {
      if (!this.isCapped) return after[Math.max(0, from - levels)] ?? 0
      let least = Number.POSITIVE_INFINITY
      for (let j = Math.max(0, from - levels); j <= to - levels; j++) least = Math.min(least, after[j] ?? 0)
      return least
    }
    for (let k = count - 1; k >= 0; k--) {
      const entry = list[k] ?? 0
      const level = levels[entry] ?? 0
      const cost = costs[entry] ?? 0
      let withIt = Number.POSITIVE_INFINITY
      let without = Number.POSITIVE_INFINITY
      for (let j = 0; j < width; j++) {
        const before = table[k * width + j] ?? 0
        if (before === Number.POSITIVE_INFINITY) continue
        withIt = Math.min(withIt, before + rest(j + level))
        without = Math.min(without, before + rest(j))
      }
      report(entry, withIt + cost - this.sum, without - this.sum)
      for (let j = 0; j < width; j++) {
        const taken = this.isCapped && j < level ? Number.POSITIVE_INFINITY : (after[Math.max(0, j - level)] ?? 0) + cost
        next[j] = Math.min(after[j] ?? 0, taken)
      }
      ;[after, next] = [next, after]
    }
  }
}

/** Higher ones exclude so little that they are not worth the larger table. */
const highestCap = 8
