import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { documentTitle } from '#contract/screens.ts'
import classes from './page-heading.module.css'

interface PageHeadingProps {
  /** Names the page in the browser's tab too, where it is plain text. */
  title: string
  children?: ReactNode
}

/** The page's one h1. It can take the focus, because the layout moves it here after a navigation. */
export function PageHeading({ title, children }: PageHeadingProps) {
  return (
    <div className={classes.heading}>
      <title>{documentTitle(title)}</title>
      <Title order={1} tabIndex={-1}>
        {title}
      </Title>
      {children && <div className={classes.lead}>{children}</div>}
    </div>
  )
}
