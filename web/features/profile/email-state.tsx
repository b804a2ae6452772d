import type { Profile } from '#contract/accounts/accounts.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { useSendEmailLink } from '#web/features/accounts/confirm-email/index.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { counted } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { useCancelEmailChange } from './profile.api.ts'
import classes from './profile.module.css'

/** Below the email address: what waits for a confirmation. Renders nothing when nothing does. */
export function EmailState({ profile: { email, newEmail, isEmailUnverified, waitingPoints } }: { profile: Profile }) {
  const send = useSendEmailLink()
  const cancel = useCancelEmailChange()
  const error = send.error ?? cancel.error
  if (!newEmail && !isEmailUnverified) return null
  const brings = waitingPoints > 0 ? ` You get ${counted(waitingPoints, 'point')} then.` : ''
  return (
    <div className={classes.emailState}>
      <Notice>
        {newEmail
          ? `Waiting for confirmation: open the link that was sent to ${newEmail}. Until then ${email} stays.`
          : `This address is not confirmed yet. Open the link in the mail that was sent to it.${brings}`}
      </Notice>
      {error && <ErrorList messages={errorMessages(error)} />}
      <div className={classes.buttons}>
        <Button
          variant="default"
          size="sm"
          loading={send.isPending}
          onClick={() => send.mutate(undefined, { onSuccess: () => notifyDone(`A link is on its way to ${newEmail ?? email}.`) })}
        >
          Send again
        </Button>
        {newEmail && (
          <Button
            variant="default"
            size="sm"
            loading={cancel.isPending}
            onClick={() => cancel.mutate(undefined, { onSuccess: () => notifyDone(`Your email address stays ${email}.`) })}
          >
            Cancel the change
          </Button>
        )}
      </div>
    </div>
  )
}
