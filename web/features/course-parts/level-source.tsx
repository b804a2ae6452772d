import { words } from '#contract/skills/words.ts'
import { CheckIcon } from '#web/ui/first-icons.tsx'
import classes from './level-source.module.css'

/** Below skills with levels: where these come from. `LevelHelp` explains it. */
export const LevelSource = ({ levelsShown }: { levelsShown: boolean }) => (
  <p className={classes.source}>
    {levelsShown && <CheckIcon />}
    {levelsShown ? words.levelsShown : words.levelsStated}
  </p>
)
