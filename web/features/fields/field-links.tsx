import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { common } from '#web/ui/words.ts'
import classes from './field-links.module.css'
import { fieldsQuery } from './fields.api.ts'
import { words } from './words.ts'

/** For the menus of the layout: the courses of each field of study that has some, and all courses. */
export function FieldLinks({ linkClass }: { linkClass: string | undefined }) {
  const query = useQuery(fieldsQuery())
  return (
    <div className={classes.links}>
      <Loaded query={query} skeleton={<LoadingRows rows={8} height={36} />}>
        {(fields) =>
          fields
            .filter(({ courses }) => courses > 0)
            .map(({ id, name, slug, courses }) => (
              <Link key={id} to={paths.filteredCourses('', { field: slug })} className={linkClass}>
                {name}
                <span className={classes.count}>{common.courses({ count: courses })}</span>
              </Link>
            ))
        }
      </Loaded>
      <Link to={paths.filteredCourses()} className={linkClass}>
        {words.allCourses}
      </Link>
    </div>
  )
}
