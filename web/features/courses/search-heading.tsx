import type { ReactNode } from 'react'
import { PageHeading } from '#web/ui/page-heading.tsx'
import classes from './search.module.css'

interface SearchHeadingProps {
  filter: string
  /** How many there are, once it is known. */
  count?: string
  /** Beside the heading. */
  children?: ReactNode
}

export function SearchHeading({ filter, count = '', children }: SearchHeadingProps) {
  return (
    <div className={classes.heading}>
      <PageHeading title={filter ? `Results for “${filter}”` : 'All courses'}>
        <p role="status" className={classes.count}>
          {count}
        </p>
      </PageHeading>
      {children}
    </div>
  )
}
