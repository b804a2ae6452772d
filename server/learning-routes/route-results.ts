import type { RouteSearchEvent } from '#contract/learning-routes/learning-routes.ts'
import type { RouteLine } from '#server/automated-search/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { addDays } from './days.ts'
import { describeRefusal } from './describe-refusal.ts'
import { toChange, toPlan } from './get-route.ts'
import { addChange, isLastSearch, type RouteRow, showSearch } from './learning-routes.queries.ts'
import { deleteOldPlans, insertPlan } from './plans.queries.ts'
import { refusals } from './words.ts'

export interface StartedSearch {
  /** As it was when the search was started. */
  route: RouteRow
  number: number
  today: string
  /** Its plans are not steps of the staircase, which stays. */
  isRenewal?: boolean
}

/** The last event of a search that another one, or a change of the goal, has ended. */
export const ended = {
  kind: 'refused' as const,
  message: refusals.searchEnded().message,
  earliest: null,
} satisfies RouteSearchEvent

/** The last event of a search that found nothing before it broke off. */
export const unfinished = {
  kind: 'refused' as const,
  message: refusals.searchUnfinished().message,
  earliest: null,
} satisfies RouteSearchEvent

/** What a search of a route has found, stored and described. */
export class RouteResults {
  /** Only of a renewal: whether no plan costs less than those that were found. */
  isCheapest = false
  private readonly parts: Parts
  private readonly started: StartedSearch
  /** Until the first result, those of the search before are shown. */
  private isShown = false
  private hasPlan = false
  private isRefused = false

  constructor(parts: Parts, started: StartedSearch) {
    this.parts = parts
    this.started = started
  }

  async keep(line: RouteLine): Promise<RouteSearchEvent | undefined> {
    if (line.kind === 'progress') return line
    if (line.kind === 'cheapest') {
      this.isCheapest = true
      return undefined
    }
    const { db } = this.parts
    const { number, today } = this.started
    const { id, form, skillNames } = this.started.route
    this.isShown ||= await this.show()
    if (!this.isShown) return ended
    if (line.kind === 'refused') {
      this.isRefused = true
      const skillName = (skillId: number) => skillNames.find((skill) => skill.skillId === skillId)?.skillName ?? ''
      return { kind: 'refused', ...describeRefusal(form, line.why, today, skillName) }
    }
    if (line.kind === 'change') {
      const change = toChange(line.change, skillNames)
      return !(await addChange(db, id, number, line.change)) ? ended : change && { kind: 'change', change }
    }
    const plan = { ...line, changes: line.changes ?? null, finishDate: addDays(today, line.day) }
    const stored = await insertPlan(db, id, number, plan)
    this.hasPlan = true
    return stored ? { kind: 'plan', plan: toPlan({ ...plan, ...stored }) } : ended
  }

  /** After the last line. */
  last(): RouteSearchEvent | undefined {
    if (this.isRefused) return undefined
    if (this.hasPlan) return { kind: 'done' }
    return unfinished
  }

  private show(): Promise<boolean> {
    const { route, number, isRenewal } = this.started
    const { id, shownSearch } = route
    return inTransaction(this.parts, async ({ db, clock }) => {
      const isLast = isRenewal ? await isLastSearch(db, id, number) : await showSearch(db, id, number, clock.now())
      if (isLast) await deleteOldPlans(db, id, isRenewal ? shownSearch : null)
      return isLast
    })
  }
}
