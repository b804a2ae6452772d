import { Button, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { PageInfo } from '#contract/http.ts'
import { paths } from '#contract/paths.ts'
import { SealDrawing, ShelfDrawing, SproutDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { usePageNumber } from '#web/ui/page-number.ts'
import { Pages } from '#web/ui/pages.tsx'
import { MyCourse } from './my-course.tsx'
import classes from './my-courses.module.css'
import { MyCoursesSkeleton } from './my-courses-skeleton.tsx'
import { myCoursesQuery } from './my-learning.api.ts'
import { type CoursesTab as Tab, tabs } from './tabs.ts'

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
            <VisuallyHidden role="status">{`Page ${info.PageNumber} of ${info.TotalPages}`}</VisuallyHidden>
            <ul className={classes.courses} aria-label={`${tabs[tab]} courses`}>
              {items.map((userCourse) => (
                <li key={userCourse.course.id}>
                  <MyCourse userCourse={userCourse} />
                </li>
              ))}
            </ul>
            <Pages info={info} onChange={setPageNumber} of="My Learning" />
          </div>
        )
      }
    </Loaded>
  )
}

const browse = (
  <Button component={Link} to={paths.courses()}>
    Browse courses
  </Button>
)

const noCourses: Record<Tab, React.ReactNode> = {
  all: (
    <EmptyState drawing={<ShelfDrawing />} action={browse}>
      The courses you buy appear here.
    </EmptyState>
  ),
  'in-progress': (
    <EmptyState drawing={<SproutDrawing />} action={browse}>
      You have no course with something left to learn.
    </EmptyState>
  ),
  learned: (
    <EmptyState
      drawing={<SealDrawing />}
      action={
        <Button component={Link} to={paths.myLearning('in-progress')}>
          See what is in progress
        </Button>
      }
    >
      Courses move here when everything in them is learned.
    </EmptyState>
  ),
}

function PastTheEnd({ tab, info }: { tab: Tab; info: PageInfo }) {
  return (
    <EmptyState
      drawing={<ShelfDrawing />}
      action={
        <Button component={Link} to={paths.myLearning(tab)}>
          To the first page
        </Button>
      }
    >
      {`The last page is page ${info.TotalPages}.`}
    </EmptyState>
  )
}
