import {
  type ProofCut,
  type ProofNode,
  type ProofPrices,
  partsOfPoint,
  type RouteProof,
} from '#contract/learning-routes/route-proof.ts'
import type { ProofNode as Node, RouteProof as Proof } from './solver/route/prove-route.ts'
import type { RouteInstance } from './solver/route/route.ts'
import type { Cut, Multipliers } from './solver/route/route-bound.ts'

/** Where the file has courses and materials, by their ids. */
export interface Places {
  courses: ReadonlyMap<number, number>
  materials: ReadonlyMap<number, number>
}

/** The proof as the file has it: with places of the file, and prices in billionths. */
export function writeCertificate({ rounds, rest }: Proof, places: Places): RouteProof['certificate'] {
  return {
    rounds: rounds.map(({ instance, multipliers }, place) => {
      const writer = new CertificateWriter(instance, places)
      const prices = writer.prices(multipliers)
      return { courses: place === 0 ? null : writer.courses(), cuts: writer.cuts, prices }
    }),
    rest: rest ? new CertificateWriter(rest.instance, places).tree(rest.tree) : null,
  }
}

class CertificateWriter {
  readonly cuts: ProofCut[] = []
  private readonly instance: RouteInstance
  private readonly places: Places
  private readonly cutPlaces = new Map<Cut, number>()

  constructor(instance: RouteInstance, places: Places) {
    this.instance = instance
    this.places = places
  }

  courses(): number[] {
    return this.instance.courses.map(({ id }) => this.courseAt(id))
  }

  /** Nodes of the same prices, which are those of the part before, name them once. */
  tree(root: Node): NonNullable<RouteProof['certificate']['rest']> {
    const nodes: ProofNode[] = []
    const prices: ProofPrices[] = []
    const known = new Map<Multipliers, number>()
    const write = ({ split, multipliers }: Node): number => {
      const place = nodes.push({ prices: 0 }) - 1
      if (split) {
        const { course, by } = split
        nodes[place] = { course: this.courseAt(course.id), by, no: write(split.no), yes: write(split.yes) }
      } else {
        const same = known.get(multipliers) ?? prices.push(this.prices(multipliers)) - 1
        known.set(multipliers, same)
        nodes[place] = { prices: same }
      }
      return place
    }
    write(root)
    return { courses: this.courses(), cuts: this.cuts, prices, nodes }
  }

  prices({ worth, minutes, points, parts, cuts = [] }: Multipliers): ProofPrices {
    const { milestones, targets, sharedIds } = this.instance
    return {
      levels: milestones.map((_, by) => targets.map((_, skill) => inParts(worth[by]?.[skill] ?? 0))),
      minutes: milestones.map((_, by) => inParts(minutes[by] ?? 0)),
      points: milestones.map((_, by) => inParts(points[by] ?? 0)),
      parts: parts
        .map(({ course, material, by, part }): [number, number, number, number] => [
          this.courseAt(course.id),
          this.places.materials.get(sharedIds[material] ?? 0) ?? 0,
          by,
          inParts(part),
        ])
        .filter(([, , , part]) => part > 0),
      cuts: cuts.map(({ cut, worth }) => [this.cutAt(cut), inParts(worth)]),
    }
  }

  private courseAt(id: number): number {
    return this.places.courses.get(id) ?? 0
  }

  private cutAt(cut: Cut): number {
    const known = this.cutPlaces.get(cut)
    if (known !== undefined) return known
    const weights = this.instance.courses
      .map(({ id, place }): [number, number] => [this.courseAt(id), cut.weights[place] ?? 0])
      .filter(([, weight]) => weight > 0)
    const place = this.cuts.push({ by: cut.by, skill: cut.skill, weights }) - 1
    this.cutPlaces.set(cut, place)
    return place
  }
}

const inParts = (points: number) => Math.round(points * partsOfPoint)
