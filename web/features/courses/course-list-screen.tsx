import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { type CoursePage, coursePageIn } from '#contract/core/addresses.ts'
import { titles } from '#contract/core/first-words.ts'
import type { PageInfo } from '#contract/core/http.ts'
import { limits } from '#contract/core/limits.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ShelfDrawing } from '#web/ui/first-drawings.tsx'
import { words as common } from '#web/ui/first-words.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { CourseGrid, CourseGridSkeleton } from './course-grid.tsx'
import { CourseListFrame } from './course-list-frame.tsx'
import { CoursePages, useComingPage } from './course-pages.tsx'
import { courseListQuery } from './courses.api.ts'
import { words } from './first-words.ts'
import { coursePageParams } from './search-address.ts'

interface CourseListScreenProps {
  above: ReactNode
  /** Only for a catalogue of more than the smallest page, because it shows other parts of it. */
  below: ReactNode
}

export function CourseListScreen({ above, below }: CourseListScreenProps) {
  const [params, setParams] = useSearchParams()
  const page = coursePageIn(params)
  const query = useQuery(courseListQuery(page))
  const isComing = useComingPage() !== undefined
  useNextPage(query.data?.info)
  const list = useRef<HTMLElement>(null)
  // At the top of the page, what is above the list would hide the new courses.
  const turnTo = (page: CoursePage) => {
    setParams(new URLSearchParams(coursePageParams(page)), { preventScrollReset: true })
    list.current?.scrollIntoView()
  }
  const isLong = (query.data?.info.TotalCount ?? 0) > limits.pageSize.courses
  return (
    <>
      <CourseListFrame above={above} ref={list} isBusy={isComing || query.isPlaceholderData}>
        <Loaded query={query} skeleton={<CourseGridSkeleton columns={4} count={page.pageSize} />}>
          {({ items, info }) =>
            items.length === 0 ? (
              <NoCourses info={info} />
            ) : (
              <>
                <VisuallyHidden role="status">
                  {common.pageOf({ page: String(info.PageNumber), pages: String(info.TotalPages) })}
                </VisuallyHidden>
                <CourseGrid courses={items} columns={4} level={3} />
                <CoursePages info={info} onChange={turnTo} of={titles.courses} />
              </>
            )
          }
        </Loaded>
      </CourseListFrame>
      {isLong && below}
    </>
  )
}

function NoCourses({ info }: { info: PageInfo }) {
  const isPastTheEnd = info.TotalCount > 0
  const firstPage = new URLSearchParams(coursePageParams({ pageNumber: 1, pageSize: info.PageSize }))
  return (
    <EmptyState
      drawing={<ShelfDrawing />}
      action={isPastTheEnd && <LinkButton to={{ search: firstPage.toString() }}>{words.toFirstPage}</LinkButton>}
    >
      {isPastTheEnd ? words.lastPage({ page: String(info.TotalPages) }) : words.none}
    </EmptyState>
  )
}

/** Prefetches the next page. */
function useNextPage(info: PageInfo | undefined) {
  const client = useQueryClient()
  const next = info?.HasNextPage ? info.PageNumber + 1 : undefined
  const pageSize = info?.PageSize ?? 0
  useEffect(() => {
    if (next) void client.prefetchQuery(courseListQuery({ pageNumber: next, pageSize }))
  }, [client, next, pageSize])
}
