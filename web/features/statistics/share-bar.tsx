import classes from './share-bar.module.css'

/** A percentage at a glance. Hidden from screen readers, because the number is always beside it. */
export function ShareBar({ percentage }: { percentage: number }) {
  return (
    <svg className={classes.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={classes.part} width={percentage} height="1" />
    </svg>
  )
}
