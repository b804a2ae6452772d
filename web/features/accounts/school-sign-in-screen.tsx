import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { safeReturnUrl } from '#contract/accounts/return-url.ts'
import { paths } from '#contract/core/paths.ts'
import { finishAtSchool } from '#contract/oidc/oidc.ts'
import { call } from '#web/core/call.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { rememberSchoolSession } from '#web/core/school-session.ts'
import { useSession } from '#web/core/session.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { LoadingPage } from '#web/ui/loading.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { enter, guestLists } from './accounts.api.ts'
import classes from './entry-card.module.css'
import { words } from './words.ts'

/** The school sends people here, with a code in the address. Somebody who is signed in comes to link their account. */
function SchoolSignInScreen() {
  const finish = useFinish()
  const { claims } = useSession()
  if (!finish.isError) return <LoadingPage />
  return (
    <div className={classes.card}>
      <PageHeading title={claims ? words.notLinked : words.notLoggedIn} />
      <div className={classes.form}>
        <ErrorList messages={errorMessages(finish.error)} />
        <LinkButton to={claims ? paths.security() : paths.login()} replace>
          {claims ? words.backToSecurity : words.backToLogin}
        </LinkButton>
      </div>
    </div>
  )
}

/** Sends the code to the server, once: it works only once. Not in a loader, which would run again when the session changes. */
function useFinish() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const finish = useMutation({
    mutationFn: (response: string) => call(finishAtSchool, { body: { response, ...guestLists() } }),
    onSuccess: ({ pair, returnUrl }) => {
      if (pair) {
        enter(pair)
        rememberSchoolSession()
      } else notifyDone(words.schoolIsLinked)
      return navigate(safeReturnUrl(returnUrl), { replace: true })
    },
  })
  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    finish.mutate(search)
  }, [finish, search])
  return finish
}

export { SchoolSignInScreen as Component }
