import { Drawer, UnstyledButton } from '@mantine/core'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Drawer.css'
import { useEffect, useRef } from 'react'
import { Link, useLocation, useMatch } from 'react-router'
import { titles } from '#contract/core/first-words.ts'
import { paths } from '#contract/core/paths.ts'
import { type AdminPage, managedPages, statisticsPages } from '#contract/statistics/admin-pages.ts'
import { useSession } from '#web/core/session.ts'
import { useReturnUrl } from '#web/core/use-return-url.ts'
import { FieldLinks } from '#web/features/fields/index.ts'
import { ChevronDownIcon } from '#web/ui/first-icons.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { useReturnFocus } from '#web/ui/use-return-focus.ts'
import { words as barWords } from './first-words.ts'
import { useSection } from './nav-links.ts'
import classes from './phone-menu.module.css'
import { SearchBox } from './search-box.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { words } from './words.ts'

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
      <Drawer.Content aria-label={barWords.menu}>
        <Drawer.Body>
          <div className={classes.top}>
            <Logo />
            <Drawer.CloseButton size="lg" aria-label={words.closeMenu} />
          </div>
          <SearchBox onSearch={onClose} />
          <nav className={classes.links} aria-label={barWords.menu}>
            <PhoneLink to={paths.courses()} isCurrent={section === 'courses'}>
              {titles.courses}
            </PhoneLink>
            <details className={classes.browse}>
              <summary className={classes.link}>
                {barWords.browse} <ChevronDownIcon />
              </summary>
              <FieldLinks linkClass={classes.link} />
            </details>
            <PhoneLink to={paths.plan()} isCurrent={section === 'plan'}>
              {barWords.plan}
            </PhoneLink>
            <PhoneLink to={paths.shoppingCart()}>{barWords.cart}</PhoneLink>
            <PhoneLink to={paths.wishlist()}>{titles.wishlist}</PhoneLink>
            {claims && (
              <PhoneLink to={paths.myLearning()} isCurrent={section === 'my-learning'}>
                {barWords.myLearning}
              </PhoneLink>
            )}
            {hasRole('Creator') && <PhoneLink to={paths.teaching()}>{barWords.teaching}</PhoneLink>}
            {hasRole('Admin') && (
              <>
                <PhoneLinks label={barWords.statistics} pages={statisticsPages} isOpen />
                <PhoneLinks label={barWords.manage} pages={managedPages} />
              </>
            )}
            <hr className={classes.line} />
            {claims ? (
              <>
                <PhoneLink to={paths.profile()}>{claims.name}</PhoneLink>
                <PhoneLink to={paths.gifts()}>{words.gifts}</PhoneLink>
                <PhoneLink to={paths.security()}>{words.security}</PhoneLink>
                <UnstyledButton className={classes.link} onClick={leave}>
                  {barWords.logout}
                </UnstyledButton>
              </>
            ) : (
              <>
                <PhoneLink to={paths.register(returnUrl)}>{titles.register}</PhoneLink>
                <PhoneLink to={paths.login(returnUrl)}>{titles.login}</PhoneLink>
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
