import type { ReactNode, Ref } from 'react'
import { titles } from '#contract/core/first-words.ts'
import { searchTitle } from '#contract/core/screens.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import classes from './search.module.css'

interface SearchHeadingProps {
  filter: string
  /** To the h1. */
  ref?: Ref<HTMLHeadingElement>
  /** Whether the results are those of the automated select. */
  isPlan?: boolean
  /** How many results there are, or what the plan is for. */
  status?: string | undefined
  /** Shown beside the heading. */
  children?: ReactNode
}

export function SearchHeading({ filter, ref, isPlan = false, status = '', children }: SearchHeadingProps) {
  return (
    <div className={classes.heading}>
      <PageHeading title={isPlan ? titles.plan : searchTitle(filter)} ref={ref}>
        <p role="status" className={classes.count}>
          {status}
        </p>
      </PageHeading>
      {children}
    </div>
  )
}
