import { UnstyledButton } from '@mantine/core'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { Link, NavLink, useNavigate } from 'react-router'
import { titles } from '#contract/core/first-words.ts'
import { paths } from '#contract/core/paths.ts'
import { signOut, useSession } from '#web/core/session.ts'
import { useReturnUrl } from '#web/core/use-return-url.ts'
import { useCartCount } from '#web/features/cart/index.ts'
import { CartIcon, HeartIcon, MenuIcon, SearchIcon, UserIcon } from '#web/ui/first-icons.tsx'
import { formatNumber } from '#web/ui/format.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Logo } from '#web/ui/logo.tsx'
import { words } from './first-words.ts'
import classes from './nav-bar.module.css'
import { useSection } from './nav-links.ts'
import { BrowseMenu, UserMenu } from './nav-menus.tsx'
import { SearchBox } from './search-box.tsx'
import { ThemeSwitch } from './theme-choice.tsx'

const NotificationBell = lazyPart(
  async () => (await import('#web/features/notifications/notification-bell.tsx')).NotificationBell,
)
const PhoneMenu = lazyPart(async () => (await import('./phone-menu.tsx')).PhoneMenu)

export function NavBar() {
  const { claims, hasRole } = useSession()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [isSearchOpen, setSearchOpen] = useState(false)
  const leave = useSignOut()
  const section = useSection()
  const isAdmin = hasRole('Admin')
  return (
    <header className={classes.header} data-full={claims ? true : undefined}>
      <div className={classes.bar}>
        <Link to={paths.courses()} className={classes.home} data-mark={isAdmin || undefined} aria-label={words.home}>
          <Logo />
        </Link>
        <nav className={classes.wide} aria-label={words.main}>
          <Link to={paths.courses()} className={classes.link} aria-current={section === 'courses' ? 'page' : undefined}>
            {titles.courses}
          </Link>
          {!claims && <BrowseMenu />}
          {isAdmin ? (
            <>
              <UserMenu of="statistics" />
              <UserMenu of="manage" />
            </>
          ) : (
            <Link
              to={paths.plan()}
              className={classes.link}
              aria-label={words.plan}
              aria-current={section === 'plan' ? 'page' : undefined}
            >
              <span className={classes.roomy}>{words.plan}</span>
              <span className={classes.tight}>{words.planInShort}</span>
            </Link>
          )}
          {hasRole('Creator') && (
            <NavLink to={paths.teaching()} className={classes.link}>
              {words.teaching}
            </NavLink>
          )}
          {claims && <UserMenu of="more" />}
        </nav>
        <div className={classes.search}>
          <SearchBox />
        </div>
        <IconButton
          className={classes.narrow}
          size={40}
          label={words.search}
          aria-expanded={isSearchOpen}
          onClick={() => setSearchOpen(!isSearchOpen)}
        >
          <SearchIcon />
        </IconButton>
        <nav className={classes.personal} aria-label={words.personal}>
          <CartLink className={classes.iconLink} />
          {!claims && (
            <div className={classes.wide}>
              <NavLink to={paths.wishlist()} className={classes.iconLink} aria-label={titles.wishlist}>
                <HeartIcon />
              </NavLink>
            </div>
          )}
          {claims && (
            <Suspense fallback={<span className={classes.iconLink} />}>
              <NotificationBell
                key={claims.sub}
                buttonClass={`${classes.iconLink} ${classes.withCount}`}
                countClass={classes.count}
              />
            </Suspense>
          )}
          <div className={classes.wide}>{claims ? <UserLinks name={claims.name} onLeave={leave} /> : <GuestLinks />}</div>
        </nav>
        {!claims && (
          <div className={classes.wide}>
            <ThemeSwitch buttonClass={classes.iconLink} />
          </div>
        )}
        <IconButton
          className={classes.narrow}
          size={40}
          label={words.menu}
          aria-expanded={isMenuOpen}
          onClick={() => setMenuOpen(true)}
        >
          <MenuIcon />
        </IconButton>
      </div>
      {isSearchOpen && (
        <div className={classes.searchRow}>
          <SearchBox isFocused onSearch={() => setSearchOpen(false)} />
        </div>
      )}
      <OfflineNotice />
      <Suspense>{isMenuOpen && <PhoneMenu onClose={() => setMenuOpen(false)} onLeave={leave} />}</Suspense>
    </header>
  )
}

function UserLinks({ name, onLeave }: { name: string; onLeave: () => void }) {
  const section = useSection()
  return (
    <>
      <Link to={paths.myLearning()} className={classes.link} aria-current={section === 'my-learning' ? 'page' : undefined}>
        {words.myLearning}
      </Link>
      <NavLink to={paths.profile()} className={classes.user} title={name}>
        <UserIcon />
        <span>{name}</span>
      </NavLink>
      <UnstyledButton className={classes.link} onClick={onLeave}>
        {words.logout}
      </UnstyledButton>
    </>
  )
}

function GuestLinks() {
  const returnUrl = useReturnUrl()
  return (
    <>
      <NavLink to={paths.register(returnUrl)} className={classes.link}>
        {titles.register}
      </NavLink>
      <NavLink to={paths.login(returnUrl)} className={classes.link}>
        {titles.login}
      </NavLink>
    </>
  )
}

/** Navigates to the courses first, so that leaving a guarded page does not lead to the login. */
function useSignOut() {
  const navigate = useNavigate()
  return () => {
    void navigate(paths.courses())
    signOut()
  }
}

/** The cart, with the number of courses in it. */
function CartLink({ className }: { className: string | undefined }) {
  const count = useCartCount()
  return (
    <NavLink
      to={paths.shoppingCart()}
      className={`${className} ${classes.withCount}`}
      aria-label={count > 0 ? words.cartWith({ count, items: formatNumber(count) }) : words.cart}
    >
      <CartIcon />
      {count > 0 && (
        <span key={count} className={classes.count} aria-hidden="true">
          {count}
        </span>
      )}
    </NavLink>
  )
}

/** The live region is there from the start, so that a screen reader says the sentence when it appears. */
function OfflineNotice() {
  const isOnline = useSyncExternalStore(watch, () => navigator.onLine)
  return (
    <div role="status" className={classes.notice}>
      {isOnline ? null : <p>{words.offline}</p>}
    </div>
  )
}

function watch(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
