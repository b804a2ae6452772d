import { NavLink } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { type AdminPage, managedPages, statisticsPages } from '#contract/statistics/admin-pages.ts'
import { useSession } from '#web/core/session.ts'
import { FieldLinks } from '#web/features/fields/index.ts'
import classes from './nav-bar.module.css'
import { planLabel } from './nav-links.ts'
import { ThemeChoice } from './theme-choice.tsx'

/** What the menus of the bar hold; loaded when one of them is opened. */
export function MenuLinks({ of }: { of: 'Statistics' | 'Manage' | 'More' }) {
  if (of === 'More') return <MoreLinks />
  return Object.entries(of === 'Manage' ? managedPages : statisticsPages).map(([page, label]) => (
    <NavLink key={page} to={paths.statistics(page as AdminPage)} className={classes.link}>
      {label}
    </NavLink>
  ))
}

/** What the bar has no room for beside the links of a user. */
function MoreLinks() {
  const { hasRole } = useSession()
  return (
    <>
      {hasRole('Admin') && (
        <NavLink to={paths.plan()} className={classes.link}>
          {planLabel}
        </NavLink>
      )}
      <NavLink to={paths.wishlist()} className={classes.link}>
        Wishlist
      </NavLink>
      <NavLink to={paths.gifts()} className={classes.link}>
        Gifts
      </NavLink>
      <NavLink to={paths.security()} className={classes.link}>
        Security
      </NavLink>
      <hr className={classes.line} />
      <FieldLinks linkClass={classes.link} />
      <hr className={classes.line} />
      <ThemeChoice />
    </>
  )
}
