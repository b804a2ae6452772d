import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

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
      title={isUploading ? 'Leave before your files are added?' : 'Leave without saving?'}
      confirm="Leave"
      cancel="Stay"
      onConfirm={onLeave}
      onCancel={onStay}
    >
      {files.length > 0 && <UnusedFiles names={files} />}
      {isPicture && <p>The picture is still uploading. If you leave now, you have to choose it again.</p>}
      {!isUploading && <p>Your last changes are not saved. This browser keeps them until you come back.</p>}
    </ConfirmDialog>
  )
}

const shown = 5

export const UnusedFiles = ({ names }: { names: string[] }) => (
  <>
    <p>These files are not in the course yet. The uploaded parts are kept for a day and offered when you edit a course.</p>
    <ul>
      {[...new Set(names)].slice(0, shown).map((name) => (
        <li key={name}>{name}</li>
      ))}
      {names.length > shown && <li>{`and ${names.length - shown} more`}</li>}
    </ul>
  </>
)
