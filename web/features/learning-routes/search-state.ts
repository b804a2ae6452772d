import type { RouteChange, RoutePlan, RouteSearchEvent } from '#contract/learning-routes/learning-routes.ts'

/** What a search has told so far. */
export interface RouteSearch {
  isRunning: boolean
  plans: RoutePlan[]
  changes: RouteChange[]
  /** How many of how many searches are over. */
  done: number
  of: number
  /** Why no route keeps all dates, and by which day it would be possible. */
  refusal: { message: string; earliest: string | null } | undefined
  /** Why it failed. */
  error: unknown
}

export const noSearch: RouteSearch = {
  isRunning: false,
  plans: [],
  changes: [],
  done: 0,
  of: 0,
  refusal: undefined,
  error: undefined,
}

/** Each plan is later and cheaper than the one before, whatever the order in which they are found. */
export function follow(search: RouteSearch, event: RouteSearchEvent): RouteSearch {
  if (event.kind === 'plan') {
    const { plan } = event
    // It may be as early and as cheap as one that was found before.
    const others = search.plans.filter(({ finishDate, price }) => finishDate < plan.finishDate || price < plan.price)
    return { ...search, plans: [...others, plan].sort((one, other) => one.finishDate.localeCompare(other.finishDate)) }
  }
  if (event.kind === 'change') return { ...search, changes: [...search.changes, event.change] }
  if (event.kind === 'progress') return { ...search, done: event.done, of: event.of }
  if (event.kind === 'refused') return { ...search, refusal: { message: event.message, earliest: event.earliest } }
  return search
}

export const isLast = ({ kind }: RouteSearchEvent) => kind === 'done' || kind === 'refused'
