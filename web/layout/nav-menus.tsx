import { type ReactNode, Suspense } from 'react'
import { NavLink } from 'react-router'
import { Dropdown } from '#web/ui/dropdown.tsx'
import { ChevronDownIcon } from '#web/ui/first-icons.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import classes from './nav-bar.module.css'
import { statisticsLinks } from './nav-links.ts'

const FieldLinks = lazyPart(async () => (await import('#web/features/fields/field-links.tsx')).FieldLinks)

/** The fields of study, for visitors who have no word to search for. */
export const BrowseMenu = () => (
  <Menu label="Browse">
    <Suspense fallback={<span className={classes.link}>Loading</span>}>
      <FieldLinks linkClass={classes.link} />
    </Suspense>
  </Menu>
)

export const StatisticsMenu = () => (
  <Menu label="Statistics">
    {statisticsLinks.map(({ to, label }) => (
      <NavLink key={to} to={to} className={classes.link}>
        {label}
      </NavLink>
    ))}
  </Menu>
)

function Menu({ label, children }: { label: string; children: ReactNode }) {
  const button = (
    <>
      {label} <ChevronDownIcon />
    </>
  )
  return (
    <Dropdown button={button} buttonClass={classes.link}>
      {children}
    </Dropdown>
  )
}
