import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { words } from './words.ts'

interface LeaveDialogProps {
  /** The names of files that are not in the course yet. */
  files: string[]
  /** Whether the thumbnail is being uploaded. */
  isPicture: boolean
  onLeave: () => void
  onStay: () => void
}

/** Asks before the editor is left while something would be stopped, or is not saved. */
export function LeaveDialog({ files, isPicture, onLeave, onStay }: LeaveDialogProps) {
  const isUploading = isPicture || files.length > 0
  return (
    <ConfirmDialog
      title={isUploading ? words.leaveFilesTitle : words.leaveTitle}
      confirm={words.leave}
      cancel={words.stay}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {files.length > 0 && <UnusedFiles names={files} />}
      {isPicture && <p>{words.leavePicture}</p>}
      {!isUploading && <p>{words.leaveChanges}</p>}
    </ConfirmDialog>
  )
}

const shown = 5

export const UnusedFiles = ({ names }: { names: string[] }) => (
  <>
    <p>{words.unusedFiles}</p>
    <ul>
      {[...new Set(names)].slice(0, shown).map((name) => (
        <li key={name}>{name}</li>
      ))}
      {names.length > shown && <li>{words.andMore({ count: names.length - shown })}</li>}
    </ul>
  </>
)
