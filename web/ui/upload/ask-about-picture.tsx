import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useAskBeforeClosing } from './use-upload.ts'

/** Asks before a screen is left with a picture that is on its way, or that nothing was saved with yet. */
export function AskAboutPicture({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useAskBeforeClosing(isUnsaved)
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title="Leave without the new picture?"
      confirm="Leave"
      cancel="Stay"
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      <p>Your picture is changed only when you save.</p>
    </ConfirmDialog>
  )
}
