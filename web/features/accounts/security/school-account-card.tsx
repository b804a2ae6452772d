import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/core/paths.ts'
import type { SchoolLink } from '#contract/oidc/oidc.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { formatDay } from '#web/ui/format.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { schoolLinkQuery, useSchoolLink, useSchoolUnlink } from '../school.api.ts'
import classes from './security.module.css'

/** Renders nothing where the portal has no school's account. */
export function SchoolAccountCard() {
  const { data: link } = useQuery(schoolLinkQuery())
  if (!link?.name) return null
  return (
    <Card title="School’s account">
      <div className={classes.content}>
        <p className={classes.hint}>{describeLink(link)}</p>
        {(link.linkedUTC === null || link.canUnlink) && <LinkOrUnlink link={link} />}
      </div>
    </Card>
  )
}

function describeLink({ name, linkedUTC, canUnlink }: SchoolLink) {
  if (linkedUTC === null) return `Link ${name} to log in without your password.`
  const linked = `Linked with ${name} on ${formatDay(linkedUTC)}.`
  return canUnlink ? linked : `${linked} It is your only way to log in, so it stays linked.`
}

/** One button for both, so that the focus stays on it. */
function LinkOrUnlink({ link: { name, linkedUTC } }: { link: SchoolLink }) {
  const link = useSchoolLink()
  const unlink = useSchoolUnlink()
  const error = link.error ?? unlink.error
  const done = () => notifyDone('Your school’s account is no longer linked.')
  const press = () => (linkedUTC === null ? link.mutate(paths.security()) : unlink.mutate(undefined, { onSuccess: done }))
  return (
    <>
      {error && <ErrorList messages={errorMessages(error)} />}
      <Button variant="default" className={classes.submit} loading={link.isPending || unlink.isPending} onClick={press}>
        {linkedUTC === null ? 'Link' : 'Unlink'} {name}
      </Button>
    </>
  )
}
