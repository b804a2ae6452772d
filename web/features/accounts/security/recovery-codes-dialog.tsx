import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog.tsx'
import { saveBlob } from '#web/ui/save-file.ts'
import classes from './security.module.css'

/** The only time that the codes are shown, so it closes by its button alone. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const save = () => saveBlob(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'coursewise-recovery-codes.txt')
  return (
    <Dialog title="Save your recovery codes" size={480} hasClose={false}>
      <p>
        After your password, each of them works once instead of a code from your app. They are shown only once: print or save
        them.
      </p>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <DialogButtons>
        <Button variant="default" onClick={save}>
          Save as a file
        </Button>
        <Button data-autofocus onClick={onClose}>
          I have saved them
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
