import { AlertIcon, CheckIcon } from '#web/ui/first-icons.tsx'
import type { Keeping } from './answer-keeper.ts'
import classes from './questions.module.css'
import { words } from './words.ts'

/** Whether the portal has all answers. Only when it has not is it said aloud: "Saved" after each letter would be a nuisance. */
export const SavedLine = ({ saving }: Pick<Keeping, 'saving'>) => (
  <span className={classes.saved} data-failed={saving === 'failed' || undefined}>
    {saving === 'saved' && <CheckIcon />}
    {saving === 'failed' && <AlertIcon />}
    {saving === 'saved' && words.saved}
    {saving === 'waiting' && words.saving}
    <span role="status">{saving === 'failed' && words.notSaved}</span>
  </span>
)
