import { queryClient } from '#web/core/query-client.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { ConfirmFirst } from '../confirm-email/confirm-first.tsx'
import { factorsQuery } from '../factors/factors.api.ts'
import { profileQuery } from '../profile.api.ts'
import { schoolLinkQuery } from '../school.api.ts'
import { PasskeysCard } from './passkeys-card.tsx'
import { SchoolAccountCard } from './school-account-card.tsx'
import { sessionsQuery } from './security.api.ts'
import classes from './security.module.css'
import { SessionsCard } from './sessions-card.tsx'
import { TotpCard } from './totp-card.tsx'
import { words } from './words.ts'

/** Loads the lists, so that nothing moves later. A card whose list could not be loaded says so itself. */
const loadSecurity = () =>
  Promise.all([
    queryClient.prefetchQuery(factorsQuery()),
    queryClient.prefetchQuery(profileQuery()),
    queryClient.prefetchQuery(schoolLinkQuery()),
    queryClient.prefetchQuery(sessionsQuery()),
  ])

/** How the user signs in, and where they are signed in: one card for each. */
function SecurityScreen() {
  return (
    <>
      <PageHeading title={words.title} />
      <div className={classes.cards}>
        <ConfirmFirst whatFor="security" />
        <PasskeysCard />
        <TotpCard />
        <SchoolAccountCard />
        <SessionsCard />
      </div>
    </>
  )
}

export { loadSecurity as loader, SecurityScreen as Component }
