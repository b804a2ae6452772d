import type { Profile } from '#contract/accounts/accounts.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { paragraph } from '#web/core/sentences.ts'
import { useSendEmailLink } from '#web/features/accounts/confirm-email/index.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { common } from '#web/ui/words.ts'
import { useCancelEmailChange } from './profile.api.ts'
import classes from './profile.module.css'
import { words } from './words.ts'

/** Below the email address: what waits for a confirmation. Renders nothing when nothing does. */
export function EmailState({ profile: { email, newEmail, isEmailUnverified, waitingPoints } }: { profile: Profile }) {
  const send = useSendEmailLink()
  const cancel = useCancelEmailChange()
  const error = send.error ?? cancel.error
  if (!newEmail && !isEmailUnverified) return null
  const brings = waitingPoints > 0 && words.getThen({ points: common.points({ count: waitingPoints }) })
  return (
    <div className={classes.emailState}>
      <Notice>{newEmail ? words.newEmailWaits({ newEmail, email }) : paragraph(words.emailWaits, brings)}</Notice>
      {error && <ErrorList messages={errorMessages(error)} />}
      <div className={classes.buttons}>
        <Button
          variant="default"
          size="sm"
          loading={send.isPending}
          onClick={() => send.mutate(undefined, { onSuccess: () => notifyDone(words.linkIsSent({ email: newEmail ?? email })) })}
        >
          {words.sendAgain}
        </Button>
        {newEmail && (
          <Button
            variant="default"
            size="sm"
            loading={cancel.isPending}
            onClick={() => cancel.mutate(undefined, { onSuccess: () => notifyDone(words.emailStays({ email })) })}
          >
            {words.cancelChange}
          </Button>
        )}
      </div>
    </div>
  )
}
