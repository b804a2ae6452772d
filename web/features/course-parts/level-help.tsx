import { limits } from '#contract/core/limits.ts'
import classes from './level-help.module.css'
import { words } from './words.ts'

/** Explains the levels beside skills; closed at first. */
export const LevelHelp = () => (
  <details className={classes.help}>
    <summary>{words.whatLevelsMean}</summary>
    <p>{words.levelsAddUp(limits.course.skillLevel)}</p>
    <p>{words.whenShown}</p>
  </details>
)
