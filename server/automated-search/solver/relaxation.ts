import { Knapsack } from './knapsack.ts'
import type { Task } from './task.ts'

export const free = 0
export const taken = 1
export const banned = -1

/** A part of the search: what is decided about each item, and how costs are split. */
export interface Node {
  status: Int8Array
  /** By entry: the part of its item's cost that its skill bears. */
  costs: Float64Array
  /** By link: the part of its material's cost that its item bears. */
  parts: Float64Array
  /** By limit: what one more unit would cost. */
  fines: Float64Array
  /** No plan in this part costs less. */
  bound: number
}

export const copy = ({ status, costs, parts, fines, bound }: Node): Node => ({
  status: status.slice(),
  costs: costs.slice(),
  parts: parts.slice(),
  fines: fines.slice(),
  bound,
})

/**
 * The bound. The cost of an item is split among its skills, that of a shared material among its items. Then every skill is a knapsack of
 * its own. However costs are split, the sum of the knapsacks' least costs is a bound: in a real plan all skills agree on the items.
 * `shift` moves costs to where an item is taken from where it is not, which raises the bound.
 *
 * An entry is an item in the knapsack of a skill; a link is an item with a shared material.
 */
export class Relaxation {
  /** By entry: whether its knapsack takes it, after `solve`. */
  readonly chosen: Uint8Array
  /** By item: how much every plan with it, and every plan without it, exceeds the bound, after `force`. */
  readonly more: Float64Array
  readonly less: Float64Array
  readonly entriesByItem: Int32Array[]
  freeItems: number[] = []
  private readonly task: Task
  private readonly knapsacks: Knapsack[]
  private readonly itemByEntry: Int32Array
  private readonly linksByItem: Int32Array[]
  private readonly itemOfLink: Int32Array
  private readonly materialOfLink: Int32Array
  private readonly linksOfMaterial: Int32Array[]
  /** The node's costs with fines. */
  private readonly costs: Float64Array
  /** By item: the share of its skills that take it. */
  private readonly agreed: Float64Array
  private readonly used: Float64Array
  private spent = 0

  constructor(task: Task) {
    this.task = task
    const { items, targets, materialCosts, limits } = task
    const entries = items.flatMap(({ gains }, item) => gains.map((gain) => ({ item, ...gain })))
    const links = items.flatMap(({ shared }, item) => shared.map((material) => ({ item, material })))
    const levels = Int32Array.from(entries, ({ level }) => level)
    const bySkill = group(entries, targets.length, ({ skill }) => skill)
    this.itemByEntry = Int32Array.from(entries, ({ item }) => item)
    this.entriesByItem = group(entries, items.length, ({ item }) => item)
    this.itemOfLink = Int32Array.from(links, ({ item }) => item)
    this.materialOfLink = Int32Array.from(links, ({ material }) => material)
    this.linksByItem = group(links, items.length, ({ item }) => item)
    this.linksOfMaterial = group(links, materialCosts.length, ({ material }) => material)
    this.knapsacks = bySkill.map(
      (list, skill) => new Knapsack(levels, list, targets[skill] ?? 0, task.caps[skill] ?? Number.POSITIVE_INFINITY),
    )
    this.chosen = new Uint8Array(entries.length)
    this.costs = new Float64Array(entries.length)
    this.more = new Float64Array(items.length)
    this.less = new Float64Array(items.length)
    this.agreed = new Float64Array(items.length)
    this.used = new Float64Array(limits.length)
  }

  /** Nothing is decided. Materials are split evenly; each skill bears what its levels are worth, and an equal part of the rest. */
  start(worth: number[], fines: number[]): Node {
    const { items, materialCosts } = this.task
    const parts = Float64Array.from(
      this.materialOfLink,
      (material) => (materialCosts[material] ?? 0) / (this.linksOfMaterial[material]?.length ?? 1),
    )
    const costs = new Float64Array(this.itemByEntry.length)
    for (const [item, { cost, gains }] of items.entries()) {
      const values = gains.map(({ skill, level }) => level * (worth[skill] ?? 0))
      let rest = cost - values.reduce((sum, value) => sum + value, 0)
      for (const link of this.linksByItem[item] ?? []) rest += parts[link] ?? 0
      for (const [place, entry] of (this.entriesByItem[item] ?? []).entries()) {
        costs[entry] = (values[place] ?? 0) + rest / gains.length
      }
    }
    return {
      status: new Int8Array(items.length),
      costs,
      parts,
      fines: Float64Array.from(fines),
      bound: Number.NEGATIVE_INFINITY,
    }
  }

  /** Goes to the node. False when what is taken already breaks a limit or exceeds a cap. */
  enter({ status }: Node): boolean {
    const { targets, items, materialCosts, limits } = this.task
    const left = [...targets]
    const paid = new Set<number>()
    this.spent = 0
    this.used.fill(0)
    this.freeItems = []
    for (const [item, { cost, gains, shared, uses }] of items.entries()) {
      if (status[item] === free) this.freeItems.push(item)
      if (status[item] !== taken) continue
      this.spent += cost
      for (const { skill, level } of gains) left[skill] = (left[skill] ?? 0) - level
      for (const material of shared) paid.add(material)
      for (const [place, use] of uses.entries()) this.used[place] = (this.used[place] ?? 0) + use
    }
    for (const material of paid) this.spent += materialCosts[material] ?? 0
    const isFree = (entry: number) => status[this.itemByEntry[entry] ?? 0] === free
    for (const [skill, knapsack] of this.knapsacks.entries()) if (!knapsack.open(isFree, left[skill] ?? 0)) return false
    return limits.every((limit, place) => (this.used[place] ?? 0) <= limit + 1e-6)
  }

