/**
 * One skill on its own: the cheapest entries whose levels add up to the target. An entry is a course in the list of a skill. Levels are
 * small whole numbers, so a table with a row for each entry and a column for each level gives the exact answer.
 */
export class Knapsack {
  /** The least cost, after `solve`. */
  sum = 0
  private readonly levels: Int32Array
  private readonly entries: Int32Array
  /** The entries that may be taken. */
  private readonly list: Int32Array
  private count = 0
  private width = 1
  /** Row k, column j: the least cost of reaching level j with the first k entries of the list. */
  private readonly table: Float64Array

  /** `levels` is by entry, `entries` are those of this skill. */
  constructor(levels: Int32Array, entries: Int32Array, target: number) {
    this.levels = levels
    this.entries = entries
    this.list = new Int32Array(entries.length)
    this.table = new Float64Array((entries.length + 1) * (target + 1))
  }

  /** Chooses what may be taken, and what has still to be reached. */
  open(isFree: (entry: number) => boolean, target: number): void {
    this.count = 0
    for (const entry of this.entries) if (isFree(entry)) this.list[this.count++] = entry
    this.width = Math.max(0, target) + 1
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
      const enough = Math.min(level, width - 1)
      const alone = (table[row] ?? 0) + cost
      for (let j = 0; j <= enough; j++) {
        table[next + j] = Math.min(alone, table[row + j] ?? 0)
      }
      for (let j = enough + 1; j < width; j++) {
        table[next + j] = Math.min(table[row + j] ?? 0, (table[row + j - level] ?? 0) + cost)
      }
    }
    this.sum = table[count * width + width - 1] ?? 0
    if (this.sum === Number.POSITIVE_INFINITY) return this.sum
    let open = width - 1
    for (let k = count - 1, row = count * width; k >= 0; k--, row -= width) {
      if ((table[row + open] ?? 0) >= (table[row - width + open] ?? 0)) continue
      const entry = list[k] ?? 0
      chosen[entry] = 1
      open = Math.max(0, open - (levels[entry] ?? 0))
    }
    return this.sum
  }

  /** Says for each entry how much the least cost rises when the entry must be taken, and when it must not. Needs the table of `solve`. */
  eachForced(costs: Float64Array, report: (entry: number, withIt: number, without: number) => void): void {
    const { table, list, levels, width, count } = this
    /** By level: the least cost of reaching it with the entries after this one. */
    let after = new Float64Array(width).fill(Number.POSITIVE_INFINITY)
    let next = new Float64Array(width)
    after[0] = 0
    for (let k = count - 1; k >= 0; k--) {
      const entry = list[k] ?? 0
      const level = levels[entry] ?? 0
      const cost = costs[entry] ?? 0
      let withIt = Number.POSITIVE_INFINITY
      let without = Number.POSITIVE_INFINITY
      for (let j = 0; j < width; j++) {
        const before = table[k * width + j] ?? 0
        const open = width - 1 - j
        withIt = Math.min(withIt, before + (after[Math.max(0, open - level)] ?? 0))
        without = Math.min(without, before + (after[open] ?? 0))
      }
      report(entry, withIt + cost - this.sum, without - this.sum)
      for (let j = 0; j < width; j++) next[j] = Math.min(after[j] ?? 0, (after[Math.max(0, j - level)] ?? 0) + cost)
      ;[after, next] = [next, after]
    }
  }
}
