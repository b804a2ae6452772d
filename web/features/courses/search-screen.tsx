import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { matchPath, useNavigation, useParams, useSearchParams } from 'react-router'
import type { PageInfo } from '#contract/core/http.ts'
import { paths } from '#contract/core/paths.ts'
import {
  type AutomatedSelect,
  AutomatedStage,
  SelectBox,
  type SelectBoxHandle,
  useAutomatedSelect,
} from '#web/features/automated-search/index.ts'
import { BackToQuestion } from '#web/features/first-question/index.ts'
import { Button } from '#web/ui/button.tsx'
import { RouteIcon, SlidersIcon } from '#web/ui/icons.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'
import { common } from '#web/ui/words.ts'
import { ChosenFacets } from './chosen-facets.tsx'
import { CourseGridSkeleton } from './course-grid.tsx'
import { searchQuery } from './courses.api.ts'
import { FacetGroups } from './facet-groups.tsx'
import classes from './search.module.css'
import { readSearch, type Search, searchColumns } from './search-address.ts'
import { SearchControls } from './search-controls.tsx'
import { SearchHeading } from './search-heading.tsx'
import { SearchResults } from './search-results.tsx'
import { useChangeSearch } from './use-change-search.ts'
import { words } from './words.ts'

const SearchDrawer = lazy(() => import('./search-drawer.tsx').then((module) => ({ default: module.SearchDrawer })))

function SearchScreen() {
  const { filter } = useParams()
  const [params] = useSearchParams()
  const search = readSearch(filter, params)
  const select = useAutomatedSelect()
  const query = useQuery({ ...searchQuery(search), enabled: !select.planSearch })
  const [drawer, setDrawer] = useState<'filter' | 'select'>()
  const isWide = useIsWide()
  const heading = useRef<HTMLHeadingElement>(null)
  const selectBox = useRef<SelectBoxHandle>(null)
  const wanted = useWanted()
  const shown = wanted ?? search
  const change = useChangeSearch(shown)
  const isPlan = select.isChoosing || select.problem !== undefined || select.planSearch !== undefined
  const found = isPlan ? undefined : query.data?.info

  const choose = () => {
    setDrawer(undefined)
    select.choose()
  }
  /** Leads to the levels of the chosen skills: in the box, or in the drawer where there is no room for it. */
  const setLevels = () => {
    select.endChoosing()
    if (!selectBox.current?.focus()) setDrawer('select')
  }
  return (
    <>
      <SearchHeading
        ref={heading}
        filter={search.filter}
        isPlan={isPlan}
        status={isPlan ? wayText(select) : found && foundText(found)}
      >
        <Suspense>{!isPlan && search.filter && <BackToQuestion filter={search.filter} />}</Suspense>
        <div className={classes.openers}>
          <Button
            variant="default"
            size="sm"
            leftSection={<SlidersIcon />}
            aria-haspopup="dialog"
            onClick={() => setDrawer('filter')}
          >
            {words.filterAndOrder}
          </Button>
          <Button
            variant="default"
            size="sm"
            leftSection={<RouteIcon />}
            aria-haspopup="dialog"
            onClick={() => setDrawer('select')}
          >
            {words.bySkills}
          </Button>
        </div>
      </SearchHeading>
      <div className={classes.columns} data-plan={isPlan || undefined}>
        {isWide && (
          <>
            <div className={classes.column}>
              <SelectBox select={select} ref={selectBox} onAdd={choose} />
              {!isPlan && <FacetGroups search={shown} change={change} />}
            </div>
            <section aria-label={words.filterAndOrder} className={classes.controls}>
              <SearchControls search={shown} change={change} />
            </section>
          </>
        )}
        <div className={classes.results} aria-busy={wanted !== undefined || (!isPlan && query.isPlaceholderData)}>
          {isPlan ? (
            <Suspense>
              <AutomatedStage select={select} onSetLevels={setLevels} />
            </Suspense>
          ) : (
            <>
              <ChosenFacets search={shown} onLeave={() => heading.current?.focus({ preventScroll: true })} />
              <Loaded query={query} skeleton={<CourseGridSkeleton columns={searchColumns(search)} count={search.pageSize} />}>
                {(page) => <SearchResults search={search} page={page} />}
              </Loaded>
            </>
          )}
        </div>
      </div>
      <Suspense>
        {drawer && (
          <SearchDrawer
            search={shown}
            change={change}
            select={select}
            isPlan={isPlan}
            opensAt={drawer}
            done={isPlan ? words.showPlan : found ? showText(found) : words.showThem}
            onAdd={choose}
            onClose={() => setDrawer(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

/** The search that is loading while the results of another one are still shown. */
function useWanted(): Search | undefined {
  const { location } = useNavigation()
  const match = location && matchPath(`${paths.filteredCourses()}/:filter?`, location.pathname)
  return match ? readSearch(match.params.filter, new URLSearchParams(location.search)) : undefined
}

const wayText = ({ planSearch, draft }: AutomatedSelect) => ((planSearch ?? draft).byTime ? words.quickestWay : words.cheapestWay)

/** An estimate counts only those found so far; there may be more. */
const foundText = ({ TotalCount: count, TotalIsEstimate }: PageInfo) =>
  (TotalIsEstimate ? words.moreThan : common.courses)({ count })
const showText = ({ TotalCount: count, TotalIsEstimate }: PageInfo) =>
  (TotalIsEstimate ? words.showMoreThan : words.show)({ count })

export { SearchScreen as Component }
