import { useQuery } from '@tanstack/react-query'
import { errorMessages } from '#web/core/call-error.ts'
import { useReturnUrl } from '#web/core/use-return-url.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import classes from './entry-card.module.css'
import { schoolAccountQuery, useSchoolSignIn } from './school.api.ts'
import { words } from './words.ts'

/** Renders nothing where the portal has no school's account. */
export function SchoolButton() {
  const { data } = useQuery(schoolAccountQuery())
  const signIn = useSchoolSignIn()
  const returnUrl = useReturnUrl()
  if (!data?.name) return null
  return (
    <div className={classes.instead}>
      <Button variant="default" fullWidth loading={signIn.isPending} onClick={() => signIn.mutate(returnUrl)}>
        {words.loginWithSchool({ school: data.name })}
      </Button>
      {signIn.isError && <ErrorList messages={errorMessages(signIn.error)} />}
    </div>
  )
}
