import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { matchPath, useNavigation, useParams, useSearchParams } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import {
  type AutomatedSelect,
  AutomatedStage,
  SelectBox,
  type SelectBoxHandle,
  useAutomatedSelect,
} from '#web/features/automated-search/index.ts'
import { Button } from '#web/ui/button.tsx'
import { RouteIcon, SlidersIcon } from '#web/ui/icons.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'
import { ChosenFacets } from './chosen-facets.tsx'
import { CourseGridSkeleton } from './course-grid.tsx'
import { searchQuery } from './courses.api.ts'
import { FacetGroups } from './facet-groups.tsx'
import classes from './search.module.css'
import { readSearch, type Search } from './search-address.ts'
import { SearchControls } from './search-controls.tsx'
import { SearchHeading } from './search-heading.tsx'
import { foundText, SearchResults } from './search-results.tsx'
import { useChangeSearch } from './use-change-search.ts'

const SearchDrawer = lazy(() => import('./search-drawer.tsx').then((module) => ({ default: module.SearchDrawer })))

function SearchScreen() {
  const { filter } = useParams()
  const [params] = useSearchParams()
  const search = readSearch(filter, params)
  const select = useAutomatedSelect()
  const query = useQuery({ ...searchQuery(search), enabled: !select.planSearch && !select.isPlanPage })
  const [drawer, setDrawer] = useState<'filter' | 'select'>()
  const isWide = useIsWide()
  const heading = useRef<HTMLHeadingElement>(null)
  const selectBox = useRef<SelectBoxHandle>(null)
  const wanted = useWanted()
  const shown = wanted ?? search
  const change = useChangeSearch(shown)
  const isPlan = select.isChoosing || select.problem !== undefined || select.planSearch !== undefined
  const found = isPlan ? 'the plan' : query.data ? foundText(query.data.info) : 'the courses'

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
        status={isPlan ? wayText(select) : query.data && sentence(found)}
      >
        <div className={classes.openers}>
          <Button
            variant="default"
            size="sm"
            leftSection={<SlidersIcon />}
            aria-haspopup="dialog"
            onClick={() => setDrawer('filter')}
          >
            Filter and order
          </Button>
          <Button
            variant="default"
            size="sm"
            leftSection={<RouteIcon />}
            aria-haspopup="dialog"
            onClick={() => setDrawer('select')}
          >
            By skills
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
            <section aria-label="Filter and order" className={classes.controls}>
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
              <Loaded query={query} skeleton={<CourseGridSkeleton columns={2} />}>
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
            found={found}
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

const wayText = ({ planSearch, draft }: AutomatedSelect) =>
  `The ${(planSearch ?? draft).byTime ? 'quickest' : 'cheapest'} way to the skills you choose`

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export { SearchScreen as Component }
