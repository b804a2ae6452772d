import { NavLink } from 'react-router'
import { titles } from '#contract/core/first-words.ts'
import { paths } from '#contract/core/paths.ts'
import { type AdminPage, managedPages, statisticsPages } from '#contract/statistics/admin-pages.ts'
import { useSession } from '#web/core/session.ts'
import { FieldLinks } from '#web/features/fields/index.ts'
import { words as barWords } from './first-words.ts'
import classes from './nav-bar.module.css'
import { ThemeChoice } from './theme-choice.tsx'
import { words } from './words.ts'

/** What the menus of the bar hold; loaded when one of them is opened. */
export function MenuLinks({ of }: { of: 'statistics' | 'manage' | 'more' }) {
  if (of === 'more') return <MoreLinks />
  return Object.entries(of === 'manage' ? managedPages : statisticsPages).map(([page, label]) => (
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
          {barWords.plan}
        </NavLink>
      )}
      <NavLink to={paths.wishlist()} className={classes.link}>
        {titles.wishlist}
      </NavLink>
      <NavLink to={paths.gifts()} className={classes.link}>
        {words.gifts}
      </NavLink>
      <NavLink to={paths.security()} className={classes.link}>
        {words.security}
      </NavLink>
      <hr className={classes.line} />
      <FieldLinks linkClass={classes.link} />
      <hr className={classes.line} />
      <ThemeChoice />
    </>
  )
}
