import { limits } from '#contract/core/limits.ts'
import type { UserStatistics } from '#contract/statistics/statistics.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { useSignOutUser } from './statistics.api.ts'

interface SignOutDialogProps {
  user: UserStatistics
  isOneself: boolean
  onClose: () => void
}

export function SignOutDialog({ user: { id, name, email }, isOneself, onClose }: SignOutDialogProps) {
  const signOut = useSignOutUser(id)
  const done = () => {
    notifyDone(`${name} is logged out everywhere.`)
    onClose()
  }
  return (
    <ConfirmDialog
      title={isOneself ? 'Log yourself out everywhere?' : `Log ${name} out everywhere?`}
      confirm="Log out everywhere"
      cancel="Cancel"
      isBusy={signOut.isPending}
      error={signOut.error}
      onConfirm={() => signOut.mutate(undefined, { onSuccess: done })}
      onCancel={onClose}
    >
      {`${email} has to log in again on every device${isOneself ? ', including this one' : ''}, within ${limits.accessTokenMinutes} minutes. Nothing else changes.`}
    </ConfirmDialog>
  )
}
