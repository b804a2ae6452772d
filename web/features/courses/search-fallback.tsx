import { useParams, useSearchParams } from 'react-router'
import { SkeletonLines } from '#web/ui/loading.tsx'
import { CourseGridSkeleton } from './course-grid.tsx'
import classes from './search.module.css'
import { SearchHeading } from './search-heading.tsx'

/** Shown while the code and the first results load. */
export function SearchFallback() {
  const { filter = '' } = useParams()
  const [params] = useSearchParams()
  const isPlan = params.has('select')
  return (
    <>
      <SearchHeading filter={filter.trim()} isPlan={isPlan} />
      <div className={classes.columns} data-plan={isPlan || undefined}>
        <div className={classes.column}>
          <SkeletonLines count={6} height={36} />
        </div>
        <div className={classes.results}>
          <CourseGridSkeleton columns={2} />
        </div>
      </div>
    </>
  )
}
