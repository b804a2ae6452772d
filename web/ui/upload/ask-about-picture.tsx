import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { useAskBeforeClosing } from './use-upload.ts'
import { words } from './words.ts'

/** Asks before a screen is left with a picture that is on its way, or that nothing was saved with yet. */
export function AskAboutPicture({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useAskBeforeClosing(isUnsaved)
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={words.leaveWithout}
      confirm={words.leave}
      cancel={words.stay}
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      <p>{words.onlyWhenSaved}</p>
    </ConfirmDialog>
  )
}
