import { limits } from '#contract/core/limits.ts'
import type { UserStatistics } from '#contract/statistics/statistics.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { common } from '#web/ui/words.ts'
import { useSignOutUser } from './statistics.api.ts'
import { words } from './words.ts'

interface SignOutDialogProps {
  user: UserStatistics
  isOneself: boolean
  onClose: () => void
}

export function SignOutDialog({ user: { id, name, email }, isOneself, onClose }: SignOutDialogProps) {
  const signOut = useSignOutUser(id)
  const done = () => {
    notifyDone(words.signedOut({ name }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={isOneself ? words.signOutOneself : words.signOutUser({ name })}
      confirm={words.signOut}
      cancel={common.cancel}
      isBusy={signOut.isPending}
      error={signOut.error}
      onConfirm={() => signOut.mutate(undefined, { onSuccess: done })}
      onCancel={onClose}
    >
      {(isOneself ? words.signOutOneselfMeans : words.signOutMeans)({ email, count: limits.accessTokenMinutes })}
    </ConfirmDialog>
  )
}
