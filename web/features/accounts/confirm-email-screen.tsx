import { useLocation } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import classes from './entry-card.module.css'
import { EntryCard } from './entry-card.tsx'
import { useConfirmEmail } from './recovery.api.ts'
import { words } from './words.ts'

/** Waits for a press of the button, because programs that check mails for dangerous links open them too. */
function ConfirmEmailScreen() {
  const token = useLocation().hash.slice(1)
  const confirm = useConfirmEmail()
  if (confirm.isSuccess) {
    return (
      <EntryCard title={words.thankYou} lead={words.isConfirmed({ email: confirm.data.email })} takesFocus>
        <LinkButton to={paths.profile()} replace>
          {words.toProfile}
        </LinkButton>
      </EntryCard>
    )
  }
  return (
    <EntryCard title={words.confirmEmail} lead={words.confirmEmailHelp}>
      <div className={classes.form}>
        <Button loading={confirm.isPending} onClick={() => confirm.mutate(token)}>
          {words.confirmThis}
        </Button>
        {confirm.isError && <ErrorList messages={errorMessages(confirm.error)} />}
      </div>
    </EntryCard>
  )
}

export { ConfirmEmailScreen as Component }
