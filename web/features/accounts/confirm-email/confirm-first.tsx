import { useMutation, useQuery } from '@tanstack/react-query'
import type { Profile } from '#contract/accounts/accounts.ts'
import { sendEmailLink } from '#contract/accounts/recovery.ts'
import { call } from '#web/core/call.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { profileQuery } from '../profile.api.ts'
import classes from './confirm-first.module.css'
import { words } from './words.ts'

/** The link that confirms the own address, or the new one. */
export const useSendEmailLink = () => useMutation({ mutationFn: () => call(sendEmailLink) })

/** What waits until the address is confirmed, with the mail again. Renders nothing for users who wait for nothing. */
export function ConfirmFirst({ whatFor }: { whatFor: 'points' | 'security' }) {
  const { data: profile } = useQuery(profileQuery())
  const send = useSendEmailLink()
  const sentence = profile && sentences[whatFor](profile)
  if (!sentence) return null
  const done = () => notifyDone(words.linkIsSent({ email: profile.email }))
  return (
    <div className={classes.note}>
      <Notice>{sentence}</Notice>
      {send.isError && <ErrorList messages={errorMessages(send.error)} />}
      <Button variant="default" size="sm" loading={send.isPending} onClick={() => send.mutate(undefined, { onSuccess: done })}>
        {words.sendAgain}
      </Button>
    </div>
  )
}

const sentences = {
  points: ({ waitingPoints, email }: Profile) => waitingPoints > 0 && words.pointsWait({ count: waitingPoints, email }),
  security: ({ mustConfirmEmail, email }: Profile) => mustConfirmEmail && words.securityWaits({ email }),
}
