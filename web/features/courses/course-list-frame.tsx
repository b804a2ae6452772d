import type { ReactNode, Ref } from 'react'
import { leads, titles } from '#contract/core/first-words.ts'
import { Title } from '#web/ui/title.tsx'
import classes from './course-grid.module.css'
import { CourseGridSkeleton } from './course-grid.tsx'

interface CourseListFrameProps {
  /** With the page's h1 and title. */
  above: ReactNode
  /** To the list. */
  ref?: Ref<HTMLElement>
  /** Whether another page is loading. */
  isBusy?: boolean
  children: ReactNode
}

/** The part of the list that is shown before its courses have loaded. */
export function CourseListFrame({ above, ref, isBusy, children }: CourseListFrameProps) {
  return (
    <>
      {above}
      <section ref={ref} aria-labelledby="courses" aria-busy={isBusy} className={classes.list}>
        <Title order={2} id="courses">
          {titles.courses}
        </Title>
        <p className={classes.lead}>{leads.courses}</p>
        {children}
      </section>
    </>
  )
}

export const CourseListFallback = ({ above }: Pick<CourseListFrameProps, 'above'>) => (
  <CourseListFrame above={above}>
    <CourseGridSkeleton columns={4} />
  </CourseListFrame>
)
