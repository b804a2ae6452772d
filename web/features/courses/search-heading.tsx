import type { ReactNode } from 'react'
import { planTitle, searchTitle } from '#contract/screens.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import classes from './search.module.css'

interface SearchHeadingProps {
  filter: string
  /** The results of the automated select stand below, not those of a text. */
  isPlan?: boolean
  /** How many there are, once it is known; or what the plan is good for. */
  status?: string | undefined
  /** Beside the heading. */
  children?: ReactNode
}

export function SearchHeading({ filter, isPlan = false, status = '', children }: SearchHeadingProps) {
  return (
    <div className={classes.heading}>
      <PageHeading title={isPlan ? planTitle : searchTitle(filter)}>
        <p role="status" className={classes.count}>
          {status}
        </p>
      </PageHeading>
      {children}
    </div>
  )
}
