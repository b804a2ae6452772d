import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { useSession } from '#web/core/session.ts'
import {
  firstLevel,
  type PlanSearch,
  planPath,
  planQuery,
  readPlanSearch,
  readSkill,
  useGuestLevels,
  useNamed,
  withNames,
} from '#web/features/automated-search/index.ts'

/** Long enough for several steps of a level, short enough that the plan seems to follow. */
const pause = 500

/** What was changed since the address was opened. It belongs to one visit, so the next navigation ends it. */
interface Changed {
  visit: string
  planSearch: PlanSearch
}

/** What is wanted, and its plan. The address has it, and follows what is changed after a pause, so that Back leaves the page. */
export function useWantedPlan() {
  const [params] = useSearchParams()
  const { key: visit, state } = useLocation()
  const navigate = useNavigate()
  const viewer = useSession().claims?.sub
  // Its query has them.
  useGuestLevels()
  const [changed, setChanged] = useState<Changed>()
  const inAddress = readAddress(params)
  const path = planPath(inAddress)
  const wanted = changed?.visit === visit ? changed.planSearch : withNames(inAddress, changed?.planSearch ?? inAddress)
  const wantedPath = planPath(wanted)
  const isChanged = wantedPath !== path
  const follow = (to: string, replace = true) =>
    navigate(to, { replace: replace || to === path, preventScrollReset: true, state: { isFollowing: true } })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the addresses represent what is wanted
  useEffect(() => {
    if (!isChanged) return
    const timer = setTimeout(() => follow(wantedPath), pause)
    return () => clearTimeout(timer)
  }, [wantedPath, isChanged])
  const query = useQuery({
    ...planQuery(inAddress, viewer),
    enabled: inAddress.wish.length > 0,
    placeholderData: keepPreviousData,
  })
  const change = (planSearch: PlanSearch) => setChanged({ visit, planSearch })
  const search = (planSearch: PlanSearch, replace = true) => {
    change(planSearch)
    void follow(planPath(planSearch), replace)
  }
  return {
    wanted: useNamed(wanted),
    change,
    /** Without the pause. */
    search,
    /** For something else altogether: Back returns what was wanted before. */
    start: (planSearch: PlanSearch) => search(planSearch, false),
    query,
    isChanged,
    /** Whether nothing was wanted when the page was opened or reloaded, rather than taken away on it. */
    isNew: path === paths.plan() && !(changed && state?.isFollowing),
  }
}

/** Earlier links name one skill. */
function readAddress(params: URLSearchParams): PlanSearch {
  const planSearch = readPlanSearch(params)
  const skillId = readSkill(params)
  return planSearch.wish.length > 0 || skillId === undefined
    ? planSearch
    : { ...planSearch, wish: [{ skillId, level: firstLevel }] }
}
