import { Outlet, ScrollRestoration } from 'react-router'
import { Footer } from './layout/footer.tsx'
import { LaterNotifications } from './layout/later-notifications.tsx'
import { NavBar } from './layout/nav-bar.tsx'
import { NavigationProgress } from './layout/navigation-progress.tsx'
import { useFocusOnNavigation } from './layout/use-focus-on-navigation.ts'
import classes from './layout.module.css'

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
      <Footer />
      <LaterNotifications />
      <ScrollRestoration />
    </>
  )
}