  /** Returns the bound of the current node with its present splits. */
  solve({ costs, fines }: Node): number {
    this.costs.set(costs)
    let bound = this.spent
    for (const [place, fine] of fines.entries()) {
      if (fine === 0) continue
      bound += fine * ((this.used[place] ?? 0) - (this.task.limits[place] ?? 0))
      for (const item of this.freeItems) this.add(this.costs, item, fine * (this.task.items[item]?.uses[place] ?? 0))
    }
    this.chosen.fill(0)
    for (const knapsack of this.knapsacks) bound += knapsack.solve(this.costs, this.chosen)
    return bound
  }

  /** Fills `more` and `less`, after `solve`. */
  force(): void {
    this.more.fill(0)
    this.less.fill(0)
    for (const knapsack of this.knapsacks) {
      knapsack.eachForced(this.costs, (entry, withIt, without) => {
        const item = this.itemByEntry[entry] ?? 0
        this.more[item] = (this.more[item] ?? 0) + withIt
        this.less[item] = (this.less[item] ?? 0) + without
      })
    }
  }

  /** A step of the subgradient method, after `solve`: the further apart the skills are, the shorter. False when all agree. */
  shift(node: Node, length: number): boolean {
    let distance = 0
    for (const item of this.freeItems) {
      const entries = this.entriesByItem[item] ?? []
      let count = 0
      for (const entry of entries) count += this.chosen[entry] ?? 0
      this.agreed[item] = count / entries.length
      distance += count - (count * count) / entries.length
    }
    const excesses = [...node.fines].map((fine, place) => {
      const excess = this.sumExcess(place)
      return fine === 0 && excess < 0 ? 0 : excess
    })
    for (const excess of excesses) distance += excess * excess
    const shares = this.linksOfMaterial.map((links) => (links.length > 1 ? this.measureShares(node, links) : undefined))
    for (const share of shares) distance += share?.distance ?? 0
    if (distance < 1e-9) return false

    const step = length / distance
    for (const item of this.freeItems) {
      const mean = this.agreed[item] ?? 0
      if (mean === 0 || mean === 1) continue
      for (const entry of this.entriesByItem[item] ?? []) {
        node.costs[entry] = (node.costs[entry] ?? 0) + step * ((this.chosen[entry] ?? 0) - mean)
      }
    }
    for (const [place, excess] of excesses.entries()) node.fines[place] = Math.max(0, (node.fines[place] ?? 0) + step * excess)
    for (const [material, share] of shares.entries()) {
      if (!share) continue
      const wanted = share.links.map((link) =>
        Math.max(0, (node.parts[link] ?? 0) + step * ((this.agreed[this.itemOfLink[link] ?? 0] ?? 0) - share.mean)),
      )
      const scale = (this.task.materialCosts[material] ?? 0) / wanted.reduce((sum, part) => sum + part, 0)
      for (const [place, link] of share.links.entries()) this.charge(node, link, (wanted[place] ?? 0) * scale)
    }
    return true
  }

  /** Decides on an item. A material of a taken item is paid, and costs its other items nothing; a banned item's part goes to the others. */
  decide(node: Node, item: number, status: typeof taken | typeof banned): void {
    node.status[item] = status
    for (const link of this.linksByItem[item] ?? []) {
      const others = (this.linksOfMaterial[this.materialOfLink[link] ?? 0] ?? new Int32Array()).filter((other) => other !== link)
      const linkStatus = (other: number) => node.status[this.itemOfLink[other] ?? 0]
      if (others.some((other) => linkStatus(other) === taken)) continue
      const open = others.filter((other) => linkStatus(other) === free)
      for (const other of open) {
        this.charge(node, other, status === taken ? 0 : (node.parts[other] ?? 0) + (node.parts[link] ?? 0) / open.length)
      }
      node.parts[link] = 0
    }
  }

  /** What the item costs with its parts and fines. */
  itemCost(item: number): number {
    let sum = 0
    for (const entry of this.entriesByItem[item] ?? []) sum += this.costs[entry] ?? 0
    return sum
  }

  private sumExcess(place: number): number {
    let excess = (this.used[place] ?? 0) - (this.task.limits[place] ?? 0)
    for (const item of this.freeItems) excess += (this.agreed[item] ?? 0) * (this.task.items[item]?.uses[place] ?? 0)
    return excess
  }

  /** How differently the items of an unpaid material are taken; undefined if all are taken equally. */
  private measureShares({ status }: Node, all: Int32Array): { links: number[]; mean: number; distance: number } | undefined {
    let sum = 0
    let squares = 0
    const links: number[] = []
    for (const link of all) {
      const item = this.itemOfLink[link] ?? 0
      if (status[item] === taken) return undefined
      if (status[item] !== free) continue
      const share = this.agreed[item] ?? 0
      links.push(link)
      sum += share
      squares += share * share
    }
    const distance = squares - (sum * sum) / links.length
    return distance > 1e-9 ? { links, mean: sum / links.length, distance } : undefined
  }

  private charge(node: Node, link: number, part: number): void {
    this.add(node.costs, this.itemOfLink[link] ?? 0, part - (node.parts[link] ?? 0))
    node.parts[link] = part
  }

  /** Adds a cost to an item, in equal parts for its skills. */
  private add(costs: Float64Array, item: number, cost: number): void {
    const entries = this.entriesByItem[item] ?? []
    for (const entry of entries) costs[entry] = (costs[entry] ?? 0) + cost / entries.length
  }
}

/** Returns for each of `count` keys the places of the values that have it. */
function group<T>(values: T[], count: number, getKey: (value: T) => number): Int32Array[] {
  const groups: number[][] = Array.from({ length: count }, () => [])
  for (const [place, value] of values.entries()) groups[getKey(value)]?.push(place)
  return groups.map((places) => Int32Array.from(places))
}
