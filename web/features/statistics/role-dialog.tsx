import type { UserStatistics } from '#contract/statistics/statistics.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { common } from '#web/ui/words.ts'
import { useSetAdmin } from './statistics.api.ts'
import { words } from './words.ts'

interface RoleDialogProps {
  user: UserStatistics
  onClose: () => void
}

export function RoleDialog({ user: { id, name, email, isAdmin }, onClose }: RoleDialogProps) {
  const setAdmin = useSetAdmin(id)
  const done = () => {
    notifyDone(isAdmin ? words.isNoAdmin({ name }) : words.isAdminNow({ name }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={isAdmin ? words.removeAdminOf({ name }) : words.makeAdminOf({ name })}
      confirm={isAdmin ? words.removeAdmin : words.makeAdmin}
      cancel={common.cancel}
      isBusy={setAdmin.isPending}
      error={setAdmin.error}
      onConfirm={() => setAdmin.mutate({ isAdmin: !isAdmin }, { onSuccess: done })}
      onCancel={onClose}
    >
      {isAdmin ? words.adminLoses({ email }) : words.adminMay({ email })}
    </ConfirmDialog>
  )
}
