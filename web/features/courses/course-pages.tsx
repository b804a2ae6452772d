import { useLocation, useNavigation, useSearchParams } from 'react-router'
import { type CoursePage, coursePageIn } from '#contract/core/addresses.ts'
import type { PageInfo } from '#contract/core/http.ts'
import { limits } from '#contract/core/limits.ts'
import { Pages } from '#web/ui/pages.tsx'
import classes from './course-grid.module.css'
import { words } from './first-words.ts'

interface CoursePagesProps {
  info: PageInfo
  /** What is paged, for screen readers. */
  of: string
  onChange: (page: CoursePage) => void
}

/** The way to the other pages of courses, and how many a page shows. */
export function CoursePages({ info, of, onChange }: CoursePagesProps) {
  const { PageNumber, PageSize, TotalCount } = info
  const [params] = useSearchParams()
  const { pageSize: chosenSize } = useComingPage() ?? coursePageIn(params)
  if (TotalCount <= limits.pageSize.courses) return null
  // What is first on this page stays in sight.
  const resize = (pageSize: number) =>
    onChange({ pageSize, pageNumber: Math.floor(((PageNumber - 1) * PageSize) / pageSize) + 1 })
  return (
    <div className={classes.pages}>
      <Pages info={info} onChange={(pageNumber) => onChange({ pageNumber, pageSize: PageSize })} of={of} />
      <label>
        {words.perPage}{' '}
        <select value={chosenSize} onChange={(event) => resize(Number(event.currentTarget.value))}>
          {limits.coursePageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
    </div>
  )
}

/** The page that is loading while another one of the same list is still shown. */
export function useComingPage(): CoursePage | undefined {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  return location?.pathname === pathname ? coursePageIn(new URLSearchParams(location.search)) : undefined
}
