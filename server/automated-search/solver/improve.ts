const mostTriesInVain = 200

interface Improving<T> {
  getId: (part: T) => number
  getCost: (plan: T[]) => number
  /** Undefined when it finds no plan with these. */
  rebuild: (kept: T[], round: number) => T[] | undefined
  isOver: () => boolean
  onBetter?: (plan: T[]) => void
}

/** Rebuilds a plan from parts of it, and keeps what is better, until many tries in a row were in vain. */
export function improve<T>(start: T[], { getId, getCost, rebuild, isOver, onBetter }: Improving<T>): T[] {
  let plan = start
  let cost = getCost(plan)
  for (let round = 0, inVain = 0; inVain < mostTriesInVain && !isOver(); round++, inVain++) {
    // A quarter to a half is left out, something else in each round: the products scatter the ids.
    const isKept = (part: T) => Math.imul(getId(part) ^ Math.imul(round, 0x85ebca6b), 0x9e3779b1) >>> 28 >= 4 + (round % 5)
    const next = rebuild(plan.filter(isKept), round)
    if (!next || getCost(next) >= cost) continue
    plan = next
    cost = getCost(plan)
    inVain = 0
    onBetter?.(plan)
  }
  return plan
}
