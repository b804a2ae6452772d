import classes from './chip.module.css'

/** A short word in a quiet frame, with an addition where it has one: "SQL, level 3". */
export function Chip({ children, addition }: { children: string; addition?: string }) {
  return (
    <span className={classes.chip}>
      {children}
      {addition && <span className={classes.addition}>{addition}</span>}
    </span>
  )
}
