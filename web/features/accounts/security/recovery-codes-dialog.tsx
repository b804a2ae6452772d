import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogButtons } from '#web/ui/dialog.tsx'
import { saveBlob } from '#web/ui/save-file.ts'
import classes from './security.module.css'
import { words } from './words.ts'

/** The only time that the codes are shown, so it closes by its button alone. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const save = () => saveBlob(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), 'coursewise-recovery-codes.txt')
  return (
    <Dialog title={words.saveCodes} size={480} hasClose={false}>
      <p>{words.saveCodesHelp}</p>
      <ul className={classes.codes} aria-label={words.recoveryCodes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <DialogButtons>
        <Button variant="default" onClick={save}>
          {words.saveAsFile}
        </Button>
        <Button data-autofocus onClick={onClose}>
          {words.haveSaved}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
