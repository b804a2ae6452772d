import type { CoursePage } from '#contract/core/addresses.ts'
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
  if (TotalCount <= limits.pageSize.courses) return null
  // What is first on this page stays in sight.
  const resize = (pageSize: number) =>
    onChange({ pageSize, pageNumber: Math.floor(((PageNumber - 1) * PageSize) / pageSize) + 1 })
  return (
    <div className={classes.pages}>
      <Pages info={info} onChange={(pageNumber) => onChange({ pageNumber, pageSize: PageSize })} of={of} />
      <label>
        {words.perPage}{' '}
        <select value={PageSize} onChange={(event) => resize(Number(event.currentTarget.value))}>
          {limits.coursePageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
    </div>
  )
}
