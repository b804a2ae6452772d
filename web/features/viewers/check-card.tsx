import type { ReactNode } from 'react'
import type { Check } from '#contract/materials/materials.ts'
import { percent } from '#web/ui/format.ts'
import classes from './viewer.module.css'
import { words } from './words.ts'

/** A check where nobody takes it, in the preview of a draft. Its questions stay with those who learn the course. */
export const CheckCard = ({ icon, check }: { icon: ReactNode; check: Check }) => (
  <div className={classes.card}>
    <span className={classes.mark}>{icon}</span>
    <p>{words.checkAsks({ count: check.questionsCount, percent: percent(check.passPercent) })}</p>
    <p className={classes.quiet}>{words.checkIsForLearners}</p>
  </div>
)
