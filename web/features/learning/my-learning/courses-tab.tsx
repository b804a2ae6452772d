import { useQuery } from '@tanstack/react-query'
import type { PageInfo } from '#contract/core/http.ts'
import { paths } from '#contract/core/paths.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { SealDrawing, SproutDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ShelfDrawing } from '#web/ui/first-drawings.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { usePageNumber } from '#web/ui/page-number.ts'
import { Pages } from '#web/ui/pages.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { MyCourse } from './my-course.tsx'
import classes from './my-courses.module.css'
import { MyCoursesSkeleton } from './my-courses-skeleton.tsx'
import { myCoursesQuery } from './my-learning.api.ts'
import { type CoursesTab as Tab, tabs } from './tabs.ts'
import { words } from './words.ts'

export function CoursesTab({ tab }: { tab: Tab }) {
  const [pageNumber, setPageNumber] = usePageNumber()
  const query = useQuery(myCoursesQuery(tab, pageNumber))
  return (
    <Loaded query={query} skeleton={<MyCoursesSkeleton />}>
      {({ items, info }) =>
        items.length === 0 ? (
          <div className={classes.empty}>{info.TotalCount > 0 ? <PastTheEnd tab={tab} info={info} /> : noCourses[tab]}</div>
        ) : (
          <div className={classes.page} aria-busy={query.isPlaceholderData}>
            <VisuallyHidden role="status">{words.page({ page: info.PageNumber, pages: info.TotalPages })}</VisuallyHidden>
            <ul className={classes.courses} aria-label={words.coursesIn({ tab: tabs[tab] })}>
              {items.map((userCourse) => (
                <li key={userCourse.course.id}>
                  <MyCourse userCourse={userCourse} />
                </li>
              ))}
            </ul>
            <Pages info={info} onChange={setPageNumber} of={words.title} />
          </div>
        )
      }
    </Loaded>
  )
}

const browse = <LinkButton to={paths.courses()}>{words.browse}</LinkButton>

const noCourses: Record<Tab, React.ReactNode> = {
  all: (
    <EmptyState drawing={<ShelfDrawing />} action={browse}>
      {words.noCourses}
    </EmptyState>
  ),
  'in-progress': (
    <EmptyState drawing={<SproutDrawing />} action={browse}>
      {words.noneInProgress}
    </EmptyState>
  ),
  learned: (
    <EmptyState
      drawing={<SealDrawing />}
      action={<LinkButton to={paths.myLearning('in-progress')}>{words.seeInProgress}</LinkButton>}
    >
      {words.noneLearned}
    </EmptyState>
  ),
}

function PastTheEnd({ tab, info }: { tab: Tab; info: PageInfo }) {
  return (
    <EmptyState drawing={<ShelfDrawing />} action={<LinkButton to={paths.myLearning(tab)}>{words.firstPage}</LinkButton>}>
      {words.lastPage({ page: info.TotalPages })}
    </EmptyState>
  )
}
