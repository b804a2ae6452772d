import classes from './seal.module.css'

/** Whether something is proven. Three rotated squares make its edge. Decoration: the words beside it say the same. */
export function Seal({ isProven, size = 56 }: { isProven: boolean; size?: number }) {
  return (
    <svg
      className={classes.seal}
      data-proven={isProven || undefined}
      width={size}
      height={size}
      viewBox="0 0 56 56"
      aria-hidden="true"
    >
      {[0, 30, 60].map((turn) => (
        <rect key={turn} x="9" y="9" width="38" height="38" rx="6" transform={`rotate(${turn} 28 28)`} />
      ))}
      <circle className={classes.ring} cx="28" cy="28" r="18" />
      <path className={classes.sign} d={isProven ? 'm20 28.5 5.6 5.6L36.5 23' : 'M19 26.5c3-3.5 6-3.5 9 0s6 3.5 9 0M19 33h18'} />
    </svg>
  )
}
