import type { UserStatistics } from '#contract/statistics/statistics.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { useSetAdmin } from './statistics.api.ts'

interface RoleDialogProps {
  user: UserStatistics
  onClose: () => void
}

export function RoleDialog({ user: { id, name, email, isAdmin }, onClose }: RoleDialogProps) {
  const setAdmin = useSetAdmin(id)
  const done = () => {
    notifyDone(isAdmin ? `${name} is no longer an Admin.` : `${name} is an Admin now.`)
    onClose()
  }
  return (
    <ConfirmDialog
      title={isAdmin ? `Remove ${name} as an Admin?` : `Make ${name} an Admin?`}
      confirm={isAdmin ? 'Remove as Admin' : 'Make Admin'}
      cancel="Cancel"
      isBusy={setAdmin.isPending}
      error={setAdmin.error}
      onConfirm={() => setAdmin.mutate({ isAdmin: !isAdmin }, { onSuccess: done })}
      onCancel={onClose}
    >
      {isAdmin
        ? `${email} immediately loses access to the statistics and everything else that only Admins can do.`
        : `${email} will see everybody’s email and balance, grant points, edit and delete every course, and make and remove Admins, including you.`}
    </ConfirmDialog>
  )
}
