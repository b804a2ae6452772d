import { queryOptions } from '@tanstack/react-query'
import type { Answer } from '#contract/checks/answers.ts'
import * as placement from '#contract/placement/placement.ts'
import { call } from '#web/core/call.ts'
import { keepGuestToken, type PlanSearch, planInput, planPath, readGuestToken } from '#web/features/automated-search/index.ts'

export type { Placement, ProvenPlan, SkillWorth } from '#contract/placement/placement.ts'

/** `guest`: the levels that a guest's browser keeps. */
export const worthQuery = (planSearch: PlanSearch, viewer: string | undefined, guest: string) =>
  queryOptions({
    queryKey: ['placement', 'worth', viewer ?? 'guest', viewer ? '' : guest, planPath(planSearch)],
    queryFn: ({ signal }) => call(placement.weighSkills, { ...toWanted(planSearch), signal }),
    // As with a plan: it costs the server seconds.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

const toWanted = (planSearch: PlanSearch) => {
  const { querystring, body: wish } = planInput(planSearch)
  return { querystring, body: { wish, byTime: planSearch.byTime } }
}
const ofGuest = () => {
  const guest = readGuestToken()
  return { querystring: guest ? { guest } : {} }
}
/** A guest's browser keeps what the server says. */
const kept = (state: placement.Placement) => {
  if (state.guest !== null) keepGuestToken(state.guest)
  return state
}

export const startPlacement = async (planSearch: PlanSearch, skillId: number) => {
  const { querystring, body } = toWanted(planSearch)
  return kept(await call(placement.startPlacement, { querystring, body: { ...body, skillId } }))
}

export const answerPlacement = async (id: number, position: number, answer: Answer | null) =>
  kept(
    await call(placement.answerPlacement, {
      params: { id: String(id), position: String(position) },
      ...ofGuest(),
      body: { answer },
    }),
  )

export const endPlacement = async (id: number) =>
  kept(await call(placement.endPlacement, { params: { id: String(id) }, ...ofGuest() }))

/** After signing in: what was found as a guest goes to the account. */
export async function handOverLevels(): Promise<void> {
  await call(placement.keepGuestLevels, { body: { guest: readGuestToken() } })
  keepGuestToken('')
}
