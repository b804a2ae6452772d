import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { matchPath, useNavigation, useParams, useSearchParams } from 'react-router'
import { paths } from '#web/core/paths.ts'
import { SlidersIcon } from '#web/ui/icons.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { CourseGridSkeleton } from './course-grid.tsx'
import { searchQuery } from './courses.api.ts'
import classes from './search.module.css'
import { readSearch, type Search } from './search-address.ts'
import { SearchControls } from './search-controls.tsx'
import { SearchHeading } from './search-heading.tsx'
import { foundText, SearchResults } from './search-results.tsx'

const SearchDrawer = lazy(() => import('./search-drawer.tsx').then((module) => ({ default: module.SearchDrawer })))

export function SearchScreen() {
  const { filter } = useParams()
  const [params] = useSearchParams()
  const search = readSearch(filter, params)
  const query = useQuery(searchQuery(search))
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const wanted = useWanted()
  const found = query.data ? foundText(query.data.info) : 'the courses'
  return (
    <>
      <SearchHeading filter={search.filter} count={query.data && sentence(found)}>
        <Button
          className={classes.open}
          variant="default"
          size="sm"
          leftSection={<SlidersIcon />}
          aria-haspopup="dialog"
          onClick={() => setDrawerOpen(true)}
        >
          Filter and order
        </Button>
      </SearchHeading>
      <div className={classes.columns}>
        <section className={classes.column} aria-label="Filter and order">
          <SearchControls search={wanted ?? search} />
        </section>
        <div className={classes.results} aria-busy={wanted !== undefined || query.isPlaceholderData}>
          <Loaded query={query} skeleton={<CourseGridSkeleton columns={2} />}>
            {(page) => <SearchResults search={search} page={page} />}
          </Loaded>
        </div>
      </div>
      <Suspense>
        {isDrawerOpen && <SearchDrawer search={wanted ?? search} found={found} onClose={() => setDrawerOpen(false)} />}
      </Suspense>
    </>
  )
}

/** What was asked for last: its results may still be on their way while others are shown. */
function useWanted(): Search | undefined {
  const { location } = useNavigation()
  const match = location && matchPath(`${paths.filteredCourses()}/:filter?`, location.pathname)
  return match ? readSearch(match.params.filter, new URLSearchParams(location.search)) : undefined
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
