import classes from './share-bar.module.css'

/** How much of a hundred, at a glance. It says nothing by itself: the figure always stands beside it. */
export function ShareBar({ percentage }: { percentage: number }) {
  return (
    <svg className={classes.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className={classes.part} width={percentage} height="1" />
    </svg>
  )
}
