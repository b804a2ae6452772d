import { z } from 'zod'

/**
 * A plan of a route with everything that is needed to check it without the portal: the goal, all courses that could be chosen, the plan, and
 * why no plan costs less. `npm run portal -- verify plan` checks it; docs/route-proofs.md explains it. It names no person.
 */

/** How many parts a point has in a proof. Whole parts can be added exactly. */
export const partsOfPoint = 1_000_000_000

const count = z.int().min(0)
const date = z.iso.date()

/** What is scarce has a price, in billionths of a point. Whatever the prices are, they give a bound. */
export const ProofPrices = z.object({
  /** By milestone and skill: what a level is worth. */
  levels: z.array(z.array(count)),
  /** By milestone: what a minute, and what a point, costs on top. */
  minutes: z.array(count),
  points: z.array(count),
  /** Course, material, milestone, and the part of the material's cost that the course bears. */
  parts: z.array(z.tuple([count, count, count, count])),
  /** The place of a cut, and what one of its weights is worth. */
  cuts: z.array(z.tuple([count, count])),
})
export type ProofPrices = z.infer<typeof ProofPrices>

/** A weight for each course that teaches a skill. Every plan that reaches the level of the milestone has at least a certain sum of weights. */
export const ProofCut = z.object({ by: count, skill: count, weights: z.array(z.tuple([count, count])) })
export type ProofCut = z.infer<typeof ProofCut>

/** A part of all plans: split by whether a course is finished by a milestone, or closed by prices. Nodes are named by their places. */
export const ProofNode = z.union([z.object({ course: count, by: count, no: count, yes: count }), z.object({ prices: count })])
export type ProofNode = z.infer<typeof ProofNode>

export const RouteProof = z.object({
  format: z.literal('coursewise-route-proof'),
  version: z.literal(1),
  /** The first day of learning. */
  today: date,
  hoursPerWeek: z.number().min(0.5).max(168).multipleOf(0.5),
  /** The Sundays with which weeks without learning begin. */
  weeksOff: z.array(date),
  /** Null if the points do not limit the plan. */
  points: z.object({ now: count, expected: z.array(z.object({ date, points: count })) }).nullable(),
  skills: z.array(z.string()),
  /** In the order of their dates. `levels`: by skill, what is still missing. The last one has the day on which the plan is finished. */
  milestones: z.array(z.object({ date, levels: z.array(count) })).min(1),
  /** The minutes of each material that is still to be learned. */
  materials: z.array(count),
  /** All that teach something that is missing, and those that must be in the plan. Skills and materials are named by their places. */
  courses: z.array(
    z.object({
      id: count,
      price: count,
      gains: z.array(z.tuple([count, count])),
      materials: z.array(count),
      isMust: z.literal(true).optional(),
    }),
  ),
  /** In the order of learning. `course`: its place; `by`: the place of the milestone. */
  plan: z.array(z.object({ course: count, name: z.string(), by: count })),
  price: count,
  minutes: count,
  finishDate: date,
  /** No plan that keeps these dates costs less. If it is the price, the plan is proven to be the cheapest. */
  leastPrice: count,
  certificate: z.object({
    /** Each begins with these courses, or with all. Its prices show which of them are in no plan that costs less. */
    rounds: z.array(z.object({ courses: z.array(count).nullable(), cuts: z.array(ProofCut), prices: ProofPrices })),
    /** What is left after the rounds. The first node is all plans; others come after the one that they are part of. */
    rest: z
      .object({ courses: z.array(count), cuts: z.array(ProofCut), prices: z.array(ProofPrices), nodes: z.array(ProofNode) })
      .nullable(),
  }),
})
export type RouteProof = z.infer<typeof RouteProof>
