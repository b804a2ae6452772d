import { useQuery } from '@tanstack/react-query'
import { paths } from '#contract/core/paths.ts'
import type { SchoolLink } from '#contract/oidc/oidc.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { paragraph } from '#web/core/sentences.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { formatDay } from '#web/ui/format.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { schoolLinkQuery, useSchoolLink, useSchoolUnlink } from '../school.api.ts'
import classes from './security.module.css'
import { words } from './words.ts'

/** Renders nothing where the portal has no school's account. */
export function SchoolAccountCard() {
  const { data: link } = useQuery(schoolLinkQuery())
  if (!link?.name) return null
  return (
    <Card title={words.school}>
      <div className={classes.content}>
        <p className={classes.hint}>{describeLink(link, link.name)}</p>
        {(link.linkedUTC === null || link.canUnlink) && <LinkOrUnlink school={link.name} isLinked={link.linkedUTC !== null} />}
      </div>
    </Card>
  )
}

function describeLink({ linkedUTC, canUnlink }: SchoolLink, school: string) {
  if (linkedUTC === null) return words.linkHelp({ school })
  return paragraph(words.linkedSince({ school, day: formatDay(linkedUTC) }), !canUnlink && words.staysLinked)
}

/** One button for both, so that the focus stays on it. */
function LinkOrUnlink({ school, isLinked }: { school: string; isLinked: boolean }) {
  const link = useSchoolLink()
  const unlink = useSchoolUnlink()
  const error = link.error ?? unlink.error
  const done = () => notifyDone(words.unlinked)
  const press = () => (isLinked ? unlink.mutate(undefined, { onSuccess: done }) : link.mutate(paths.security()))
  return (
    <>
      {error && <ErrorList messages={errorMessages(error)} />}
      <Button variant="default" className={classes.submit} loading={link.isPending || unlink.isPending} onClick={press}>
        {isLinked ? words.unlink({ school }) : words.link({ school })}
      </Button>
    </>
  )
}
