import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { useSession } from '#web/core/session.ts'
import { useOpenPdf } from '#web/ui/use-open-pdf.ts'
import { planPdf, planQuery } from './automated-search.api.ts'
import { type PlanSearch, planPath, readPlanSearch, selectPath } from './wish-address.ts'
import { useNamed, useWishDraft, withNames } from './wish-draft.ts'

export type AutomatedSelect = ReturnType<typeof useAutomatedSelect>

/** What is shown instead of the results. It belongs to one visit of the address, so the next navigation removes it. */
interface InPlace {
  visit: string
  /** Set when a document could not be made; otherwise skills are being chosen. */
  problem?: Error
}

/** The box and what it shows instead of the results. The address has the last search, the draft the content of the box. */
export function useAutomatedSelect() {
  const [params] = useSearchParams()
  const { key: visit } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const viewer = useSession().claims?.sub
  const [inPlace, setInPlace] = useState<InPlace>()
  const [givenUp, setGivenUp] = useState('')

  const { draft, keepDraft, adoptSearch, adoptMusts } = useWishDraft()
  const inAddress = readPlanSearch(params)
  const searchedPath = inAddress.wish.length > 0 ? planPath(inAddress) : ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text represents the wish, which is a new object each time
  useLayoutEffect(() => {
    if (searchedPath) adoptSearch(inAddress)
  }, [searchedPath])
  /** An address with courses but without skills asks for the skills. */
  const mustsToAdopt = searchedPath ? '' : inAddress.must.join(',')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text represents the courses, which are a new list each time
  useLayoutEffect(() => {
    if (!mustsToAdopt) return
    adoptMusts(inAddress.must)
    setInPlace({ visit })
  }, [mustsToAdopt, visit])
  const planSearch = useNamed(withNames(inAddress, draft))

  const search = (wanted: PlanSearch) => {
    const path = planPath(wanted)
    keepDraft(wanted, path)
    setGivenUp('')
    // Pressing SEARCH again asks for a fresh plan.
    void client.invalidateQueries({ queryKey: planQuery(wanted, viewer).queryKey })
    return navigate(selectPath(wanted), { replace: path === searchedPath })
  }
  const pdf = useOpenPdf({
    load: () => planPdf(draft),
    fileName: 'learning-plan.pdf',
    onProblem: (problem) => setInPlace({ visit, problem }),
  })
  const shown = inPlace?.visit === visit ? inPlace : undefined
  return {
    draft,
    change: (next: PlanSearch) => {
      keepDraft(next)
      // Nobody waits for the old plan any more, so the server can stop.
      const { queryKey } = planQuery(planSearch, viewer)
      if (planPath(next) !== searchedPath && client.isFetching({ queryKey }) > 0) {
        setGivenUp(searchedPath)
        void client.cancelQueries({ queryKey })
      }
      if (shown?.problem) setInPlace(undefined)
    },
    clean: () => {
      keepDraft({ ...draft, wish: [], must: [] }, '')
      setInPlace(undefined)
      if (searchedPath || mustsToAdopt) navigate(paths.filteredCourses(), { state: { keepsFocus: true } })
    },
    search,
    pdf,
    viewer,
    /** Undefined if the address asks for no plan. */
    planSearch: searchedPath ? planSearch : undefined,
    /** Whether the box was changed since the search, so that the plan does not match it. */
    isChanged: searchedPath !== planPath(draft),
    /** Whether the wish was changed during the search. */
    isGivenUp: givenUp !== '' && givenUp === searchedPath,
    isChoosing: shown !== undefined && shown.problem === undefined,
    choose: () => setInPlace({ visit }),
    endChoosing: () => setInPlace(undefined),
    problem: shown?.problem,
  }
}
