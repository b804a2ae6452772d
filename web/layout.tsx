import { type RefObject, Suspense, useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation, useNavigationType } from 'react-router'
import { useSession } from './core/session.ts'
import { words } from './layout/first-words.ts'
import { Footer } from './layout/footer.tsx'
import { LaterIdentityDialog } from './layout/later-identity-dialog.tsx'
import { LaterNotifications } from './layout/later-notifications.tsx'
import { NavBar } from './layout/nav-bar.tsx'
import classes from './layout.module.css'
import { lazyPart } from './ui/lazy-part.ts'

const DeletionBanner = lazyPart(async () => (await import('./features/own-data/deletion-banner.tsx')).DeletionBanner)

/** What all screens share. */
export function Layout() {
  const main = useRef<HTMLElement>(null)
  const { state } = useNavigation()
  const deletionDueUTC = useSession().claims?.deletionDueUTC
  useFocusOnNavigation(main)
  return (
    <>
      <a href="#content" className={classes.skip}>
        {words.skip}
      </a>
      {/* A thin line on top while the next screen loads. The style sheet delays it, so that short waits do not show it. */}
      {state !== 'idle' && <div className={classes.progress} aria-hidden="true" />}
      <NavBar />
      <Suspense>{deletionDueUTC && <DeletionBanner dueUTC={deletionDueUTC} />}</Suspense>
      <main ref={main} id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer />
      <LaterNotifications />
      <LaterIdentityDialog />
      <ScrollRestoration />
    </>
  )
}

/**
 * Moves the focus to the heading of a new page, so that keyboard and screen reader start where the eyes do. A change of the query
 * alone (the next page of a list) leaves it where it is, and so does one that comes from typing, or that ends while the next search is
 * typed. The router takes care of scrolling.
 */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>) {
  const { pathname, state } = useLocation()
  const isTyping = useNavigationType() !== 'POP' && state?.keepsFocus === true
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (isTyping || document.querySelector('header input:focus')) return
    const target = main.current?.querySelector<HTMLElement>('h1') ?? main.current
    target?.focus({ preventScroll: true })
  }, [pathname, isTyping, main])
}
