import type { ReactNode, Ref } from 'react'
import { documentTitle } from '#contract/core/screens.ts'
import classes from './page-heading.module.css'
import { Title } from './title.tsx'

interface PageHeadingProps {
  /** Also the name of the page in the browser's tab. */
  title: string
  /** To the h1. */
  ref?: Ref<HTMLHeadingElement>
  children?: ReactNode
}

/** The page's only h1. It can take the focus, because the layout moves the focus here after a navigation. */
export function PageHeading({ title, ref, children }: PageHeadingProps) {
  return (
    <div className={classes.heading}>
      <title>{documentTitle(title)}</title>
      <Title order={1} ref={ref} tabIndex={-1}>
        {title}
      </Title>
      {children && <div className={classes.lead}>{children}</div>}
    </div>
  )
}

interface StatusPageProps {
  title: string
  drawing: ReactNode
  children: ReactNode
  action: ReactNode
}

/** A whole page that says what happened and what to do. */
export function StatusPage({ title, drawing, children, action }: StatusPageProps) {
  return (
    <div className={classes.page}>
      {drawing}
      <PageHeading title={title}>{children}</PageHeading>
      {action}
    </div>
  )
}
