import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PageInfo } from '#contract/http.ts'
import { paths } from '#contract/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { ShelfDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { usePageNumber } from '#web/ui/page-number.ts'
import { Pages } from '#web/ui/pages.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './course-grid.module.css'
import { CourseGrid, CourseGridSkeleton } from './course-grid.tsx'
import { CourseListFrame } from './course-list-frame.tsx'
import { courseListQuery } from './courses.api.ts'

export function CourseListScreen() {
  const [pageNumber, setPageNumber] = usePageNumber()
  const query = useQuery(courseListQuery(pageNumber))
  useNextPage(query.data?.info)
  return (
    <CourseListFrame>
      <Loaded query={query} skeleton={<CourseGridSkeleton columns={4} />}>
        {({ items, info }) =>
          items.length === 0 ? (
            <NoCourses info={info} />
          ) : (
            <>
              <VisuallyHidden role="status">{`Page ${info.PageNumber} of ${info.TotalPages}`}</VisuallyHidden>
              <CourseGrid courses={items} columns={4} />
              <div className={classes.pages}>
                <Pages info={info} onChange={setPageNumber} of="Courses" />
              </div>
            </>
          )
        }
      </Loaded>
    </CourseListFrame>
  )
}

function NoCourses({ info }: { info: PageInfo }) {
  const isPastTheEnd = info.TotalCount > 0
  return (
    <EmptyState
      drawing={<ShelfDrawing />}
      action={isPastTheEnd && <LinkButton to={paths.courses()}>To the first page</LinkButton>}
    >
      {isPastTheEnd ? `The last page is page ${info.TotalPages}.` : 'There are no courses yet.'}
    </EmptyState>
  )
}

/** Prefetches the next page. */
function useNextPage(info: PageInfo | undefined) {
  const client = useQueryClient()
  const next = info?.HasNextPage ? info.PageNumber + 1 : undefined
  useEffect(() => {
    if (next) void client.prefetchQuery(courseListQuery(next))
  }, [client, next])
}
