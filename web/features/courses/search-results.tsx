import { useNavigate } from 'react-router'
import type { PageInfo } from '#contract/core/http.ts'
import { paths } from '#contract/core/paths.ts'
import type { CourseCard } from '#contract/courses/courses.ts'
import { countChosen } from '#contract/courses/facets.ts'
import type { Page } from '#web/core/call.ts'
import { useSession } from '#web/core/session.ts'
import { PlanOffer } from '#web/features/plan-offers/index.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { NothingFoundDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CourseGrid } from './course-grid.tsx'
import { CoursePages } from './course-pages.tsx'
import { words as firstWords } from './first-words.ts'
import classes from './search.module.css'
import { type Search, searchColumns, searchPath } from './search-address.ts'
import { words } from './words.ts'

export function SearchResults({ search, page }: { search: Search; page: Page<CourseCard> }) {
  const navigate = useNavigate()
  if (page.items.length === 0) return <NothingFound search={search} info={page.info} />
  return (
    <>
      {page.info.Corrected !== undefined && <p className={classes.corrected}>{words.corrected({ text: page.info.Corrected })}</p>}
      <CourseGrid courses={page.items} columns={searchColumns(search)} />
      <CoursePages info={page.info} of={words.results} onChange={(page) => navigate(searchPath({ ...search, ...page }))} />
    </>
  )
}

function NothingFound({ search, info }: { search: Search; info: PageInfo }) {
  const isPastTheEnd = info.TotalCount > 0
  const hasChoices = countChosen(search.facets) > 0
  const { hasRole } = useSession()
  return (
    <EmptyState
      drawing={<NothingFoundDrawing />}
      action={
        isPastTheEnd ? (
          <LinkButton to={searchPath({ ...search, pageNumber: 1 })}>{firstWords.toFirstPage}</LinkButton>
        ) : (
          (search.filter || hasChoices) && (
            <div className={classes.nothing}>
              {search.filter && <PlanOffer text={search.filter} />}
              {search.filter && hasRole('Admin') && (
                <LinkButton
                  variant="default"
                  to={`${paths.statistics('synonyms')}?${new URLSearchParams({ typed: search.filter })}`}
                >
                  {words.addSynonym}
                </LinkButton>
              )}
              <LinkButton variant="default" to={paths.filteredCourses()}>
                {words.showAll}
              </LinkButton>
            </div>
          )
        )
      }
    >
      {isPastTheEnd
        ? words.lastPageOfResults({ page: String(info.TotalPages) })
        : search.filter
          ? (hasChoices ? words.noMatchThatFits : words.noMatch)({ text: search.filter })
          : hasChoices
            ? words.noneFits
            : firstWords.none}
    </EmptyState>
  )
}
