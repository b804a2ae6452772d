import { lazy, Suspense } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { NavBar } from './layout/nav-bar.tsx'
import { NavigationProgress } from './layout/navigation-progress.tsx'
import { useFocusOnNavigation } from './layout/use-focus-on-navigation.ts'
import classes from './layout.module.css'

/** Nothing is notified before somebody has done something, so its code may come after the first screen. */
const Notifications = lazy(() => import('./ui/notifications.tsx').then((module) => ({ default: module.Notifications })))

/** What all screens share. */
export function Layout() {
  useFocusOnNavigation()
  return (
    <>
      <a href="#content" className={classes.skip}>
        Skip to content
      </a>
      <NavigationProgress />
      <NavBar />
      <main id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Suspense>
        <Notifications />
      </Suspense>
      <ScrollRestoration />
    </>
  )
}
