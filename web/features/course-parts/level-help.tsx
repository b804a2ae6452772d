import { limits } from '#contract/core/limits.ts'
import classes from './level-help.module.css'

const { min, max } = limits.course.skillLevel

/** Explains the levels beside skills; closed at first. */
export const LevelHelp = () => (
  <details className={classes.help}>
    <summary>What do levels mean?</summary>
    <p>
      {`Levels add up. Completing a course adds its levels to yours: ${min} for a first look, up to ${max} for a long, thorough course. After one course with SQL +2 and one with SQL +3 you have SQL 5.`}
    </p>
  </details>
)
