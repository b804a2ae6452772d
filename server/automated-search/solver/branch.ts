import { banned, copy, free, type Node, Relaxation, taken } from './relaxation.ts'
import type { Item, Task } from './task.ts'

export interface Branching {
  /** What a level of each skill is worth, to begin with. */
  worth: number[]
  /** What a unit of each limit is worth, to begin with. */
  fines: number[]
  /** The cost of the best known choice. */
  value: number
  /** The least by which two different costs differ. */
  step: number
  isOver: () => boolean
  /** The exact cost of a choice that reaches the targets; undefined when it breaks a limit. */
  realCost: (items: Item[]) => number | undefined
  onBetter: (items: Item[], value: number) => void
}

const firstRounds = 300
const laterRounds = 20

/** Branch and bound: goes on where the bound is lowest, until no part can hold a better choice. The bound holds for every choice. */
export function branch(task: Task, branching: Branching): { bound: number } {
  const search = new Search(task, branching)
  search.add(search.relaxation.start(branching.worth, branching.fines), firstRounds)
  const [root] = search.open
  // Most items are banned at once. The rest is searched as a smaller task, which is quicker.
  const left = root ? task.items.filter((_, item) => root.status[item] !== banned) : []
  if (root && left.length < task.items.length / 2) {
    const { bound } = branch({ ...task, items: left }, { ...branching, value: search.value })
    return { bound: Math.max(bound, root.bound) }
  }
  for (let node = search.next(); node; node = search.next()) {
    if (branching.isOver()) return { bound: node.bound }
    for (const status of [taken, banned] as const) {
      const child = copy(node)
      search.relaxation.decide(child, node.item, status)
      search.add(child, laterRounds)
    }
  }
  return { bound: search.value }
}

class Search {
  readonly relaxation: Relaxation
  /** Parts that may hold a better choice, each with the item to decide next. */
  readonly open: (Node & { item: number })[] = []
  value: number
  private readonly task: Task
  private readonly branching: Branching

  constructor(task: Task, branching: Branching) {
    this.task = task
    this.branching = branching
    this.value = branching.value
    this.relaxation = new Relaxation(task)
  }

  /** Takes out the part with the lowest bound; undefined when none can hold a better choice. */
  next(): (Node & { item: number }) | undefined {
    const { open } = this
    let least = 0
    for (const [place, { bound }] of open.entries()) if (bound < (open[least]?.bound ?? 0)) least = place
    const node = open[least]
    const last = open.pop()
    if (last && last !== node) open[least] = last
    return node && !this.isHopeless(node.bound) ? node : undefined
  }

  /** Keeps a part unless its bound shows that it holds nothing better. */
  add(node: Node, rounds: number): void {
    const { relaxation } = this
    for (let left = rounds; ; left = Math.ceil(rounds / 4)) {
      if (!relaxation.enter(node)) return
      this.raise(node, left)
      if (this.isHopeless(node.bound)) return
      const { needed, useless } = this.decideAll(node)
      // When much is decided, the bound of the rest can be raised further.
      if (needed === 0 && useless <= Math.min(10, relaxation.freeItems.length / 10)) break
    }
    const item = this.mostTelling(node)
    if (item !== undefined) this.open.push({ ...node, item })
  }

  /** No better choice costs so much. The margin is for rounding in floating-point sums. */
  private isHopeless(bound: number): boolean {
    return bound > this.value - this.branching.step * 0.95
  }

  /** Raises the bound by shifting costs, with shorter steps when it does not rise any more. The node keeps its best splits. */
  private raise(node: Node, rounds: number): void {
    const { relaxation } = this
    let best = copy(node)
    best.bound = Number.NEGATIVE_INFINITY
    let factor = 1
    let stalled = 0
    for (let round = 0; ; round++) {
      const bound = relaxation.solve(node)
      if (round % 4 === 0) this.offer(node)
      stalled = bound > best.bound + 0.005 * (this.value - bound) ? 0 : stalled + 1
      if (bound > best.bound) best = { ...copy(node), bound }
      if (this.isHopeless(bound) || round === rounds || (round % 16 === 15 && this.branching.isOver())) break
      if (stalled > 5) {
        factor /= 2
        stalled = 0
        if (factor < 0.02) break
        restore(node, best)
        relaxation.solve(node)
      }
      if (!relaxation.shift(node, factor * (this.value - bound))) break
    }
    restore(node, best)
    node.bound = Math.max(node.bound, best.bound)
  }

  /** Decides on every item that the bound decides on. Returns how many. */
  private decideAll(node: Node): { needed: number; useless: number } {
    const { relaxation } = this
    const bound = relaxation.solve(node)
    this.offer(node)
    relaxation.force()
    let needed = 0
    let useless = 0
    for (const item of relaxation.freeItems) {
      if (this.isHopeless(bound + (relaxation.less[item] ?? 0))) {
        relaxation.decide(node, item, taken)
        needed++
      } else if (this.isHopeless(bound + (relaxation.more[item] ?? 0))) {
        relaxation.decide(node, item, banned)
        useless++
      }
    }
    return { needed, useless }
  }

  /** The free item whose decision raises the bound most, both ways. */
  private mostTelling({ status }: Node): number | undefined {
    const { freeItems, more, less } = this.relaxation
    let best: number | undefined
    let bestScore = -1
    for (const item of freeItems) {
      if (status[item] !== free) continue
      const [withIt, without] = [Math.max(1e-6, more[item] ?? 0), Math.max(1e-6, less[item] ?? 0)]
      const score = withIt * without + 1e-9 * (withIt + without)
      if (score <= bestScore) continue
      best = item
      bestScore = score
    }
    return best
  }

  /** Tries what any skill takes, without the dearest items that are not needed. */
  private offer({ status }: Node): void {
    const { chosen, entriesByItem } = this.relaxation
    const over = this.task.targets.map((target) => -target)
    const picked: { item: Item; cost: number }[] = []
    for (const [place, item] of this.task.items.entries()) {
      if (status[place] === banned) continue
      if (status[place] === free && !entriesByItem[place]?.some((entry) => chosen[entry] === 1)) continue
      picked.push({ item, cost: this.relaxation.itemCost(place) })
      for (const { skill, level } of item.gains) over[skill] = (over[skill] ?? 0) + level
    }
    if (over.some((levels) => levels < 0)) return
    picked.sort((a, b) => b.cost - a.cost)
    const kept: Item[] = []
    for (const { item } of picked) {
      if (item.gains.some(({ skill, level }) => (over[skill] ?? 0) < level)) kept.push(item)
      else for (const { skill, level } of item.gains) over[skill] = (over[skill] ?? 0) - level
    }
    const cost = this.branching.realCost(kept)
    if (cost === undefined || cost > this.value - this.branching.step / 2) return
    this.value = cost
    this.branching.onBetter(kept, cost)
  }
}

function restore(node: Node, { costs, parts, fines }: Node): void {
  node.costs.set(costs)
  node.parts.set(parts)
  node.fines.set(fines)
}
