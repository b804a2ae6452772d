import { Drawer, UnstyledButton } from '@mantine/core'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Drawer.css'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useMatch } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { type AdminPage, managedPages, statisticsPages } from '#contract/statistics/admin-pages.ts'
import { useSession } from '#web/core/session.ts'
import { useReturnUrl } from '#web/core/use-return-url.ts'
import { FieldLinks } from '#web/features/fields/index.ts'
import { ChevronDownIcon } from '#web/ui/first-icons.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { planLabel, useSection } from './nav-links.ts'
import classes from './phone-menu.module.css'
import { SearchBox } from './search-box.tsx'
import { ThemeChoice } from './theme-choice.tsx'

interface PhoneMenuProps {
  onClose: () => void
  onLeave: () => void
}

/** The navigation bar's links for narrow screens. */
export function PhoneMenu({ onClose, onLeave }: PhoneMenuProps) {
  const { claims, hasRole } = useSession()
  const returnUrl = useReturnUrl()
  const section = useSection()
  useReturnFocus()
  useCloseOnNavigation(onClose)
  const leave = () => {
    onClose()
    onLeave()
  }
  return (
    <Drawer.Root opened onClose={onClose} position="right" size={320}>
      <Drawer.Overlay />
      {/* Not Drawer.Header: its <header> would be a second banner of the page. */}
      <Drawer.Content aria-label="Menu">
        <Drawer.Body>
          <div className={classes.top}>
            <Logo />
            <Drawer.CloseButton size="lg" aria-label="Close the menu" />
          </div>
          <SearchBox onSearch={onClose} />
          <nav className={classes.links} aria-label="Menu">
            <PhoneLink to={paths.courses()} isCurrent={section === 'courses'}>
              Courses
            </PhoneLink>
            <details className={classes.browse}>
              <summary className={classes.link}>
                Browse <ChevronDownIcon />
              </summary>
              <FieldLinks linkClass={classes.link} />
            </details>
            <PhoneLink to={paths.plan()} isCurrent={section === 'plan'}>
              {planLabel}
            </PhoneLink>
            <PhoneLink to={paths.shoppingCart()}>Shopping cart</PhoneLink>
            <PhoneLink to={paths.wishlist()}>Wishlist</PhoneLink>
            {claims && (
              <PhoneLink to={paths.myLearning()} isCurrent={section === 'my-learning'}>
                My Learning
              </PhoneLink>
            )}
            {hasRole('Creator') && <PhoneLink to={paths.teaching()}>Teaching</PhoneLink>}
            {hasRole('Admin') && (
              <>
                <PhoneLinks label="Statistics" pages={statisticsPages} isOpen />
                <PhoneLinks label="Manage" pages={managedPages} />
              </>
            )}
            <hr className={classes.line} />
            {claims ? (
              <>
                <PhoneLink to={paths.profile()}>{claims.name}</PhoneLink>
                <PhoneLink to={paths.gifts()}>Gifts</PhoneLink>
                <PhoneLink to={paths.security()}>Security</PhoneLink>
                <UnstyledButton className={classes.link} onClick={leave}>
                  Logout
                </UnstyledButton>
              </>
            ) : (
              <>
                <PhoneLink to={paths.register(returnUrl)}>Register</PhoneLink>
                <PhoneLink to={paths.login(returnUrl)}>Login</PhoneLink>
              </>
            )}
          </nav>
          <div className={classes.theme}>
            <ThemeChoice isRow />
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}

interface PhoneLinksProps {
  label: string
  pages: Partial<Record<AdminPage, string>>
  /** Otherwise only where one is: an Admin has many of them. */
  isOpen?: boolean
}

function PhoneLinks({ label, pages, isOpen = false }: PhoneLinksProps) {
  const { pathname } = useLocation()
  const links = Object.entries(pages).map(([page, name]) => ({ to: paths.statistics(page as AdminPage), name }))
  return (
    <details className={classes.browse} open={isOpen || links.some(({ to }) => pathname.startsWith(to))}>
      <summary className={classes.link}>
        {label} <ChevronDownIcon />
      </summary>
      <div>
        {links.map(({ to, name }) => (
          <PhoneLink key={to} to={to}>
            {name}
          </PhoneLink>
        ))}
      </div>
    </details>
  )
}

interface PhoneLinkProps {
  to: string
  /** By its address where it is not said. */
  isCurrent?: boolean
  children: string
}

function PhoneLink({ to, isCurrent, children }: PhoneLinkProps) {
  const match = useMatch(to.split('?')[0] ?? to)
  return (
    <Link to={to} className={classes.link} aria-current={(isCurrent ?? match !== null) ? 'page' : undefined}>
      {children}
    </Link>
  )
}

function useCloseOnNavigation(onClose: () => void) {
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    if (key !== openedAt.current) onClose()
  }, [key, onClose])
}
